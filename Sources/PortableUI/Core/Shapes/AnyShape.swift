/// A type-erased shape.
public struct AnyShape: Shape {
  private let base: any Shape

  /// Creates a shape that wraps the given shape.
  public init<S: Shape>(_ shape: S) {
    base = shape
  }

  /// Returns the shape's outline in a rectangle.
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  /// Returns the description of the outline that hosts draw.
  public func outline() -> ShapeOutline { base.outline() }
}
