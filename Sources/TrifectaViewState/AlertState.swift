/// An alert as a value: a feature shows one by putting it in its state.
///
/// ```swift
/// static let alert = PresentedChild(alert: \State.alert, action: Action.alert)
///
/// case .deleteTapped:
///   state.alert = AlertState("Delete the draft?", buttons: [
///     ButtonState("Delete", role: .destructive, action: .deleteConfirmed),
///     .cancel(),
///   ])
/// ```
///
/// Tapping a button puts the alert away before the feature handles the button's action, so that it can show the next,
/// or the same one again. Two alerts that say the same are equal, and are two presentations.
public struct AlertState<Action> {
  /// The question or the news.
  public var title: String
  /// What else there is to say.
  public var message: String?
  /// The buttons. Without any there is one that puts the alert away.
  public var buttons: [ButtonState<Action>]
  /// The identity of the alert. Each alert that is created is another one, even if it says the same.
  public let id = PresentationID()

  /// Creates an alert.
  ///
  /// - Parameters:
  ///   - title: the question or the news.
  ///   - message: what else there is to say.
  ///   - buttons: the buttons, in order.
  public init(_ title: String, message: String? = nil, buttons: [ButtonState<Action>] = []) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension AlertState: Identifiable {}

extension AlertState: Equatable where Action: Equatable {
  /// Whether both say the same and offer the same. Their identities do not count.
  public static func == (first: Self, second: Self) -> Bool {
    first.title == second.title && first.message == second.message && first.buttons == second.buttons
  }
}

extension AlertState: Hashable where Action: Hashable {
  /// Hashes what the alert says and offers.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(message)
    hasher.combine(buttons)
  }
}

extension AlertState: Sendable where Action: Sendable {}
