/// A color gradient. Positions are in fractions of the painted area; (0, 0) is its top leading corner.
public struct GradientValue: Hashable, Sendable {
  /// A color at a position between 0 and 1.
  public struct Stop: Hashable, Sendable {
    /// The color.
    public var color: ColorValue
    /// The position.
    public var location: Double

    /// Creates a stop.
    public init(color: ColorValue, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The geometry of a gradient.
  public enum Form: Hashable, Sendable {
    /// Along a line.
    case linear(start: PointValue, end: PointValue)
    /// Outwards from a center, between two radii in points.
    case radial(center: PointValue, startRadius: Double, endRadius: Double)
    /// Outwards from a center in an ellipse, between two radii in fractions of the painted area.
    case elliptical(center: PointValue, startRadius: Double, endRadius: Double)
    /// Around a center, in degrees clockwise from the trailing direction.
    case angular(center: PointValue, startAngle: Double, endAngle: Double)
    /// Between the points of a mesh with a number of columns. Each point has the color of the stop with the same index.
    case mesh(columns: Int, points: [PointValue])
  }

  /// The geometry of the gradient.
  public var form: Form
  /// The colors with their positions.
  public var stops: [Stop]

  /// Creates a gradient.
  public init(_ form: Form, stops: [Stop]) {
    self.form = form
    self.stops = stops
  }

  var isValid: Bool {
    guard stops.allSatisfy({ $0.location.isFinite }) else { return false }
    switch form {
    case .linear(let start, let end): return start.isValid && end.isValid
    case .mesh(let columns, let points): return columns > 1 && points.allSatisfy(\.isValid)
    case .radial(let center, let start, let end), .elliptical(let center, let start, let end),
      .angular(let center, let start, let end):
      return center.isValid && start.isFinite && end.isFinite
    }
  }
}

extension GradientValue: CustomStringConvertible {
  /// The geometry and the colors.
  public var description: String {
    let name =
      switch form {
      case .linear: "linear"
      case .radial: "radial"
      case .elliptical: "elliptical"
      case .angular: "angular"
      case .mesh(let columns, _): "mesh \(columns)"
      }
    return "\(name)(\(stops.map { "\($0.color) \(AttributeValue.number($0.location))" }.joined(separator: ", ")))"
  }
}
