// The platform's styles of text fields. Hosts know them by name.

/// As the platform shows fields where nothing is said of them.
public struct DefaultTextFieldStyle: TextFieldStyle, PlatformStyle, Sendable {
  let hostName: String? = nil

  /// Creates the style.
  nonisolated public init() {}

  /// The field in this style.
  public func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.textFieldStyle(self)
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// As the platform shows fields where nothing is said of them.
  nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// Without a ground of its own.
public struct PlainTextFieldStyle: TextFieldStyle, PlatformStyle, Sendable {
  let hostName: String? = "plain"

  /// Creates the style.
  nonisolated public init() {}

  /// The field in this style.
  public func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.textFieldStyle(self)
  }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Without a ground of its own.
  nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// In a border with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, PlatformStyle, Sendable {
  let hostName: String? = "roundedBorder"

  /// Creates the style.
  nonisolated public init() {}

  /// The field in this style.
  public func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.textFieldStyle(self)
  }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// In a border with round corners.
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// In a border with corners.
public struct SquareBorderTextFieldStyle: TextFieldStyle, PlatformStyle, Sendable {
  let hostName: String? = "squareBorder"

  /// Creates the style.
  nonisolated public init() {}

  /// The field in this style.
  public func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.textFieldStyle(self)
  }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// In a border with corners.
  nonisolated public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}
