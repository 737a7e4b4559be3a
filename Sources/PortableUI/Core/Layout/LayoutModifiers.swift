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
  /// Fixes the view at its ideal size, regardless of the available space.
  public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Fixes the view at its ideal width or height, regardless of the available space.
  ///
  /// - Parameters:
  ///   - horizontal: Whether to fix the width, so that text does not wrap.
  ///   - vertical: Whether to fix the height, so that text is not truncated.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the priority with which a stack gives space to the view.
  ///
  /// - Parameter value: The priority. Views of a higher priority get space first. The default is 0.
  public func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriorityModifier(value: value))
  }

  /// Sets the display order of overlapping views.
  ///
  /// - Parameter value: The position. A higher value is closer to the front. The default is 0.
  public func zIndex(_ value: Double) -> some View {
    modifier(ZIndexModifier(value: value))
  }

  /// Fills the available space and positions the view's center in it.
  ///
  /// - Parameter position: The position of the center, relative to the leading and top edges, in points.
  public func position(_ position: CGPoint) -> some View {
    modifier(PositionModifier(position: position))
  }

  /// Fills the available space and positions the view's center in it.
  ///
  /// - Parameters:
  ///   - x: The distance of the center from the leading edge, in points.
  ///   - y: The distance of the center from the top edge, in points.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}
