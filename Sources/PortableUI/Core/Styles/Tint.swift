import Elements

/// The tint of controls: a color, and a gradient for the controls that draw one.
package struct Tint: Hashable {
  package let color: Color
  package let gradient: GradientValue?

  package init(color: Color, gradient: GradientValue? = nil) {
    self.color = color
    self.gradient = gradient
  }

  package init(_ style: some ShapeStyle) {
    if case .paint(.gradient(let gradient))? = style.shapePaint.fixed {
      self.init(color: style.resolvedColor, gradient: gradient)
    } else {
      self.init(color: style.resolvedColor)
    }
  }
}

private struct TintKey: EnvironmentKey {
  static let defaultValue: Tint? = nil
}

private struct SwitchTintKey: EnvironmentKey {
  static let defaultValue: Color? = nil
}

extension EnvironmentValues {
  /// The tint of controls; `nil` for the platform default.
  package var tint: Color? {
    get { self[TintKey.self]?.color }
    set { tintStyle = newValue.map { Tint(color: $0) } }
  }

  /// The tint of controls with its gradient; `nil` for the platform default.
  package var tintStyle: Tint? {
    get { self[TintKey.self] }
    set {
      self[TintKey.self] = newValue
      self[SwitchTintKey.self] = newValue?.color
    }
  }

  /// The tint of all controls except for switches, which an accent color does not affect.
  package var accentTint: Color? {
    get { tint }
    set { self[TintKey.self] = newValue.map { Tint(color: $0) } }
  }

  /// The color of switches that are on; `nil` for the platform default.
  package var switchTint: Color? { self[SwitchTintKey.self] }
}
