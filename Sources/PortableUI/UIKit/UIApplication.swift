import IssueReporting
import ViewGraph

/// The program, for sources that were written for UIKit: what people use of it beside views.
@MainActor @preconcurrency
public final class UIApplication: UIResponder {
  /// The program.
  public static let shared = UIApplication()
  /// What is told of the life of the program.
  public weak var delegate: (any UIApplicationDelegate)?

  private override init() {}

  /// Why a program was started. It never says.
  public struct LaunchOptionsKey: Hashable, Sendable {
    /// An address.
    public static let url = LaunchOptionsKey()
  }

  /// How an address is opened.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {
    /// Only in an app that says that it is for it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey()
  }

  /// Opens an address on the screen that the code runs for: the one whose view has called it, or has started the task or the block of a
  /// dispatch queue that calls it.
  ///
  /// Where no view has started the code, as in a callback of a library's own thread, nothing is opened and an issue is reported: use the
  /// environment's `openURL`. When the screen is closed, nothing is opened.
  ///
  /// - Parameters:
  ///   - url: the address.
  ///   - options: are not looked at.
  ///   - completion: is told whether something has opened it.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let services = ScreenServices.resolve {
      "UIApplication.shared.open(_:) was called \($0) Use @Environment(\\.openURL)."
    }
    guard let services else {
      completion?(false)
      return
    }
    services.openURL(url) { completion?($0) }
  }

  /// Whether something may open an address: hosts open pages and mail, and call numbers.
  public func canOpenURL(_ url: URL) -> Bool {
    ["http", "https", "mailto", "tel", "sms", "facetime"].contains(url.scheme?.lowercased())
  }

  /// Where the program's settings are.
  public static let openSettingsURLString = "app-settings:"

  /// Whether the screen stays on by itself. A browser decides that: it is kept and does nothing.
  public var isIdleTimerDisabled = false
}

/// What a screen offers to code that has no view's environment.
@MainActor
final class ScreenServices {
  let storage: ScreenStorage
  let openURL: OpenURLAction
  let announce: @MainActor (String) -> Void
  /// Puts a text on the person's clipboard.
  let copy: @MainActor (String) -> Void
  /// Gives a file to the person.
  let save: SavedFile.Save
  /// What it has put there last.
  var copied: String?
  /// What is being dragged on it.
  let drags = DragSession()
  var viewport: CGSize
  var traits: HostTraits

  init(
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

  /// Those of the screen that the current code runs for: its views, their closures, and the tasks that they have started. `nil` elsewhere,
  /// and when that screen is closed.
  static var current: ScreenServices? { Graph.current?.services as? ScreenServices }

  /// Returns the ``current`` services, and reports an issue where no view has started the code. It reports none when the screen is
  /// closed: a task may outlive its screen.
  ///
  /// - Parameter message: makes the text of the issue from the end of a sentence that says where the code runs.
  static func resolve(orReport message: (_ place: String) -> String) -> ScreenServices? {
    if let current { return current }
    if GraphReference.current == nil {
      reportIssue(message("outside of a view's closures and of the tasks that they start, so its screen is not known."))
    }
    return nil
  }
}

/// What is told of the life of a program.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: AnyObject {
  /// The program has begun.
  ///
  /// - Returns: nothing depends on it.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  /// Does nothing.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}

/// An object that is told of the life of the program.
@available(
  *, unavailable,
  message:
    "Nothing can create the object off Apple's platforms. Do in the App's init() what it does when the program has begun."
)
@propertyWrapper
@MainActor @preconcurrency
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
  /// The object.
  public var wrappedValue: DelegateType {
    fatalError("No value of this type exists: its initializer cannot be called.")
  }

  /// Makes the object.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
}
