import Elements

extension GraphicsContext {
  /// An image filter for drawings.
  public struct Filter {
    let value: FilterValue

    /// Returns a filter that blurs the drawing.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(value: .blur(max(0, Double(radius))))
    }
    /// Returns a filter that adds a shadow.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter {
      Filter(value: .shadow(color.value, radius: max(0, Double(radius)), x: Double(x), y: Double(y)))
    }
    /// Returns a filter that rotates the hue of colors.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(value: .hueRotation(angle.degrees)) }
    /// Returns a filter that adjusts the saturation.
    public static func saturation(_ amount: Double) -> Filter { Filter(value: .saturation(max(0, amount))) }
    /// Returns a filter that adjusts the brightness.
    public static func brightness(_ amount: Double) -> Filter { Filter(value: .brightness(amount)) }
    /// Returns a filter that adjusts the contrast.
    public static func contrast(_ amount: Double) -> Filter { Filter(value: .contrast(max(0, amount))) }
    /// Returns a filter that reduces colors to gray.
    public static func grayscale(_ amount: Double) -> Filter { Filter(value: .grayscale(min(max(amount, 0), 1))) }
    /// Returns a filter that multiplies each color by another.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(value: .multiply(color.value)) }
    /// Returns a filter that inverts colors. An amount of at least 0.5 inverts them completely. A lower amount has no
    /// effect.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter(value: amount >= 0.5 ? .invert : .saturation(1))
    }
    /// A filter that maps luminance to alpha.
    @available(*, unavailable, message: "Browsers do not support this filter. Set the opacity of the drawing instead.")
    public static var luminanceToAlpha: Filter { Filter(value: .saturation(1)) }
    /// Returns a filter that replaces pixels within a range of alpha with a color, and clears the others.
    @available(*, unavailable, message: "Browsers do not support this filter. Draw shapes of the color instead.")
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter(value: .saturation(1))
    }
    /// Returns a filter that applies a projective transform.
    @available(
      *, unavailable, message: "Browsers do not support this filter. Use concatenate(_:), rotate(by:) or scaleBy(x:y:)."
    )
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter { Filter(value: .saturation(1)) }
  }

  /// Options for a blur filter. They are ignored.
  public struct BlurOptions: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt32

    /// Creates options from raw bits.
    public init(rawValue: UInt32 = 0) {
      self.rawValue = rawValue
    }

    /// Keeps the result opaque.
    public static let opaque = BlurOptions(rawValue: 1)
    /// Dithers the result.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }
}
