import Elements

extension Color {
  /// A color as it is shown in one place, in numbers.
  public struct Resolved: ShapeStyle, Hashable {
    /// How much red, from 0 to 1, without sRGB's curve.
    public var linearRed: Float
    /// How much green, from 0 to 1, without sRGB's curve.
    public var linearGreen: Float
    /// How much blue, from 0 to 1, without sRGB's curve.
    public var linearBlue: Float
    /// From 0, where there is nothing to see, to 1.
    public var opacity: Float

    /// How much red, from 0 to 1.
    public var red: Float {
      get { Float(ColorParts.curved(Double(linearRed))) }
      set { linearRed = Float(ColorParts.linear(Double(newValue))) }
    }

    /// How much green, from 0 to 1.
    public var green: Float {
      get { Float(ColorParts.curved(Double(linearGreen))) }
      set { linearGreen = Float(ColorParts.linear(Double(newValue))) }
    }

    /// How much blue, from 0 to 1.
    public var blue: Float {
      get { Float(ColorParts.curved(Double(linearBlue))) }
      set { linearBlue = Float(ColorParts.linear(Double(newValue))) }
    }

    /// Creates a color from its parts, each from 0 to 1.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      let parts = ColorParts(Double(red), Double(green), Double(blue), in: colorSpace)
      linearRed = Float(ColorParts.linear(parts.red))
      linearGreen = Float(ColorParts.linear(parts.green))
      linearBlue = Float(ColorParts.linear(parts.blue))
      self.opacity = opacity
    }

    /// The color's paint.
    public var shapePaint: ShapePaint { ShapePaint(Color(self)) }
  }

  /// Creates a color from its numbers.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  /// The color in numbers, as it is in an environment: in light or in dark.
  ///
  /// - Parameter environment: the environment.
  @MainActor @preconcurrency
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let (parts, opacity) = value.parts(isDark: environment.isDark)
    return Resolved(red: Float(parts.red), green: Float(parts.green), blue: Float(parts.blue), opacity: Float(opacity))
  }

  /// In which way two colors are mixed.
  public enum MixingSpace: Hashable, Sendable {
    /// As screens mix them.
    case device
    /// As eyes do. Hosts mix both in the same way.
    case perceptual
  }

  /// The color between this one and another.
  ///
  /// - Parameters:
  ///   - rhs: the other color.
  ///   - fraction: how much of it, from 0 to 1.
  ///   - colorSpace: in which way.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: MixingSpace = .perceptual) -> Color {
    let fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    func mixed(isDark: Bool) -> (rgb: RGBValue, opacity: Double) {
      let (first, second) = (value.parts(isDark: isDark), rhs.value.parts(isDark: isDark))
      return (
        first.parts.mixed(with: second.parts, by: fraction).rgb,
        first.opacity + (second.opacity - first.opacity) * fraction
      )
    }
    let (light, dark) = (mixed(isDark: false), mixed(isDark: true))
    return Color(ColorValue(.pair(light: light.rgb, dark: dark.rgb), opacity: light.opacity))
  }
}
