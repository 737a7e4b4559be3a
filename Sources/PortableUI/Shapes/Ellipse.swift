import Elements

/// An ellipse that touches all sides of a space.
public struct Ellipse: InsettableShape, Hashable {
  /// Creates an ellipse.
  nonisolated public init() {}

  /// The ellipse.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// An ellipse.
  public func outline() -> ShapeOutline { ShapeOutline(.ellipse) }

  /// The shape, smaller at each side.
  public func inset(by amount: CGFloat) -> InsetPlatformShape<Ellipse> {
    InsetPlatformShape(base: self, amount: amount)
  }
}

extension Shape where Self == Ellipse {
  /// An ellipse that touches all sides of a space.
  nonisolated public static var ellipse: Ellipse { Ellipse() }
}
