/// What buttons look like while a program says so itself; pressing them stays the platform's.
///
/// Give a ``makeBody(configuration:)``. After SwiftUI's protocol of the same name.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// What a button is shown as.
  associatedtype Body: View
  /// What a style is told of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// What a button is shown as.
  ///
  /// - Parameter configuration: its label, its role, and whether it is being pressed.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a ``ButtonStyle`` is told of a button.
public struct ButtonStyleConfiguration {
  /// What stands on a button.
  public typealias Label = _ControlPart

  /// What the button is for; `nil` where nothing was said.
  public let role: ButtonRole?
  /// What stands on the button.
  public let label: Label
  /// Whether a person is pressing the button.
  public let isPressed: Bool
}

/// What buttons look like, and what makes them run their actions, where a program says so itself.
///
/// Give a ``makeBody(configuration:)`` that calls the configuration's ``PrimitiveButtonStyleConfiguration/trigger()``.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// What a button is shown as.
  associatedtype Body: View
  /// What a style is told of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// What a button is shown as.
  ///
  /// - Parameter configuration: its label, its role and its action.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a ``PrimitiveButtonStyle`` is told of a button.
@MainActor @preconcurrency
public struct PrimitiveButtonStyleConfiguration {
  /// What stands on a button.
  public typealias Label = _ControlPart

  /// What the button is for; `nil` where nothing was said.
  public let role: ButtonRole?
  /// What stands on the button.
  public let label: Label
  let action: @MainActor () -> Void

  /// Runs the button's action.
  public func trigger() { action() }
}

/// How the buttons of a place look.
enum ButtonLook {
  case ordinary(any ButtonStyle)
  case primitive(any PrimitiveButtonStyle)

  /// The name by which hosts know the look; `nil` for one of a program's own.
  var platform: (any PlatformStyle)? {
    guard case .primitive(let style) = self else { return nil }
    return style as? any PlatformStyle
  }
}

private struct ButtonLookKey: EnvironmentKey {
  static var defaultValue: ButtonLook { .primitive(DefaultButtonStyle()) }
}

extension EnvironmentValues {
  /// How buttons look.
  var buttonLook: ButtonLook {
    get { self[ButtonLookKey.self] }
    set { self[ButtonLookKey.self] = newValue }
  }
}

extension View {
  /// Sets how the buttons in this view look.
  ///
  /// - Parameter style: makes their bodies of their labels.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonLook, .ordinary(style))
  }

  /// Sets how the buttons in this view look, and what makes them run their actions.
  ///
  /// - Parameter style: one of the platform's, or one that makes their bodies.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    environment(\.buttonLook, .primitive(style))
  }
}
