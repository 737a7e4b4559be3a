/// A type-erased shape.
public struct AnyShape: Shape {
  private let base: any Shape

  /// Creates a shape that wraps another one.
  public init<S: Shape>(_ shape: S) {
    base = shape
  }

  /// Returns the shape's outline in a rectangle.
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  /// Returns the outline as hosts draw it.
  public func outline() -> ShapeOutline { base.outline() }
}
