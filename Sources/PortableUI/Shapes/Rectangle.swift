import Elements

/// A rectangle.
public struct Rectangle: InsettableShape, Hashable {
  /// Creates a rectangle.
  nonisolated public init() {}

  /// The rectangle itself.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// A rectangle.
  public func outline() -> ShapeOutline { ShapeOutline(.rectangle) }

  /// The shape, smaller at each side.
  public func inset(by amount: CGFloat) -> InsetPlatformShape<Rectangle> {
    InsetPlatformShape(base: self, amount: amount)
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  nonisolated public static var rect: Rectangle { Rectangle() }
}
