/// A button of an alert or a dialog, as a value.
public struct ButtonState<Action> {
  /// What a button is for, as SwiftUI's `ButtonRole`.
  public enum Role: Hashable, Sendable {
    /// Leaves everything as it was.
    case cancel
    /// Deletes or loses something.
    case destructive
  }

  /// What the button says.
  public var title: String
  /// What it is for, `nil` for an ordinary button.
  public var role: Role?
  /// What is sent when it is tapped, besides that the alert goes away. `nil` if that is all.
  public var action: Action?

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: what the button says.
  ///   - role: what it is for.
  ///   - action: what is sent when it is tapped.
  public init(_ title: String, role: Role? = nil, action: Action? = nil) {
    self.title = title
    self.role = role
    self.action = action
  }

  /// A button that only puts the alert away.
  ///
  /// - Parameter title: what the button says.
  /// - Returns: the button.
  public static func cancel(_ title: String = "Cancel") -> ButtonState {
    ButtonState(title, role: .cancel)
  }
}

extension ButtonState: Equatable where Action: Equatable {}
extension ButtonState: Hashable where Action: Hashable {}
extension ButtonState: Sendable where Action: Sendable {}
