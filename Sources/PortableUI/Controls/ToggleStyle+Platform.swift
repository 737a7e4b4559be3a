// The platform's styles of toggles. Hosts know them by name.

/// As the platform shows toggles where nothing is said of them.
public struct DefaultToggleStyle: ToggleStyle, PlatformStyle, Sendable {
  let hostName: String? = nil

  /// Creates the style.
  nonisolated public init() {}

  /// The toggle in this style.
  public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).toggleStyle(self)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// As the platform shows toggles where nothing is said of them.
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// As a switch at the end of the label.
public struct SwitchToggleStyle: ToggleStyle, PlatformStyle, Sendable {
  let hostName: String? = "switch"
  let tint: Color?

  /// Creates the style.
  nonisolated public init() {
    tint = nil
  }

  /// Creates the style with a color.
  ///
  /// - Parameter tint: the color of a switch that is on.
  nonisolated public init(tint: Color) {
    self.tint = tint
  }

  /// The toggle in this style.
  public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).toggleStyle(self)
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// As a switch at the end of the label.
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// As a button that stays down while it is on.
public struct ButtonToggleStyle: ToggleStyle, PlatformStyle, Sendable {
  let hostName: String? = "button"

  /// Creates the style.
  nonisolated public init() {}

  /// The toggle in this style.
  public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).toggleStyle(self)
  }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// As a button that stays down while it is on.
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// As a box with a check mark before the label.
public struct CheckboxToggleStyle: ToggleStyle, PlatformStyle, Sendable {
  let hostName: String? = "checkbox"

  /// Creates the style.
  nonisolated public init() {}

  /// The toggle in this style.
  public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).toggleStyle(self)
  }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// As a box with a check mark before the label.
  nonisolated public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
