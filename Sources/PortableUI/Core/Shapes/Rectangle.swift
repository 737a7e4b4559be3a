import Elements

/// A rectangle.
public struct Rectangle: InsettableShape, Hashable {
  /// Creates a rectangle.
  nonisolated public init() {}

  /// Returns the rectangle as a path.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// Returns the description of the rectangle that hosts draw.
  public func outline() -> ShapeOutline { ShapeOutline(.rectangle) }

  /// Returns the rectangle, inset on all sides.
  public func inset(by amount: CGFloat) -> InsetPlatformShape<Rectangle> {
    InsetPlatformShape(base: self, amount: amount)
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  nonisolated public static var rect: Rectangle { Rectangle() }
}
