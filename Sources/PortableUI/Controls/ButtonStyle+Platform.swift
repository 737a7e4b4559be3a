// The platform's styles of buttons. Hosts know them by name.

/// As the platform shows buttons where nothing is said of them.
public struct DefaultButtonStyle: PrimitiveButtonStyle, PlatformStyle, Sendable {
  let hostName: String? = nil

  /// Creates the style.
  nonisolated public init() {}

  /// The button in this style.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// As the platform shows buttons where nothing is said of them.
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// As what stands on the button, without more.
public struct PlainButtonStyle: PrimitiveButtonStyle, PlatformStyle, Sendable {
  let hostName: String? = "plain"

  /// Creates the style.
  nonisolated public init() {}

  /// The button in this style.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// As what stands on the button, without more.
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// In the accent color, without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, PlatformStyle, Sendable {
  let hostName: String? = "borderless"

  /// Creates the style.
  nonisolated public init() {}

  /// The button in this style.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// In the accent color, without a border.
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// On a ground of its own, which is of little color.
public struct BorderedButtonStyle: PrimitiveButtonStyle, PlatformStyle, Sendable {
  let hostName: String? = "bordered"

  /// Creates the style.
  nonisolated public init() {}

  /// The button in this style.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// On a ground of its own, which is of little color.
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// On a ground of the accent color, for what matters most.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, PlatformStyle, Sendable {
  let hostName: String? = "borderedProminent"

  /// Creates the style.
  nonisolated public init() {}

  /// The button in this style.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// On a ground of the accent color, for what matters most.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// On a ground that lets what is behind it through, blurred.
public struct GlassButtonStyle: PrimitiveButtonStyle, PlatformStyle, Sendable {
  let hostName: String? = "glass"

  /// Creates the style.
  nonisolated public init() {}

  /// The button in this style.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// On a ground that lets what is behind it through, blurred.
  nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

/// On such a ground of the accent color.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, PlatformStyle, Sendable {
  let hostName: String? = "glassProminent"

  /// Creates the style.
  nonisolated public init() {}

  /// The button in this style.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// On such a ground of the accent color.
  nonisolated public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
