import Elements

/// The properties of a stroke.
public struct StrokeStyle: Hashable, Sendable {
  /// The width, in points.
  public var lineWidth: CGFloat
  /// The shape of the line's ends.
  public var lineCap: CGLineCap
  /// The shape of the line's corners.
  public var lineJoin: CGLineJoin
  /// The maximum length of a mitered corner, as a multiple of the line width. Longer corners are beveled.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps, alternately, in points; empty for a solid line.
  public var dash: [CGFloat]
  /// The distance into the dash pattern at which the line starts, in points.
  public var dashPhase: CGFloat

  /// Creates a stroke style.
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

/// The rule that determines the filled area of a shape.
public struct FillStyle: Hashable, Sendable {
  /// Whether the even-odd rule determines the interior, instead of the nonzero winding rule.
  public var isEOFilled: Bool
  /// Whether edges are antialiased. This property is ignored: hosts always antialias.
  public var isAntialiased: Bool

  /// Creates a fill style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
