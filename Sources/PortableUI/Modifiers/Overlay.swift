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

struct BorderModifier<Style: ShapeStyle>: PrimitiveModifier {
  let style: Style
  let width: CGFloat

  static var kind: ElementKind { .border }
  var readsEnvironment: Bool { style.shapePaint.fixed == nil }

  func describe(_ writer: inout LayerWriter) {
    let paint = style.shapePaint
    writer[.fill] = paint.fixed ?? paint.value(in: EnvironmentValues(scope: writer.environment))
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

  /// Fills the space in front of the view.
  ///
  /// - Parameters:
  ///   - style: what with.
  ///   - edges: at which sides of the screen it goes to the edge. Hosts fill the view's own space.
  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    overlay { PaintView(paint: style.shapePaint) }
  }

  /// Fills a shape in front of the view.
  ///
  /// - Parameters:
  ///   - style: what with.
  ///   - shape: the shape, as large as the view.
  ///   - fillStyle: how.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }

  /// Draws a line in front of the view, along the inside of its edges.
  ///
  /// - Parameters:
  ///   - content: what the line is drawn in.
  ///   - width: how thick it is, in points.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(BorderModifier(style: content, width: width))
  }
}
