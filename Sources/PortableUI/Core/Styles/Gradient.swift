import Elements

/// A gradient, as an array of color stops.
public struct Gradient: ShapeStyle, Hashable {
  /// A color and its location in a gradient.
  public struct Stop: Hashable, Sendable {
    /// The color.
    public var color: Color
    /// The location, from 0 at the start to 1 at the end.
    public var location: CGFloat

    /// Creates a color stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The color stops.
  public var stops: [Stop]

  /// Creates a gradient from color stops.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Creates a gradient from evenly distributed colors.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The paint of a linear gradient from top to bottom.
  public var shapePaint: ShapePaint { paint(.linear(start: UnitPoint.top.value, end: UnitPoint.bottom.value)) }

  package func paint(_ form: GradientValue.Form) -> ShapePaint {
    let stops = stops.map { GradientValue.Stop(color: $0.color.value, location: Double($0.location)) }
    // Omit stops with an infinite or NaN location, which hosts cannot draw.
    let gradient = GradientValue(form, stops: stops.filter { $0.location.isFinite })
    return ShapePaint(.gradient(gradient))
  }

  /// The color space for interpolation between colors.
  public enum ColorSpace: Hashable, Sendable {
    /// The device color space.
    case device
    /// A perceptual color space. It has no effect: hosts always interpolate in the device color space.
    case perceptual
  }

  /// Returns the gradient with another interpolation. The color space has no effect.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}

/// A type-erased gradient.
public struct AnyGradient: ShapeStyle, Hashable {
  private let gradient: Gradient

  /// Creates a type-erased gradient.
  public init(_ gradient: Gradient) {
    self.gradient = gradient
  }

  /// The paint of a linear gradient from top to bottom.
  public var shapePaint: ShapePaint { gradient.shapePaint }

  /// Returns the gradient unchanged. The color space has no effect.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }

  package var stops: Gradient { gradient }
}

extension Color {
  /// A gradient from a lighter version of the color at the top to the color itself at the bottom.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.25), self]))
  }
}

extension UnitPoint {
  package var value: PointValue { PointValue(x: Double(x), y: Double(y)) }
}
