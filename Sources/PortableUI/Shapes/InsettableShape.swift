/// A shape that can be inset to become a smaller shape.
@MainActor @preconcurrency
public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape

  /// Returns the shape, inset on all sides.
  ///
  /// - Parameter amount: the inset, in points.
  func inset(by amount: CGFloat) -> InsetShape
}

/// One of the platform's shapes, inset on all sides.
public struct InsetPlatformShape<Base: Shape>: InsettableShape {
  let base: Base
  let amount: CGFloat

  /// Returns the path in the inset rectangle.
  public func path(in rect: CGRect) -> Path { base.path(in: rect.insetBy(dx: amount, dy: amount)) }

  /// Returns the inset outline as hosts draw it.
  public func outline() -> ShapeOutline { base.outline().map { $0.inset += Double(amount) } }

  /// Returns the shape with a further inset.
  public func inset(by amount: CGFloat) -> InsetPlatformShape {
    InsetPlatformShape(base: base, amount: self.amount + amount)
  }
}
