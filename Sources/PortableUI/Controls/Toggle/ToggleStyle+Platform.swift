// The built-in toggle styles. Hosts identify them by name.

/// The default toggle style.
public struct DefaultToggleStyle: ToggleStyle, PlatformStyle, Sendable {
  package let hostName: String? = nil

  /// Creates the style.
  nonisolated public init() {}

  /// Creates the body of a toggle.
  public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).toggleStyle(self)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The default toggle style.
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// A toggle style that shows a switch after the label.
public struct SwitchToggleStyle: ToggleStyle, PlatformStyle, Sendable {
  package let hostName: String? = "switch"
  package let tint: Color?

  /// Creates the style with the inherited tint.
  nonisolated public init() {
    tint = nil
  }

  /// Creates the style with a tint.
  ///
  /// - Parameter tint: the color of a switch that is on.
  nonisolated public init(tint: Color) {
    self.tint = tint
  }

  /// Creates the body of a toggle.
  public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).toggleStyle(self)
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A toggle style that shows a switch after the label.
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// A toggle style that shows a button, which appears pressed while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle, PlatformStyle, Sendable {
  package let hostName: String? = "button"

  /// Creates the style.
  nonisolated public init() {}

  /// Creates the body of a toggle.
  public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).toggleStyle(self)
  }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A toggle style that shows a button, which appears pressed while the toggle is on.
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A toggle style that shows a checkbox before the label.
public struct CheckboxToggleStyle: ToggleStyle, PlatformStyle, Sendable {
  package let hostName: String? = "checkbox"

  /// Creates the style.
  nonisolated public init() {}

  /// Creates the body of a toggle.
  public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).toggleStyle(self)
  }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A toggle style that shows a checkbox before the label.
  nonisolated public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
