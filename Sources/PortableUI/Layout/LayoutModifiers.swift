import Elements
import ViewGraph

@usableFromInline
struct FixedSizeModifier: PrimitiveModifier {
  let horizontal: Bool
  let vertical: Bool

  @usableFromInline static var kind: ElementKind { .fixedSize }

  @usableFromInline
  func describe(_ writer: inout LayerWriter) {
    if horizontal { writer[.horizontal] = .flag(true) }
    if vertical { writer[.vertical] = .flag(true) }
  }
}

@usableFromInline
struct LayoutPriorityModifier: PrimitiveModifier {
  let value: Double

  @usableFromInline static var kind: ElementKind { .layoutPriority }

  @usableFromInline
  func describe(_ writer: inout LayerWriter) {
    writer[.value] = .number(value)
  }
}

struct ZIndexModifier: PrimitiveModifier {
  let value: Double

  static var kind: ElementKind { .zIndex }

  func describe(_ writer: inout LayerWriter) {
    writer[.value] = .number(value)
  }
}

struct PositionModifier: PrimitiveModifier {
  let position: CGPoint

  static var kind: ElementKind { .position }

  func describe(_ writer: inout LayerWriter) {
    writer[.x] = .number(Double(position.x))
    writer[.y] = .number(Double(position.y))
  }
}

extension View {
  /// Gives the view the size that it would have for itself, however much space there is.
  public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Gives the view the width or the height that it would have for itself, however much space there is.
  ///
  /// - Parameters:
  ///   - horizontal: whether its width is its own: a text does not wrap.
  ///   - vertical: whether its height is its own: a text is not cut off.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }

  /// Says who gives way where a stack has too little space.
  ///
  /// - Parameter value: those of a higher priority get their space first; 0 is usual.
  public func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriorityModifier(value: value))
  }

  /// Says what is in front where views overlap.
  ///
  /// - Parameter value: the higher is in front; 0 is usual.
  public func zIndex(_ value: Double) -> some View {
    modifier(ZIndexModifier(value: value))
  }

  /// Takes all the space there is, and has the view's middle at a point of that.
  ///
  /// - Parameter position: how far from the leading side and from the top, in points.
  public func position(_ position: CGPoint) -> some View {
    modifier(PositionModifier(position: position))
  }

  /// Takes all the space there is, and has the view's middle at a point of that.
  ///
  /// - Parameters:
  ///   - x: how far from the leading side, in points.
  ///   - y: how far from the top, in points.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}

// What hosts read.

extension ElementKind {
  /// A layer: the view is as large as it would be for itself, in its `horizontal` or `vertical` extent.
  package static let fixedSize = ElementKind(rawValue: "fixedSize")
  /// A layer: the higher its `value`, the later the view gives way in a stack.
  package static let layoutPriority = ElementKind(rawValue: "layoutPriority")
  /// A layer: the higher its `value`, the nearer to the front the view is.
  package static let zIndex = ElementKind(rawValue: "zIndex")
  /// A layer: takes all the space it is offered, and has the middle of the view at `x`, `y`.
  package static let position = ElementKind(rawValue: "position")
}

extension AttributeKey {
  /// Flags, of a `fixedSize`.
  package static let horizontal = AttributeKey(rawValue: "horizontal")
  package static let vertical = AttributeKey(rawValue: "vertical")
}
