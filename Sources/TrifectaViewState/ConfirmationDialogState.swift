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
  /// The identity of the dialog. Each dialog that is created is another one, even if it says the same.
  public let id = PresentationID()

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

extension ConfirmationDialogState: Identifiable {}

extension ConfirmationDialogState: Equatable where Action: Equatable {
  /// Whether both say the same and offer the same. Their identities do not count.
  public static func == (first: Self, second: Self) -> Bool {
    first.title == second.title && first.message == second.message && first.buttons == second.buttons
  }
}

extension ConfirmationDialogState: Hashable where Action: Hashable {
  /// Hashes what the dialog says and offers.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(message)
    hasher.combine(buttons)
  }
}

extension ConfirmationDialogState: Sendable where Action: Sendable {}
