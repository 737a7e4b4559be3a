import ViewGraph

/// Ends the presentation of the view that reads it: puts its sheet away, or goes back from its page.
///
/// Read it with `@Environment(\.dismiss)` and call it like a function. In a view that is not presented it does nothing.
@MainActor
public struct DismissAction {
  let dismisser: Dismisser?

  /// Ends the presentation. What is bound to it changes; whether it ends is the screen's to say. Once it has ended, a call
  /// does nothing.
  public func callAsFunction() {
    dismisser?.end?()
  }
}

/// What ends one presentation. It stays the same as long as that lasts, so that those who hold it need not be told of another
/// way of ending it.
@MainActor
final class Dismisser {
  /// Ends the presentation; `nil` when it is over.
  fileprivate(set) var end: (@MainActor () -> Void)?

  /// What ends the presentation by `end` from now on.
  func ending(by end: @escaping @MainActor () -> Void) -> DismissAction {
    self.end = end
    return DismissAction(dismisser: self)
  }

  /// The presentation is over.
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
  /// Ends the presentation of the view.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] ?? DismissAction(dismisser: nil) }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is presented: is in a sheet, or on a page that another one has led to.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  /// What every button does after its own action: the buttons of an alert put it away.
  var buttonDismissal: DismissAction? {
    get { self[ButtonDismissalKey.self] }
    set { self[ButtonDismissalKey.self] = newValue }
  }
}
