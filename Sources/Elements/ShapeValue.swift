/// A shape in a rectangle, which it fills by default.
public struct ShapeValue: Hashable, Sendable {
  /// The basic outline of a shape.
  public enum Outline: Hashable, Sendable {
    /// A rectangle.
    case rectangle
    /// A rectangle with rounded corners.
    case rounded(CornerRadii)
    /// A rectangle whose shorter sides are semicircles.
    case capsule
    /// The largest circle that fits, centered.
    case circle
    /// An ellipse.
    case ellipse
    /// A path.
    case path(PathValue)
  }

  /// The radii of the four corners, in points.
  public struct CornerRadii: Hashable, Sendable {
    /// The radius of the top leading corner.
    public var topLeading: Double
    /// The radius of the top trailing corner.
    public var topTrailing: Double
    /// The radius of the bottom trailing corner.
    public var bottomTrailing: Double
    /// The radius of the bottom leading corner.
    public var bottomLeading: Double

    /// Creates radii.
    public init(topLeading: Double, topTrailing: Double, bottomTrailing: Double, bottomLeading: Double) {
      self.topLeading = topLeading
      self.topTrailing = topTrailing
      self.bottomTrailing = bottomTrailing
      self.bottomLeading = bottomLeading
    }

    /// The radii, clockwise from the top leading corner.
    package var all: [Double] { [topLeading, topTrailing, bottomTrailing, bottomLeading] }
  }

  /// The basic outline.
  public var outline: Outline
  /// The inset from the edges of the rectangle, in points.
  public var inset: Double
  /// The part of the outline that is drawn, in fractions of its length; `nil` for the whole outline.
  public var trim: ClosedRange<Double>?
  /// The transforms of the outline, in order.
  public var transforms: [TransformValue]

  /// Creates a shape.
  public init(
    _ outline: Outline, inset: Double = 0, trim: ClosedRange<Double>? = nil, transforms: [TransformValue] = []
  ) {
    self.outline = outline
    self.inset = inset
    self.trim = trim
    self.transforms = transforms
  }

  var isValid: Bool {
    guard inset.isFinite, transforms.allSatisfy(\.isValid) else { return false }
    return switch outline {
    case .rounded(let radii): radii.all.allSatisfy(\.isFinite)
    case .path(let path): path.isValid
    default: true
    }
  }
}

/// The style of a stroked line.
public struct StrokeValue: Hashable, Sendable {
  /// The style of the ends of a line.
  public enum Cap: String, Hashable, Sendable {
    /// A flat end at the endpoint.
    case butt
    /// A semicircle around the endpoint.
    case round
    /// A flat end that extends the line by half its width.
    case square
  }

  /// The style of the corners of a line.
  public enum Join: String, Hashable, Sendable {
    /// Pointed.
    case miter
    /// Round.
    case round
    /// Beveled.
    case bevel
  }

  /// The width of the line in points.
  public var width: Double
  /// The style of the ends.
  public var cap: Cap
  /// The style of the corners.
  public var join: Join
  /// The maximum length of a mitered corner, in line widths.
  public var miterLimit: Double
  /// The alternating lengths of dashes and gaps in points, or an empty array for a solid line.
  public var dash: [Double]
  /// The offset into the dash pattern at which the line starts.
  public var dashPhase: Double

  /// Creates a stroke style.
  public init(
    width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10, dash: [Double] = [],
    dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  var isValid: Bool { ([width, miterLimit, dashPhase] + dash).allSatisfy(\.isFinite) }
}

extension ShapeValue: CustomStringConvertible {
  /// The outline, followed by the properties that are not the default.
  public var description: String {
    var words: [String] = []
    switch outline {
    case .rectangle: words.append("rectangle")
    case .rounded(let radii):
      let all = Set(radii.all).count == 1 ? [radii.topLeading] : radii.all
      words.append("rounded(\(all.map { AttributeValue.number($0).description }.joined(separator: ",")))")
    case .capsule: words.append("capsule")
    case .circle: words.append("circle")
    case .ellipse: words.append("ellipse")
    case .path(let path): words.append("path(\(path.steps.count))")
    }
    if inset != 0 { words.append("inset(\(AttributeValue.number(inset)))") }
    if let trim {
      words.append("trim(\(AttributeValue.number(trim.lowerBound))-\(AttributeValue.number(trim.upperBound)))")
    }
    words += transforms.map(\.description)
    return words.joined(separator: " ")
  }
}

extension StrokeValue: CustomStringConvertible {
  /// The width, followed by the properties that are not the default.
  public var description: String {
    var words = [AttributeValue.number(width).description]
    if cap != .butt { words.append(cap.rawValue) }
    if !dash.isEmpty {
      words.append("dash(\(dash.map { AttributeValue.number($0).description }.joined(separator: ",")))")
    }
    return words.joined(separator: " ")
  }
}
