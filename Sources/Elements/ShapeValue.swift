/// An outline in a space, as large as that unless it says otherwise.
public struct ShapeValue: Hashable, Sendable {
  /// What the outline is.
  public enum Outline: Hashable, Sendable {
    /// A rectangle.
    case rectangle
    /// A rectangle with round corners, of which the radii are given in points.
    case rounded(CornerRadii)
    /// A rectangle whose shorter sides are half circles.
    case capsule
    /// The largest circle, in the middle.
    case circle
    /// An ellipse.
    case ellipse
    /// Lines and curves.
    case path(PathValue)
  }

  /// Four radii, in points.
  public struct CornerRadii: Hashable, Sendable {
    /// In the leading corner of the top.
    public var topLeading: Double
    /// In the trailing corner of the top.
    public var topTrailing: Double
    /// In the trailing corner of the bottom.
    public var bottomTrailing: Double
    /// In the leading corner of the bottom.
    public var bottomLeading: Double

    /// Creates radii.
    public init(topLeading: Double, topTrailing: Double, bottomTrailing: Double, bottomLeading: Double) {
      self.topLeading = topLeading
      self.topTrailing = topTrailing
      self.bottomTrailing = bottomTrailing
      self.bottomLeading = bottomLeading
    }

    /// All of them, clockwise from the leading corner of the top.
    package var all: [Double] { [topLeading, topTrailing, bottomTrailing, bottomLeading] }
  }

  /// What it is.
  public var outline: Outline
  /// How far it stands in from the edges of its space, in points.
  public var inset: Double
  /// Which part of the line is drawn: where it begins and where it ends, from 0 to 1; `nil` where nothing was said of it.
  public var trim: ClosedRange<Double>?
  /// How the outline is moved and turned in its space, first to last.
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

/// How a line is drawn along an outline.
public struct StrokeValue: Hashable, Sendable {
  /// What the ends of a line look like.
  public enum Cap: String, Hashable, Sendable {
    /// They end where the line does.
    case butt
    /// Half circles.
    case round
    /// Half squares.
    case square
  }

  /// What the corners of a line look like.
  public enum Join: String, Hashable, Sendable {
    /// Pointed.
    case miter
    /// Round.
    case round
    /// Cut off.
    case bevel
  }

  /// How thick the line is, in points.
  public var width: Double
  /// Its ends.
  public var cap: Cap
  /// Its corners.
  public var join: Join
  /// How long the point of a corner may be, in widths.
  public var miterLimit: Double
  /// How long dashes and the gaps after them are, by turns, in points; empty for a line without gaps.
  public var dash: [Double]
  /// How far into the dashes the line begins.
  public var dashPhase: Double

  /// Creates a line.
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
  /// What it is, and what is said of it besides.
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
  /// The width, and what is said besides.
  public var description: String {
    var words = [AttributeValue.number(width).description]
    if cap != .butt { words.append(cap.rawValue) }
    if !dash.isEmpty {
      words.append("dash(\(dash.map { AttributeValue.number($0).description }.joined(separator: ",")))")
    }
    return words.joined(separator: " ")
  }
}
