/// A type that defines the appearance of buttons. The platform handles the interaction.
///
/// Implement ``makeBody(configuration:)`` to define a custom style.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The view that represents a button.
  associatedtype Body: View
  /// The properties of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// Creates the view that represents a button.
  ///
  /// - Parameter configuration: the label and the role of the button, and whether it is being pressed.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button that are passed to a ``ButtonStyle``.
public struct ButtonStyleConfiguration {
  /// The type of a button's label.
  public typealias Label = _ControlPart

  /// The purpose of the button; `nil` if it has no role.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// Whether the user is pressing the button.
  public let isPressed: Bool
}

/// A type that defines the appearance of buttons and the interaction that triggers their actions.
///
/// Implement ``makeBody(configuration:)``, and call ``PrimitiveButtonStyleConfiguration/trigger()`` to run the action.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The view that represents a button.
  associatedtype Body: View
  /// The properties of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Creates the view that represents a button.
  ///
  /// - Parameter configuration: the label, the role and the action of the button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button that are passed to a ``PrimitiveButtonStyle``.
@MainActor @preconcurrency
public struct PrimitiveButtonStyleConfiguration {
  /// The type of a button's label.
  public typealias Label = _ControlPart

  /// The purpose of the button; `nil` if it has no role.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  let action: @MainActor () -> Void

  /// Runs the button's action.
  public func trigger() { action() }
}

/// A type-erased ``ButtonStyle`` or ``PrimitiveButtonStyle``.
package enum AnyButtonStyle {
  case ordinary(any ButtonStyle)
  case primitive(any PrimitiveButtonStyle)

  /// The built-in style that hosts identify by name; `nil` for a custom style.
  package var platform: (any PlatformStyle)? {
    guard case .primitive(let style) = self else { return nil }
    return style as? any PlatformStyle
  }
}

private struct AnyButtonStyleKey: EnvironmentKey {
  static var defaultValue: AnyButtonStyle { .primitive(DefaultButtonStyle()) }
}

extension EnvironmentValues {
  /// The style of buttons.
  package var anyButtonStyle: AnyButtonStyle {
    get { self[AnyButtonStyleKey.self] }
    set { self[AnyButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the buttons in this view.
  ///
  /// - Parameter style: a style that defines the appearance of the buttons.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.anyButtonStyle, .ordinary(style))
  }

  /// Sets the style of the buttons in this view.
  ///
  /// - Parameter style: a built-in style, or a style that defines the appearance and the interaction of the buttons.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    environment(\.anyButtonStyle, .primitive(style))
  }
}
