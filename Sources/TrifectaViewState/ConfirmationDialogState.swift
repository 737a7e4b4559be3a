/// A confirmation dialog as a value. A feature presents a dialog by setting it in its state.
///
/// A feature declares and handles a dialog like an ``AlertState``. A screen presents it from the view that requested
/// it, and may hide its title.
public struct ConfirmationDialogState<Action> {
  /// The title.
  public var title: String
  /// Additional text below the title.
  public var message: String?
  /// The choices. The platform adds a cancel button if none has the role ``ButtonState/Role/cancel``.
  public var buttons: [ButtonState<Action>]
  /// The identity of the presentation. Each dialog gets a new identity when it is created, even if another dialog has
  /// the same content.
  public let id = PresentationID()

  /// Creates a dialog.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - message: additional text below the title.
  ///   - buttons: the choices, in order.
  public init(_ title: String, message: String? = nil, buttons: [ButtonState<Action>]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension ConfirmationDialogState: Identifiable {}

extension ConfirmationDialogState: Equatable where Action: Equatable {
  /// Returns whether two dialogs have the same content. Their identities are not compared.
  public static func == (first: Self, second: Self) -> Bool {
    first.title == second.title && first.message == second.message && first.buttons == second.buttons
  }
}

extension ConfirmationDialogState: Hashable where Action: Hashable {
  /// Hashes the content of the dialog.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(message)
    hasher.combine(buttons)
  }
}

extension ConfirmationDialogState: Sendable where Action: Sendable {}
