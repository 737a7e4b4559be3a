import Elements

/// The largest circle in the middle of a space.
public struct Circle: InsettableShape, Hashable {
  /// Creates a circle.
  nonisolated public init() {}

  /// The circle.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// A circle.
  public func outline() -> ShapeOutline { ShapeOutline(.circle) }

  /// The shape, smaller at each side.
  public func inset(by amount: CGFloat) -> InsetPlatformShape<Circle> {
    InsetPlatformShape(base: self, amount: amount)
  }
}

extension Shape where Self == Circle {
  /// The largest circle in the middle of a space.
  nonisolated public static var circle: Circle { Circle() }
}
