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
  var base: Base
  let amount: CGFloat

  /// The animatable values of the original shape.
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  /// Returns the path in the inset rectangle. The radii of round corners are reduced by the inset.
  public func path(in rect: CGRect) -> Path {
    let base = (base as? any RoundCorneredShape)?.reducingCorners(by: amount) as? Base ?? base
    return base.path(in: rect.insetBy(dx: amount, dy: amount))
  }

  /// Returns the description of the inset outline that hosts draw.
  public func outline() -> ShapeOutline { base.outline().map { $0.inset += Double(amount) } }

  /// Returns the shape with a further inset.
  public func inset(by amount: CGFloat) -> InsetPlatformShape {
    InsetPlatformShape(base: base, amount: self.amount + amount)
  }
}

/// A shape with corner radii in points. An inset reduces the radii, so that the corners remain concentric.
@MainActor
protocol RoundCorneredShape: Shape {
  /// Returns the shape with corner radii that are reduced by `amount`.
  func reducingCorners(by amount: CGFloat) -> Self
}

extension RoundedRectangle: RoundCorneredShape {
  func reducingCorners(by amount: CGFloat) -> RoundedRectangle {
    let size = CGSize(width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount))
    return RoundedRectangle(cornerSize: size, style: style)
  }
}

extension UnevenRoundedRectangle: RoundCorneredShape {
  func reducingCorners(by amount: CGFloat) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: max(0, cornerRadii.topLeading - amount),
      bottomLeadingRadius: max(0, cornerRadii.bottomLeading - amount),
      bottomTrailingRadius: max(0, cornerRadii.bottomTrailing - amount),
      topTrailingRadius: max(0, cornerRadii.topTrailing - amount), style: style)
  }
}
