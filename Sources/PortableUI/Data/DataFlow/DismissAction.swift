import Snapshots
import ViewGraph

/// An action that ends the presentation of a view: it dismisses the sheet that contains the view, or goes back from the
/// page that contains the view.
///
/// Read the action with `@Environment(\.dismiss)`, and call it like a function. In a view that is not presented, it has
/// no effect.
@MainActor
public struct DismissAction {
  let dismisser: Dismisser?

  /// Ends the presentation by writing to its binding. If the setter of the binding ignores the new value, the
  /// presentation continues. After the presentation has ended, further calls have no effect.
  public func callAsFunction() {
    dismisser?.end?()
  }
}

/// Ends one presentation. The instance stays the same while the presentation lasts, so views that hold it are not
/// invalidated when the closure changes.
@MainActor
package final class Dismisser: DerivedObject {
  /// The closure that ends the presentation; `nil` after the presentation has ended.
  fileprivate(set) var end: (@MainActor () -> Void)?

  package init() {}

  /// Replaces the closure that ends the presentation, and returns an action that calls it.
  package func ending(by end: @escaping @MainActor () -> Void) -> DismissAction {
    self.end = end
    return DismissAction(dismisser: self)
  }

  /// Removes the closure after the presentation has ended.
  package func retire() {
    end = nil
  }
}

private struct DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction? { nil }
}

private struct IsPresentedKey: EnvironmentKey {
  static let defaultValue = false
}

private struct ButtonDismissalKey: EnvironmentKey {
  static var defaultValue: DismissAction? { nil }
}

extension EnvironmentValues {
  /// The action that ends the presentation of the view.
  public package(set) var dismiss: DismissAction {
    get { self[DismissKey.self] ?? DismissAction(dismisser: nil) }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is presented, which means that it is in a sheet or on a page that was pushed onto a stack.
  public package(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  /// The action that each button runs after its own action. In an alert, this action dismisses the alert.
  package var buttonDismissal: DismissAction? {
    get { self[ButtonDismissalKey.self] }
    set { self[ButtonDismissalKey.self] = newValue }
  }
}
