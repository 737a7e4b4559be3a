import Elements

/// A shape that contains a part of another shape's path.
public struct TrimmedShape<Base: Shape>: Shape {
  var base: Base
  let from: CGFloat
  let to: CGFloat

  /// The animatable values of the original shape.
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  /// Returns the part of the path in a rectangle.
  public func path(in rect: CGRect) -> Path { base.path(in: rect).trimmedPath(from: from, to: to) }

  /// Returns the description of the trimmed outline that hosts draw.
  public func outline() -> ShapeOutline {
    base.outline().map { shape in
      let old = shape.trim ?? 0...1
      let length = old.upperBound - old.lowerBound
      let start = min(max(from.isNaN ? 0 : Double(from), 0), 1)
      let end = max(start, min(max(to.isNaN ? 1 : Double(to), 0), 1))
      shape.trim = old.lowerBound + start * length...old.lowerBound + end * length
    }
  }
}

/// A rotated shape.
public struct RotatedShape<Base: Shape>: Shape {
  var base: Base
  let angle: Angle
  let anchor: UnitPoint

  /// The animatable values of the original shape.
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  /// Returns the rotated path in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let (x, y) = (rect.minX + rect.width * anchor.x, rect.minY + rect.height * anchor.y)
    return base.path(in: rect).applying(
      CGAffineTransform(translationX: x, y: y).rotated(by: CGFloat(angle.radians)).translatedBy(x: -x, y: -y))
  }

  /// Returns the description of the rotated outline that hosts draw.
  public func outline() -> ShapeOutline {
    base.outline().map { $0.transforms.append(.rotation(degrees: angle.degrees, anchor: anchor.value)) }
  }
}

extension RotatedShape: InsettableShape where Base: InsettableShape {
  /// Returns the shape, inset on all sides before it is rotated.
  public func inset(by amount: CGFloat) -> RotatedShape<Base.InsetShape> {
    RotatedShape<Base.InsetShape>(base: base.inset(by: amount), angle: angle, anchor: anchor)
  }
}

/// A scaled shape.
public struct ScaledShape<Base: Shape>: Shape {
  var base: Base
  let scale: CGSize
  let anchor: UnitPoint

  /// The animatable values of the original shape.
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  /// Returns the scaled path in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let (x, y) = (rect.minX + rect.width * anchor.x, rect.minY + rect.height * anchor.y)
    return base.path(in: rect).applying(
      CGAffineTransform(translationX: x, y: y).scaledBy(x: scale.width, y: scale.height).translatedBy(x: -x, y: -y))
  }

  /// Returns the description of the scaled outline that hosts draw.
  public func outline() -> ShapeOutline {
    base.outline().map {
      $0.transforms.append(.scale(x: Double(scale.width), y: Double(scale.height), anchor: anchor.value))
    }
  }
}

/// A translated shape.
public struct OffsetShape<Base: Shape>: Shape {
  var base: Base
  let offset: CGSize

  /// The animatable values of the original shape.
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  /// Returns the translated path in a rectangle.
  public func path(in rect: CGRect) -> Path { base.path(in: rect).offsetBy(dx: offset.width, dy: offset.height) }

  /// Returns the description of the translated outline that hosts draw.
  public func outline() -> ShapeOutline {
    base.outline().map { $0.transforms.append(.offset(x: Double(offset.width), y: Double(offset.height))) }
  }
}

extension OffsetShape: InsettableShape where Base: InsettableShape {
  /// Returns the shape, inset on all sides before it is translated.
  public func inset(by amount: CGFloat) -> OffsetShape<Base.InsetShape> {
    OffsetShape<Base.InsetShape>(base: base.inset(by: amount), offset: offset)
  }
}

/// A shape with an affine transformation.
public struct TransformedShape<Base: Shape>: Shape {
  var base: Base
  let transform: CGAffineTransform

  /// The animatable values of the original shape.
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  /// Returns the transformed path in a rectangle.
  public func path(in rect: CGRect) -> Path { base.path(in: rect).applying(transform) }

  /// Returns the description of the transformed outline that hosts draw.
  public func outline() -> ShapeOutline { base.outline().map { $0.transforms.append(transform.value) } }
}

extension CGAffineTransform {
  var value: TransformValue {
    .matrix(a: Double(a), b: Double(b), c: Double(c), d: Double(d), tx: Double(tx), ty: Double(ty))
  }
}

extension Shape {
  /// Returns a shape whose path is a part of this shape's path.
  ///
  /// - Parameters:
  ///   - startFraction: the fraction of the path at which the part begins, from 0 to 1.
  ///   - endFraction: the fraction of the path at which the part ends, from 0 to 1.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    TrimmedShape(base: self, from: startFraction, to: endFraction)
  }

  /// Returns the rotated shape.
  ///
  /// - Parameters:
  ///   - angle: the angle, clockwise.
  ///   - anchor: the center of the rotation.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(base: self, angle: angle, anchor: anchor)
  }

  /// Returns the scaled shape.
  ///
  /// - Parameters:
  ///   - x: the horizontal factor.
  ///   - y: the vertical factor.
  ///   - anchor: the point that keeps its position.
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(base: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// Returns the scaled shape.
  ///
  /// - Parameters:
  ///   - scale: the factor.
  ///   - anchor: the point that keeps its position.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// Returns the translated shape.
  public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(base: self, offset: offset) }

  /// Returns the translated shape.
  public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(base: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// Returns the translated shape.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(base: self, offset: CGSize(width: x, height: y))
  }

  /// Returns the shape with an affine transformation.
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(base: self, transform: transform)
  }

  /// Returns the shape with a fixed size, at the top leading corner of its space.
  public func size(_ size: CGSize) -> some Shape { SizedShape(base: self, size: size) }

  /// Returns the shape with a fixed size, at the top leading corner of its space.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
}

/// A shape that is the stroke of another shape. Methods of shapes, such as ``Shape/rotation(_:anchor:)``, apply to it.
public struct StrokedShape<Base: Shape>: Shape {
  var base: Base
  let style: StrokeStyle

  /// The animatable values of the original shape.
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  /// The role: the shape is drawn as a stroke.
  public static var role: ShapeRole { .stroke }

  /// Returns the path of the original shape, not the outline of its stroke.
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  /// Returns the description of the original shape's outline, which hosts draw as a stroke.
  public func outline() -> ShapeOutline { ShapeOutline(base.outline().value, stroke: style) }
}

private struct SizedShape<Base: Shape>: Shape {
  var base: Base
  let size: CGSize

  var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  func path(in rect: CGRect) -> Path { base.path(in: CGRect(origin: rect.origin, size: size)) }

  func outline() -> ShapeOutline {
    ShapeOutline(.path(path(in: CGRect(origin: .zero, size: size)).value()))
  }
}
