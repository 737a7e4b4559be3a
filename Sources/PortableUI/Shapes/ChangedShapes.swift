import Elements

/// A part of the line of a shape.
public struct TrimmedShape<Base: Shape>: Shape {
  var base: Base
  let from: CGFloat
  let to: CGFloat

  /// The values that the shape itself is animated by.
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  /// The part of the path.
  public func path(in rect: CGRect) -> Path { base.path(in: rect).trimmedPath(from: from, to: to) }

  /// The part of the outline.
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

/// A shape that is turned in its space.
public struct RotatedShape<Base: Shape>: Shape {
  var base: Base
  let angle: Angle
  let anchor: UnitPoint

  /// The values that the shape itself is animated by.
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  /// The path, turned.
  public func path(in rect: CGRect) -> Path {
    let (x, y) = (rect.minX + rect.width * anchor.x, rect.minY + rect.height * anchor.y)
    return base.path(in: rect).applying(
      CGAffineTransform(translationX: x, y: y).rotated(by: CGFloat(angle.radians)).translatedBy(x: -x, y: -y))
  }

  /// The outline, turned.
  public func outline() -> ShapeOutline {
    base.outline().map { $0.transforms.append(.rotation(degrees: angle.degrees, anchor: anchor.value)) }
  }
}

extension RotatedShape: InsettableShape where Base: InsettableShape {
  /// The shape, smaller at each side.
  public func inset(by amount: CGFloat) -> RotatedShape<Base.InsetShape> {
    RotatedShape<Base.InsetShape>(base: base.inset(by: amount), angle: angle, anchor: anchor)
  }
}

/// A shape that is larger or smaller than its space.
public struct ScaledShape<Base: Shape>: Shape {
  var base: Base
  let scale: CGSize
  let anchor: UnitPoint

  /// The values that the shape itself is animated by.
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  /// The path, scaled.
  public func path(in rect: CGRect) -> Path {
    let (x, y) = (rect.minX + rect.width * anchor.x, rect.minY + rect.height * anchor.y)
    return base.path(in: rect).applying(
      CGAffineTransform(translationX: x, y: y).scaledBy(x: scale.width, y: scale.height).translatedBy(x: -x, y: -y))
  }

  /// The outline, scaled.
  public func outline() -> ShapeOutline {
    base.outline().map {
      $0.transforms.append(.scale(x: Double(scale.width), y: Double(scale.height), anchor: anchor.value))
    }
  }
}

/// A shape somewhere else than in its space.
public struct OffsetShape<Base: Shape>: Shape {
  var base: Base
  let offset: CGSize

  /// The values that the shape itself is animated by.
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  /// The path, moved.
  public func path(in rect: CGRect) -> Path { base.path(in: rect).offsetBy(dx: offset.width, dy: offset.height) }

  /// The outline, moved.
  public func outline() -> ShapeOutline {
    base.outline().map { $0.transforms.append(.offset(x: Double(offset.width), y: Double(offset.height))) }
  }
}

extension OffsetShape: InsettableShape where Base: InsettableShape {
  /// The shape, smaller at each side.
  public func inset(by amount: CGFloat) -> OffsetShape<Base.InsetShape> {
    OffsetShape<Base.InsetShape>(base: base.inset(by: amount), offset: offset)
  }
}

/// A shape that is transformed.
public struct TransformedShape<Base: Shape>: Shape {
  var base: Base
  let transform: CGAffineTransform

  /// The values that the shape itself is animated by.
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  /// The path, transformed.
  public func path(in rect: CGRect) -> Path { base.path(in: rect).applying(transform) }

  /// The outline, transformed.
  public func outline() -> ShapeOutline { base.outline().map { $0.transforms.append(transform.value) } }
}

extension CGAffineTransform {
  var value: TransformValue {
    .matrix(a: Double(a), b: Double(b), c: Double(c), d: Double(d), tx: Double(tx), ty: Double(ty))
  }
}

extension Shape {
  /// A part of the shape's line.
  ///
  /// - Parameters:
  ///   - startFraction: where it begins, from 0 to 1.
  ///   - endFraction: where it ends.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    TrimmedShape(base: self, from: startFraction, to: endFraction)
  }

  /// The shape, turned.
  ///
  /// - Parameters:
  ///   - angle: how far, clockwise.
  ///   - anchor: around which point of its space.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(base: self, angle: angle, anchor: anchor)
  }

  /// The shape, larger or smaller.
  ///
  /// - Parameters:
  ///   - x: how many times as wide.
  ///   - y: how many times as high.
  ///   - anchor: from which point of its space.
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(base: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// The shape, larger or smaller.
  ///
  /// - Parameters:
  ///   - scale: how many times as large.
  ///   - anchor: from which point of its space.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The shape somewhere else.
  public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(base: self, offset: offset) }

  /// The shape somewhere else.
  public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(base: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// The shape somewhere else.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(base: self, offset: CGSize(width: x, height: y))
  }

  /// The shape, transformed.
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(base: self, transform: transform)
  }

  /// The shape in a size of its own, from the leading corner of the top.
  public func size(_ size: CGSize) -> some Shape { SizedShape(base: self, size: size) }

  /// The shape in a size of its own, from the leading corner of the top.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
}

/// The line of a shape, which can be turned, scaled and filled as a shape.
public struct StrokedShape<Base: Shape>: Shape {
  var base: Base
  let style: StrokeStyle

  /// A line.
  public static var role: ShapeRole { .stroke }

  /// The path of the shape.
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  /// The outline of the shape, to be drawn as a line.
  public func outline() -> ShapeOutline { ShapeOutline(base.outline().value, stroke: style) }
}

private struct SizedShape<Base: Shape>: Shape {
  let base: Base
  let size: CGSize

  func path(in rect: CGRect) -> Path { base.path(in: CGRect(origin: rect.origin, size: size)) }

  func outline() -> ShapeOutline {
    ShapeOutline(.path(path(in: CGRect(origin: .zero, size: size)).value()))
  }
}
