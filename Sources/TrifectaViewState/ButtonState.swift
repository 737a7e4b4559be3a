/// A button of an alert or a confirmation dialog, as a value.
public struct ButtonState<Action> {
  /// The role of a button, as SwiftUI's `ButtonRole`.
  public enum Role: Hashable, Sendable {
    /// A button that cancels and changes nothing.
    case cancel
    /// A button that deletes data or loses it.
    case destructive
  }

  /// The title of the button.
  public var title: String
  /// The role of the button; `nil` for an ordinary button.
  public var role: Role?
  /// The action that the button sends. `nil` for a button that only dismisses the alert.
  public var action: Action?

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: the title of the button.
  ///   - role: the role of the button.
  ///   - action: the action that the button sends.
  public init(_ title: String, role: Role? = nil, action: Action? = nil) {
    self.title = title
    self.role = role
    self.action = action
  }

  /// Returns a button that only dismisses the alert.
  ///
  /// - Parameter title: the title of the button.
  /// - Returns: the button.
  public static func cancel(_ title: String = "Cancel") -> ButtonState {
    ButtonState(title, role: .cancel)
  }
}

extension ButtonState: Equatable where Action: Equatable {}
extension ButtonState: Hashable where Action: Hashable {}
extension ButtonState: Sendable where Action: Sendable {}
