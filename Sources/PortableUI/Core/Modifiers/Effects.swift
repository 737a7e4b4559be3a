import Elements
import ViewGraph

@usableFromInline
package struct OpacityModifier: PrimitiveModifier {
  package let opacity: Double

  @usableFromInline
  init(opacity: Double) {
    self.opacity = opacity
  }

  @usableFromInline package static var kind: ElementKind { .opacity }

  @usableFromInline
  package func describe(_ writer: inout LayerWriter) {
    writer[.opacity] = .number(opacity.isNaN ? 1 : min(max(opacity, 0), 1))
  }
}

@usableFromInline
package struct OffsetModifier: PrimitiveModifier {
  package let offset: CGSize

  @usableFromInline package static var kind: ElementKind { .offset }

  @usableFromInline
  package func describe(_ writer: inout LayerWriter) {
    writer[.x] = .number(Double(offset.width))
    writer[.y] = .number(Double(offset.height))
  }
}

extension View {
  /// Sets the opacity of this view.
  ///
  /// - Parameter opacity: a value from 0 (transparent) to 1 (opaque). Other values are clamped. The opacities of nested
  ///   modifiers are multiplied.
  @inlinable
  public consuming func opacity(_ opacity: Double) -> some View {
    modifier(OpacityModifier(opacity: opacity))
  }

  /// Moves the displayed view, and the area that responds to hit testing, by an offset. The layout does not change.
  ///
  /// - Parameters:
  ///   - x: the distance toward the trailing side, in points.
  ///   - y: the downward distance, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Moves the displayed view, and the area that responds to hit testing, by an offset. The layout does not change.
  ///
  /// - Parameter offset: the distances toward the trailing side and downward, in points.
  public func offset(_ offset: CGSize) -> some View {
    modifier(OffsetModifier(offset: offset))
  }
}
