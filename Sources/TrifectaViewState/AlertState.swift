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
/// Tapping a button puts the alert away before the feature handles the button's action, so that it can show the next.
public struct AlertState<Action> {
  /// The question or the news.
  public var title: String
  /// What else there is to say.
  public var message: String?
  /// The buttons. Without any there is one that puts the alert away.
  public var buttons: [ButtonState<Action>]

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

extension AlertState: Identifiable {
  /// What it says: one that says something else is another one.
  public var id: [String?] { [title, message] + buttons.map(\.title) }
}

extension AlertState: Equatable where Action: Equatable {}
extension AlertState: Hashable where Action: Hashable {}
extension AlertState: Sendable where Action: Sendable {}
