import Elements

extension ShapeStyle {
  /// The style for what matters less: of backgrounds the second, of other styles a fainter one.
  public var secondary: some ShapeStyle { rank(1) }
  /// The style for what matters less still.
  public var tertiary: some ShapeStyle { rank(2) }
  /// The style for what hardly matters.
  public var quaternary: some ShapeStyle { rank(3) }
  /// The style for what matters least.
  public var quinary: some ShapeStyle { rank(4) }

  private func rank(_ rank: Int) -> AnyShapeStyle { AnyShapeStyle(shapePaint: ShapePaint(.rank(shapePaint, rank))) }
}

extension ShapePaint {
  /// What is painted for a rank of a paint in an environment.
  @MainActor
  func value(ofRank rank: Int, in environment: EnvironmentValues) -> AttributeValue {
    switch kind {
    case .level(let level): return ShapePaint(.level(level + rank)).value(in: environment)
    case .background where environment.backgroundStylePaint == nil:
      let names = ["systemBackground", "secondarySystemBackground", "tertiarySystemBackground"]
      return .color(ColorValue(.platform(ColorName(rawValue: names[min(rank, 2)]))))
    default:
      // As faint as the ranks of what texts are painted in.
      let shares = [1, 0.5, 0.3, 0.18, 0.1]
      return value(in: environment).opacity(shares[min(rank, 4)])
    }
  }
}
