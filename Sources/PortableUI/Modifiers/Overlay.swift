import Elements
import ViewGraph

struct OverlayModifier<Overlay: View>: PrimitiveModifier {
  let overlay: Overlay
  let alignment: Alignment

  static var kind: ElementKind { .overlay }
  var layerContent: Overlay { overlay }

  func describe(_ writer: inout LayerWriter) {
    writer[.alignment] = alignment.attribute
  }

  func isDescribed(like other: Self) -> Bool { alignment == other.alignment }
}

struct BorderModifier: PrimitiveModifier {
  let color: Color
  let width: CGFloat

  static var kind: ElementKind { .border }

  func describe(_ writer: inout LayerWriter) {
    writer[.fill] = .color(color.value)
    writer[.width] = .number(Double(width))
  }
}

extension View {
  /// Puts views in front of this one; in front of each, where this is a group.
  ///
  /// - Parameters:
  ///   - alignment: where they stand in the space of this one.
  ///   - content: the views in front.
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(OverlayModifier(overlay: content(), alignment: alignment))
  }

  /// Puts a view in front of this one; in front of each, where this is a group.
  ///
  /// - Parameters:
  ///   - overlay: the view in front.
  ///   - alignment: where it stands in the space of this one.
  @_disfavoredOverload
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(OverlayModifier(overlay: overlay, alignment: alignment))
  }

  /// Draws a line in front of the view, along the inside of its edges.
  ///
  /// - Parameters:
  ///   - content: what the line is drawn in.
  ///   - width: how thick it is, in points.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(BorderModifier(color: content.resolvedColor, width: width))
  }
}
