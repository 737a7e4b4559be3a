import Elements

extension ShapeStyle {
  /// The secondary level of this style: the secondary background color for `.background`, otherwise this style with a
  /// reduced opacity.
  public var secondary: some ShapeStyle { rank(1) }
  /// The tertiary level of this style.
  public var tertiary: some ShapeStyle { rank(2) }
  /// The quaternary level of this style.
  public var quaternary: some ShapeStyle { rank(3) }
  /// The quinary level of this style.
  public var quinary: some ShapeStyle { rank(4) }

  private func rank(_ rank: Int) -> AnyShapeStyle { AnyShapeStyle(shapePaint: ShapePaint(.rank(shapePaint, rank))) }
}

extension ShapePaint {
  /// Returns the value of a hierarchical level of this paint in an environment.
  @MainActor
  func value(ofRank rank: Int, in environment: EnvironmentValues) -> AttributeValue {
    switch kind {
    case .level(let level): return ShapePaint(.level(level + rank)).value(in: environment)
    case .background where environment.backgroundStylePaint == nil:
      let names = ["systemBackground", "secondarySystemBackground", "tertiarySystemBackground"]
      return .color(ColorValue(.platform(ColorName(rawValue: names[min(rank, 2)]))))
    default:
      // The levels of a foreground style have the same opacities.
      let shares = [1, 0.5, 0.3, 0.18, 0.1]
      return value(in: environment).opacity(shares[min(rank, 4)])
    }
  }
}
