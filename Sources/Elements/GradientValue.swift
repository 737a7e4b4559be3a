/// Colors that pass into one another. Places are parts of the width and height of what is painted: 0 and 0 is the leading
/// corner of the top.
public struct GradientValue: Hashable, Sendable {
  /// A color and where it stands, from 0 to 1.
  public struct Stop: Hashable, Sendable {
    /// The color.
    public var color: ColorValue
    /// Where it stands.
    public var location: Double

    /// Creates a stop.
    public init(color: ColorValue, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// Along what the colors pass into one another.
  public enum Form: Hashable, Sendable {
    /// A line.
    case linear(start: PointValue, end: PointValue)
    /// The way outwards from a place, between two radii in points.
    case radial(center: PointValue, startRadius: Double, endRadius: Double)
    /// The same as large as what is painted: radii are parts of its sides.
    case elliptical(center: PointValue, startRadius: Double, endRadius: Double)
    /// The way around a place, in degrees clockwise from where reading ends.
    case angular(center: PointValue, startAngle: Double, endAngle: Double)
    /// The ways between the points of a mesh with so many columns, each of which has the color of the stop in its place.
    case mesh(columns: Int, points: [PointValue])
  }

  /// Along what.
  public var form: Form
  /// The colors, by their places.
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
  /// The form and the colors.
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
