// The built-in button styles. Hosts identify them by name.

/// The default button style.
public struct DefaultButtonStyle: PrimitiveButtonStyle, PlatformStyle, Sendable {
  package let hostName: String? = nil

  /// Creates the style.
  nonisolated public init() {}

  /// Creates the body of a button.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default button style.
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// A button style that shows the label without decoration.
public struct PlainButtonStyle: PrimitiveButtonStyle, PlatformStyle, Sendable {
  package let hostName: String? = "plain"

  /// Creates the style.
  nonisolated public init() {}

  /// Creates the body of a button.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A button style that shows the label without decoration.
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// A button style without a border, with the label in the accent color.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, PlatformStyle, Sendable {
  package let hostName: String? = "borderless"

  /// Creates the style.
  nonisolated public init() {}

  /// Creates the body of a button.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A button style without a border, with the label in the accent color.
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// A button style with a subtle background.
public struct BorderedButtonStyle: PrimitiveButtonStyle, PlatformStyle, Sendable {
  package let hostName: String? = "bordered"

  /// Creates the style.
  nonisolated public init() {}

  /// Creates the body of a button.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A button style with a subtle background.
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// A button style with a background in the accent color, for the most important action.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, PlatformStyle, Sendable {
  package let hostName: String? = "borderedProminent"

  /// Creates the style.
  nonisolated public init() {}

  /// Creates the body of a button.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A button style with a background in the accent color, for the most important action.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// A button style with a translucent, blurred background.
public struct GlassButtonStyle: PrimitiveButtonStyle, PlatformStyle, Sendable {
  package let hostName: String? = "glass"

  /// Creates the style.
  nonisolated public init() {}

  /// Creates the body of a button.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A button style with a translucent, blurred background.
  nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

/// A button style with a translucent, blurred background in the accent color.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, PlatformStyle, Sendable {
  package let hostName: String? = "glassProminent"

  /// Creates the style.
  nonisolated public init() {}

  /// Creates the body of a button.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A button style with a translucent, blurred background in the accent color.
  nonisolated public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
