import Elements
import ViewGraph

@frozen @usableFromInline
struct OverlayModifier<Overlay: View>: PrimitiveModifier {
  @usableFromInline let overlay: Overlay
  @usableFromInline let alignment: Alignment

  @usableFromInline static var kind: ElementKind { .overlay }
  @usableFromInline var layerContent: Overlay { overlay }

  @usableFromInline
  func describe(_ writer: inout LayerWriter) {
    writer[.alignment] = alignment.attribute
  }

  @usableFromInline func isDescribed(like other: Self) -> Bool { alignment == other.alignment }

  @inlinable
  init(overlay: Overlay, alignment: Alignment) {
    self.overlay = overlay
    self.alignment = alignment
  }
}

@usableFromInline
struct BorderModifier<Style: ShapeStyle>: PrimitiveModifier {
  let style: Style
  let width: CGFloat

  @usableFromInline static var kind: ElementKind { .border }
  @usableFromInline var readsEnvironment: Bool { style.shapePaint.fixed == nil }

  @usableFromInline
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
  @inlinable
  public consuming func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(OverlayModifier(overlay: content(), alignment: alignment))
  }

  /// Puts a view in front of this one; in front of each, where this is a group.
  ///
  /// - Parameters:
  ///   - overlay: the view in front.
  ///   - alignment: where it stands in the space of this one.
  @inlinable
  @_disfavoredOverload
  public consuming func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
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
