import IssueReporting
import ViewGraph

/// The services of a screen, for code without access to a view's environment.
@MainActor
package final class ScreenServices {
  package let storage: ScreenStorage
  package let openURL: OpenURLAction
  package let announce: @MainActor (String) -> Void
  /// Copies a text to the user's clipboard.
  package let copy: @MainActor (String) -> Void
  /// Offers a file to the user.
  package let save: SavedFile.Save
  /// The text that the screen copied last.
  package var copied: String?
  package var viewport: CGSize
  package var traits: HostTraits
  /// The services that families of views add, by type.
  private var additions: [ObjectIdentifier: AnyObject] = [:]

  package init(
    storage: ScreenStorage, openURL: OpenURLAction, announce: @escaping @MainActor (String) -> Void,
    copy: @escaping @MainActor (String) -> Void, save: @escaping SavedFile.Save, viewport: CGSize, traits: HostTraits
  ) {
    self.storage = storage
    self.openURL = openURL
    self.announce = announce
    self.copy = copy
    self.save = save
    self.viewport = viewport
    self.traits = traits
  }

  /// Returns the screen's instance of a type. The first call creates it.
  package func addition<Service: AnyObject>(_ make: () -> Service) -> Service {
    let key = ObjectIdentifier(Service.self)
    if let known = additions[key] as? Service { return known }
    let new = make()
    additions[key] = new
    return new
  }

  /// The services of the screen whose view runs the current code, either directly, in a closure, or in a task that the
  /// view started. The value is `nil` if the code does not belong to a view or if the screen has been closed.
  package static var current: ScreenServices? { Graph.current?.services as? ScreenServices }

  /// Returns the ``current`` services. If there are none because the code does not belong to a view, this method
  /// reports an issue. A closed screen is not an issue, because a task may outlive its screen.
  ///
  /// - Parameter message: returns the text of the issue. The argument is the end of its first sentence, and states
  ///   where the code runs.
  package static func resolve(orReport message: (_ place: String) -> String) -> ScreenServices? {
    if let current { return current }
    if GraphReference.current == nil {
      reportIssue(message("outside a view's closures and the tasks that they start, so its screen is not known."))
    }
    return nil
  }
}
