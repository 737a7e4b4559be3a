import Elements

/// A circle centered in its space, as large as possible.
public struct Circle: InsettableShape, Hashable {
  /// Creates a circle.
  nonisolated public init() {}

  /// Returns the circle in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// Returns a circle as hosts draw it.
  public func outline() -> ShapeOutline { ShapeOutline(.circle) }

  /// Returns the circle, inset on all sides.
  public func inset(by amount: CGFloat) -> InsetPlatformShape<Circle> {
    InsetPlatformShape(base: self, amount: amount)
  }
}

extension Shape where Self == Circle {
  /// A circle centered in its space, as large as possible.
  nonisolated public static var circle: Circle { Circle() }
}
