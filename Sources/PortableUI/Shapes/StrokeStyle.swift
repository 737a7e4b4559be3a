import Elements

/// How a line is drawn along an outline.
public struct StrokeStyle: Hashable, Sendable {
  /// How thick it is, in points.
  public var lineWidth: CGFloat
  /// What its ends look like.
  public var lineCap: CGLineCap
  /// What its corners look like.
  public var lineJoin: CGLineJoin
  /// How long the point of a corner may be, in line widths.
  public var miterLimit: CGFloat
  /// How long dashes and the gaps after them are, by turns, in points; empty for a line without gaps.
  public var dash: [CGFloat]
  /// How far into the dashes the line begins.
  public var dashPhase: CGFloat

  /// Creates a style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  var value: StrokeValue {
    let cap: StrokeValue.Cap =
      switch lineCap {
      case .round: .round
      case .square: .square
      default: .butt
      }
    let join: StrokeValue.Join =
      switch lineJoin {
      case .round: .round
      case .bevel: .bevel
      default: .miter
      }
    return StrokeValue(
      width: max(0, Double(lineWidth)), cap: cap, join: join, miterLimit: Double(miterLimit),
      dash: dash.map { Double($0) },
      dashPhase: Double(dashPhase))
  }
}

extension StrokeStyle: Animatable {
  /// The width, for animations.
  public var animatableData: CGFloat {
    get { lineWidth }
    set { lineWidth = newValue }
  }
}

/// How an outline is filled.
public struct FillStyle: Hashable, Sendable {
  /// Whether what is within two parts is outside.
  public var isEOFilled: Bool
  /// Whether edges are smoothed. Hosts always smooth them.
  public var isAntialiased: Bool

  /// Creates a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
