import Elements

/// The shape of what is around it. Off Apple's platforms nothing has one: it is a rectangle.
public struct ContainerRelativeShape: InsettableShape, Hashable {
  /// Creates the shape.
  nonisolated public init() {}

  /// The rectangle itself.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// A rectangle.
  public func outline() -> ShapeOutline { ShapeOutline(.rectangle) }

  /// The shape, smaller at each side.
  public func inset(by amount: CGFloat) -> InsetPlatformShape<ContainerRelativeShape> {
    InsetPlatformShape(base: self, amount: amount)
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of what is around.
  nonisolated public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
