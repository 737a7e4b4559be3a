/// A shape that can stand in from the edges of its space.
@MainActor @preconcurrency
public protocol InsettableShape: Shape {
  /// The shape that stands in.
  associatedtype InsetShape: InsettableShape

  /// The shape, smaller at each side.
  ///
  /// - Parameter amount: by how much, in points.
  func inset(by amount: CGFloat) -> InsetShape
}

/// One of the platform's shapes that stands in from the edges of its space.
public struct InsetPlatformShape<Base: Shape>: InsettableShape {
  let base: Base
  let amount: CGFloat

  /// The outline in a smaller rectangle.
  public func path(in rect: CGRect) -> Path { base.path(in: rect.insetBy(dx: amount, dy: amount)) }

  /// The base's outline, standing in.
  public func outline() -> ShapeOutline { base.outline().map { $0.inset += Double(amount) } }

  /// The shape, smaller still.
  public func inset(by amount: CGFloat) -> InsetPlatformShape {
    InsetPlatformShape(base: base, amount: self.amount + amount)
  }
}
