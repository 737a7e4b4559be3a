import Elements
import ViewGraph

@usableFromInline
struct OpacityModifier: PrimitiveModifier {
  let opacity: Double

  @usableFromInline
  init(opacity: Double) {
    self.opacity = opacity
  }

  @usableFromInline static var kind: ElementKind { .opacity }

  @usableFromInline
  func describe(_ writer: inout LayerWriter) {
    writer[.opacity] = .number(opacity.isNaN ? 1 : min(max(opacity, 0), 1))
  }
}

@usableFromInline
struct OffsetModifier: PrimitiveModifier {
  let offset: CGSize

  @usableFromInline static var kind: ElementKind { .offset }

  @usableFromInline
  func describe(_ writer: inout LayerWriter) {
    writer[.x] = .number(Double(offset.width))
    writer[.y] = .number(Double(offset.height))
  }
}

extension View {
  /// Lets what is behind the view be seen through it.
  ///
  /// - Parameter opacity: from 0, where there is nothing to see of the view, to 1; others are brought into that range. It
  ///   applies to what is inside: two opacities one around the other are multiplied.
  @inlinable
  public consuming func opacity(_ opacity: Double) -> some View {
    modifier(OpacityModifier(opacity: opacity))
  }

  /// Shows the view, and reacts to touches, somewhere else. The space it takes stays where it is.
  ///
  /// - Parameters:
  ///   - x: how far towards the trailing side, in points.
  ///   - y: how far down, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Shows the view, and reacts to touches, somewhere else. The space it takes stays where it is.
  ///
  /// - Parameter offset: how far towards the trailing side and down, in points.
  public func offset(_ offset: CGSize) -> some View {
    modifier(OffsetModifier(offset: offset))
  }
}
