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
  /// Layers views in front of this view. If this view is a group, the overlay is added in front of each member of the
  /// group.
  ///
  /// - Parameters:
  ///   - alignment: the alignment of the overlay within this view.
  ///   - content: the views in front of this view.
  @inlinable
  public consuming func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(OverlayModifier(overlay: content(), alignment: alignment))
  }

  /// Layers a view in front of this view. If this view is a group, the overlay is added in front of each member of the
  /// group.
  ///
  /// - Parameters:
  ///   - overlay: the view in front of this view.
  ///   - alignment: the alignment of the overlay within this view.
  @inlinable
  @_disfavoredOverload
  public consuming func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(OverlayModifier(overlay: overlay, alignment: alignment))
  }

  /// Fills the area in front of the view with a style.
  ///
  /// - Parameters:
  ///   - style: the style.
  ///   - edges: the safe area edges that the fill ignores. This parameter has no effect: hosts fill the bounds of the
  ///     view.
  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    overlay { PaintView(paint: style.shapePaint) }
  }

  /// Fills a shape in front of the view with a style.
  ///
  /// - Parameters:
  ///   - style: the style.
  ///   - shape: the shape, in the size of the view.
  ///   - fillStyle: how the shape is filled.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }

  /// Adds a border inside the edges of the view.
  ///
  /// - Parameters:
  ///   - content: the style of the border.
  ///   - width: the width of the border, in points.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(BorderModifier(style: content, width: width))
  }
}
