import Elements

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape, Hashable {
  /// How far the corners are rounded.
  public var cornerSize: CGSize
  /// How they are rounded.
  public var style: RoundedCornerStyle

  /// Creates a rectangle.
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Creates a rectangle.
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The rectangle.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }

  /// A rectangle with round corners.
  public func outline() -> ShapeOutline {
    let radius = Double(min(cornerSize.width, cornerSize.height)).radius
    return ShapeOutline(
      .rounded(.init(topLeading: radius, topTrailing: radius, bottomTrailing: radius, bottomLeading: radius)))
  }

  /// The corners, for animations.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(cornerSize.width, cornerSize.height) }
    set { cornerSize = CGSize(width: newValue.first, height: newValue.second) }
  }

  /// The shape, smaller at each side.
  public func inset(by amount: CGFloat) -> InsetPlatformShape<RoundedRectangle> {
    InsetPlatformShape(base: self, amount: amount)
  }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
  nonisolated public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }

  /// A rectangle with round corners.
  nonisolated public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
    -> RoundedRectangle
  {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
