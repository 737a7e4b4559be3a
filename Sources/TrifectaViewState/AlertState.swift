/// An alert as a value. A feature presents an alert by setting it in its state.
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
/// A button dismisses the alert before the feature handles the button's action, so the feature can present the next
/// alert, or the same one again. Two alerts with the same content are equal, but are separate presentations.
public struct AlertState<Action> {
  /// The title: the question or the message.
  public var title: String
  /// Additional text below the title.
  public var message: String?
  /// The buttons. If there are none, the platform adds one that dismisses the alert.
  public var buttons: [ButtonState<Action>]
  /// The identity of the presentation. Each alert gets a new identity when it is created, even if another alert has the
  /// same content.
  public let id = PresentationID()

  /// Creates an alert.
  ///
  /// - Parameters:
  ///   - title: the title: the question or the message.
  ///   - message: additional text below the title.
  ///   - buttons: the buttons, in order.
  public init(_ title: String, message: String? = nil, buttons: [ButtonState<Action>] = []) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension AlertState: Identifiable {}

extension AlertState: Equatable where Action: Equatable {
  /// Returns whether two alerts have the same content. Their identities are not compared.
  public static func == (first: Self, second: Self) -> Bool {
    first.title == second.title && first.message == second.message && first.buttons == second.buttons
  }
}

extension AlertState: Hashable where Action: Hashable {
  /// Hashes the content of the alert.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(message)
    hasher.combine(buttons)
  }
}

extension AlertState: Sendable where Action: Sendable {}
