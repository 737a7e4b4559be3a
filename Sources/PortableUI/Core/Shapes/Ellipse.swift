import Elements

/// An ellipse that fills its space.
public struct Ellipse: InsettableShape, Hashable {
  /// Creates an ellipse.
  nonisolated public init() {}

  /// Returns the ellipse in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// Returns the description of the ellipse that hosts draw.
  public func outline() -> ShapeOutline { ShapeOutline(.ellipse) }

  /// Returns the ellipse, inset on all sides.
  public func inset(by amount: CGFloat) -> InsetPlatformShape<Ellipse> {
    InsetPlatformShape(base: self, amount: amount)
  }
}

extension Shape where Self == Ellipse {
  /// An ellipse that fills its space.
  nonisolated public static var ellipse: Ellipse { Ellipse() }
}
