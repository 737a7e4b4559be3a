/// A type-erased shape.
public struct AnyShape: Shape {
  private var base: any Shape

  /// Creates a shape that wraps the given shape.
  public init<S: Shape>(_ shape: S) {
    base = shape
  }

  /// The animatable values of the shape.
  public var animatableData: _AnyAnimatableData {
    get { _AnyAnimatableData(of: base) }
    set { base = newValue.applied(to: base) }
  }

  /// Returns the shape's outline in a rectangle.
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  /// Returns the description of the outline that hosts draw.
  public func outline() -> ShapeOutline { base.outline() }
}
