/// A shape of which the type does not matter.
public struct AnyShape: Shape {
  private let base: any Shape

  /// Hides the type of a shape.
  public init<S: Shape>(_ shape: S) {
    base = shape
  }

  /// The shape's outline in a rectangle.
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  /// The shape's outline.
  public func outline() -> ShapeOutline { base.outline() }
}
