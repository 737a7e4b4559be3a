import Elements

/// A rectangle whose shorter sides are semicircles.
public struct Capsule: InsettableShape, Hashable {
  /// The style of the rounded corners.
  public var style: RoundedCornerStyle

  /// Creates a capsule.
  nonisolated public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  /// Returns the capsule in a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  /// Returns the description of the capsule that hosts draw.
  public func outline() -> ShapeOutline { ShapeOutline(.capsule) }

  /// Returns the capsule, inset on all sides.
  public func inset(by amount: CGFloat) -> InsetPlatformShape<Capsule> {
    InsetPlatformShape(base: self, amount: amount)
  }
}

extension Shape where Self == Capsule {
  /// A rectangle whose shorter sides are semicircles.
  nonisolated public static var capsule: Capsule { Capsule() }

  /// Returns a rectangle whose shorter sides are semicircles.
  nonisolated public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
