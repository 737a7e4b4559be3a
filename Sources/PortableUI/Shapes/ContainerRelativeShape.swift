import Elements

/// The shape of the enclosing container. Outside Apple's platforms no container has a shape: it is a rectangle.
public struct ContainerRelativeShape: InsettableShape, Hashable {
  /// Creates the shape.
  nonisolated public init() {}

  /// Returns the rectangle as a path.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// Returns a rectangle as hosts draw it.
  public func outline() -> ShapeOutline { ShapeOutline(.rectangle) }

  /// Returns the rectangle, inset on all sides.
  public func inset(by amount: CGFloat) -> InsetPlatformShape<ContainerRelativeShape> {
    InsetPlatformShape(base: self, amount: amount)
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the enclosing container.
  nonisolated public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
