import ViewGraph

/// An action that ends the presentation of the view that reads it: it dismisses the view's sheet, or goes back from its
/// page.
///
/// Read it with `@Environment(\.dismiss)` and call it like a function. In a view that is not presented it has no
/// effect.
@MainActor
public struct DismissAction {
  let dismisser: Dismisser?

  /// Ends the presentation by writing to its binding. If the bound state does not change, the presentation stays. After
  /// it has ended, further calls have no effect.
  public func callAsFunction() {
    dismisser?.end?()
  }
}

/// Ends one presentation. The instance stays the same while the presentation lasts, so views that hold it are not
/// invalidated when the closure changes.
@MainActor
final class Dismisser {
  /// Ends the presentation; `nil` once it is over.
  fileprivate(set) var end: (@MainActor () -> Void)?

  /// Replaces the closure that ends the presentation, and returns an action that calls it.
  func ending(by end: @escaping @MainActor () -> Void) -> DismissAction {
    self.end = end
    return DismissAction(dismisser: self)
  }

  /// Clears the closure, once the presentation is over.
  func retire() {
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
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] ?? DismissAction(dismisser: nil) }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is presented: it is in a sheet, or on a page that was pushed on a stack.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  /// The action that each button runs after its own: the buttons of an alert dismiss the alert.
  var buttonDismissal: DismissAction? {
    get { self[ButtonDismissalKey.self] }
    set { self[ButtonDismissalKey.self] = newValue }
  }
}
