// The built-in styles of text fields. Hosts identify them by name.

/// The default text field style of the platform.
public struct DefaultTextFieldStyle: TextFieldStyle, PlatformStyle, Sendable {
  package let hostName: String? = nil

  /// Creates the style.
  nonisolated public init() {}

  /// Returns the field in this style.
  public func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.textFieldStyle(self)
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The default text field style of the platform.
  nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// A text field style without a background or border.
public struct PlainTextFieldStyle: TextFieldStyle, PlatformStyle, Sendable {
  package let hostName: String? = "plain"

  /// Creates the style.
  nonisolated public init() {}

  /// Returns the field in this style.
  public func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.textFieldStyle(self)
  }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A text field style without a background or border.
  nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// A text field style with a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, PlatformStyle, Sendable {
  package let hostName: String? = "roundedBorder"

  /// Creates the style.
  nonisolated public init() {}

  /// Returns the field in this style.
  public func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.textFieldStyle(self)
  }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A text field style with a rounded border.
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// A text field style with a square border.
public struct SquareBorderTextFieldStyle: TextFieldStyle, PlatformStyle, Sendable {
  package let hostName: String? = "squareBorder"

  /// Creates the style.
  nonisolated public init() {}

  /// Returns the field in this style.
  public func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.textFieldStyle(self)
  }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A text field style with a square border.
  nonisolated public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}
