/// A dialog that asks for a choice, as a value: a feature shows one by putting it in its state.
///
/// It is declared and handled as an ``AlertState`` is. A screen shows it from where it was asked for, and may leave its
/// title out.
public struct ConfirmationDialogState<Action> {
  /// What the choice is about.
  public var title: String
  /// What else there is to say.
  public var message: String?
  /// The choices. Platforms add one that puts the dialog away if none has the role ``ButtonState/Role/cancel``.
  public var buttons: [ButtonState<Action>]

  /// Creates a dialog.
  ///
  /// - Parameters:
  ///   - title: what the choice is about.
  ///   - message: what else there is to say.
  ///   - buttons: the choices, in order.
  public init(_ title: String, message: String? = nil, buttons: [ButtonState<Action>]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension ConfirmationDialogState: Identifiable {
  /// What it says: one that says something else is another one.
  public var id: [String?] { [title, message] + buttons.map(\.title) }
}

extension ConfirmationDialogState: Equatable where Action: Equatable {}
extension ConfirmationDialogState: Hashable where Action: Hashable {}
extension ConfirmationDialogState: Sendable where Action: Sendable {}
