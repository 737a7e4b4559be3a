import Elements

extension Color {
  /// The components of a color in an environment.
  public struct Resolved: ShapeStyle, Hashable {
    /// The linear red component, from 0 to 1.
    public var linearRed: Float
    /// The linear green component, from 0 to 1.
    public var linearGreen: Float
    /// The linear blue component, from 0 to 1.
    public var linearBlue: Float
    /// The opacity, from 0 (transparent) to 1 (opaque).
    public var opacity: Float

    /// The red component in sRGB, from 0 to 1.
    public var red: Float {
      get { Float(ColorParts.curved(Double(linearRed))) }
      set { linearRed = Float(ColorParts.linear(Double(newValue))) }
    }

    /// The green component in sRGB, from 0 to 1.
    public var green: Float {
      get { Float(ColorParts.curved(Double(linearGreen))) }
      set { linearGreen = Float(ColorParts.linear(Double(newValue))) }
    }

    /// The blue component in sRGB, from 0 to 1.
    public var blue: Float {
      get { Float(ColorParts.curved(Double(linearBlue))) }
      set { linearBlue = Float(ColorParts.linear(Double(newValue))) }
    }

    /// Creates a color from its components, each from 0 to 1.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      let parts = ColorParts(Double(red), Double(green), Double(blue), in: colorSpace)
      linearRed = Float(ColorParts.linear(parts.red))
      linearGreen = Float(ColorParts.linear(parts.green))
      linearBlue = Float(ColorParts.linear(parts.blue))
      self.opacity = opacity
    }

    /// The paint of the color.
    public var shapePaint: ShapePaint { ShapePaint(Color(self)) }
  }

  /// Creates a color from resolved components.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  /// Returns the components of the color for the color scheme of an environment.
  ///
  /// - Parameter environment: the environment.
  @MainActor @preconcurrency
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let (parts, opacity) = value.parts(isDark: environment.isDark)
    return Resolved(red: Float(parts.red), green: Float(parts.green), blue: Float(parts.blue), opacity: Float(opacity))
  }

  /// The color space for mixing two colors.
  public enum MixingSpace: Hashable, Sendable {
    /// The device color space.
    case device
    /// A perceptual color space. It has no effect: colors are always mixed in the device color space.
    case perceptual
  }

  /// Returns a mixture of this color and another.
  ///
  /// - Parameters:
  ///   - rhs: the other color.
  ///   - fraction: the fraction of the other color, from 0 to 1.
  ///   - colorSpace: the color space for mixing. It has no effect.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: MixingSpace = .perceptual) -> Color {
    let fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    func mixed(isDark: Bool) -> (rgb: RGBValue, opacity: Double) {
      let (first, second) = (value.parts(isDark: isDark), rhs.value.parts(isDark: isDark))
      return (
        first.parts.mixed(with: second.parts, by: fraction).rgb,
        first.opacity + (second.opacity - first.opacity) * fraction
      )
    }
    return Color(ColorValue(light: mixed(isDark: false), dark: mixed(isDark: true)))
  }
}
