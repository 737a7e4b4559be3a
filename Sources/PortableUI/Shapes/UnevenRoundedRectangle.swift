import Elements

/// A rectangle whose corners are rounded each in its way.
public struct UnevenRoundedRectangle: InsettableShape, Hashable {
  /// How far the corners are rounded.
  public var cornerRadii: RectangleCornerRadii
  /// How they are rounded.
  public var style: RoundedCornerStyle

  /// Creates a rectangle.
  nonisolated public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a rectangle.
  nonisolated public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius),
      style: style)
  }

  /// The rectangle.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }

  /// A rectangle with round corners.
  public func outline() -> ShapeOutline {
    ShapeOutline(
      .rounded(
        .init(
          topLeading: Double(cornerRadii.topLeading).radius, topTrailing: Double(cornerRadii.topTrailing).radius,
          bottomTrailing: Double(cornerRadii.bottomTrailing).radius,
          bottomLeading: Double(cornerRadii.bottomLeading).radius)))
  }

  /// The corners, for animations.
  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }

  /// The shape, smaller at each side.
  public func inset(by amount: CGFloat) -> InsetPlatformShape<UnevenRoundedRectangle> {
    InsetPlatformShape(base: self, amount: amount)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle whose corners are rounded each in its way.
  nonisolated public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// A rectangle whose corners are rounded each in its way.
  nonisolated public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}
