import Elements

/// The largest circle that fits into its space. It is centered.
public struct Circle: InsettableShape, Hashable {
  /// Creates a circle.
  nonisolated public init() {}

  /// Returns the largest circle that fits into a rectangle.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// Returns the description of the circle that hosts draw.
  public func outline() -> ShapeOutline { ShapeOutline(.circle) }

  /// Returns the circle, inset on all sides.
  public func inset(by amount: CGFloat) -> InsetPlatformShape<Circle> {
    InsetPlatformShape(base: self, amount: amount)
  }
}

extension Shape where Self == Circle {
  /// The largest circle that fits into its space. It is centered.
  nonisolated public static var circle: Circle { Circle() }
}
