import Elements

/// A rectangle with rounded corners.
public struct RoundedRectangle: InsettableShape, Hashable {
  /// The width and height of the corners.
  public var cornerSize: CGSize
  /// The style of the corners.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with rounded corners.
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Creates a rectangle with rounded corners.
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Returns the path in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }

  /// Returns the description of the rounded rectangle that hosts draw.
  public func outline() -> ShapeOutline {
    let radius = Double(min(cornerSize.width, cornerSize.height)).radius
    return ShapeOutline(
      .rounded(.init(topLeading: radius, topTrailing: radius, bottomTrailing: radius, bottomLeading: radius)))
  }

  /// The size of the corners, for animations.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(cornerSize.width, cornerSize.height) }
    set { cornerSize = CGSize(width: newValue.first, height: newValue.second) }
  }

  /// Returns the rectangle, inset on all sides.
  public func inset(by amount: CGFloat) -> InsetPlatformShape<RoundedRectangle> {
    InsetPlatformShape(base: self, amount: amount)
  }
}

extension Shape where Self == RoundedRectangle {
  /// Returns a rectangle with rounded corners.
  nonisolated public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }

  /// Returns a rectangle with rounded corners.
  nonisolated public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
    -> RoundedRectangle
  {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
