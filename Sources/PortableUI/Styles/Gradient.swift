import Elements

/// Colors that pass into one another.
public struct Gradient: ShapeStyle, Hashable {
  /// A color and where it stands.
  public struct Stop: Hashable, Sendable {
    /// The color.
    public var color: Color
    /// Where it stands, from 0 at the beginning to 1 at the end.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colors, by their places.
  public var stops: [Stop]

  /// Creates a gradient of colors that stand at their places.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Creates a gradient of colors that are equally far apart.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// From top to bottom.
  public var shapePaint: ShapePaint { paint(.linear(start: UnitPoint.top.value, end: UnitPoint.bottom.value)) }

  func paint(_ form: GradientValue.Form) -> ShapePaint {
    let stops = stops.map { GradientValue.Stop(color: $0.color.value, location: Double($0.location)) }
    // Of a place that is none hosts could make nothing; a gradient without it is one color.
    let gradient = GradientValue(form, stops: stops.filter { $0.location.isFinite })
    return ShapePaint(.gradient(gradient))
  }

  /// In which way colors are mixed.
  public enum ColorSpace: Hashable, Sendable {
    /// As screens mix them.
    case device
    /// As eyes do. Hosts mix both in the same way.
    case perceptual
  }

  /// The same gradient, mixed in a way of its own.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}

/// A gradient of which the type does not matter.
public struct AnyGradient: ShapeStyle, Hashable {
  private let gradient: Gradient

  /// Hides the type of a gradient.
  public init(_ gradient: Gradient) {
    self.gradient = gradient
  }

  /// From top to bottom.
  public var shapePaint: ShapePaint { gradient.shapePaint }

  /// The same gradient, mixed in a way of its own.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }

  var stops: Gradient { gradient }
}

extension Color {
  /// A gradient that is lighter than the color at the top, and the color itself at the bottom.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.25), self]))
  }
}

extension UnitPoint {
  var value: PointValue { PointValue(x: Double(x), y: Double(y)) }
}
