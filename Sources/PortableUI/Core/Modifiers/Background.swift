import Elements
import ViewGraph

/// Paints a style behind the view.
@frozen @usableFromInline
struct BackgroundPaintModifier<Style: ShapeStyle>: PrimitiveModifier {
  @usableFromInline let style: Style
  @usableFromInline let edges: Edge.Set

  @usableFromInline static var kind: ElementKind { .background }
  @usableFromInline var readsEnvironment: Bool { style.shapePaint.fixed == nil }

  @usableFromInline
  func describe(_ writer: inout LayerWriter) {
    let paint = style.shapePaint
    writer[.fill] = paint.fixed ?? paint.value(in: EnvironmentValues(scope: writer.environment))
    if !edges.contains(.top) { writer[.endsAtBar] = .flag(true) }
  }

  @inlinable
  init(style: Style, edges: Edge.Set) {
    self.style = style
    self.edges = edges
  }
}

@frozen @usableFromInline
struct BackgroundModifier<Background: View>: PrimitiveModifier {
  @usableFromInline let background: Background
  @usableFromInline let alignment: Alignment

  @usableFromInline static var kind: ElementKind { .background }
  @usableFromInline var layerContent: Background { background }

  @usableFromInline
  func describe(_ writer: inout LayerWriter) {
    writer[.alignment] = alignment.attribute
  }

  @usableFromInline func isDescribed(like other: Self) -> Bool { alignment == other.alignment }

  @inlinable
  init(background: Background, alignment: Alignment) {
    self.background = background
    self.alignment = alignment
  }
}

extension View {
  /// Fills the area behind the view with a style.
  ///
  /// - Parameters:
  ///   - style: the style, such as a color, a gradient or a material.
  ///   - edges: the safe area edges that the fill ignores. Only the top edge matters: the background of a view that
  ///     fills its screen extends below the navigation bar, unless `edges` excludes it.
  @inlinable
  public consuming func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
  {
    modifier(BackgroundPaintModifier(style: style, edges: edges))
  }

  /// Fills the area behind the view with the background style.
  ///
  /// - Parameter edges: the safe area edges that the fill ignores, as in ``background(_:ignoresSafeAreaEdges:)``.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(BackgroundPaintModifier(style: BackgroundStyle(), edges: edges))
  }

  /// Fills a shape behind the view with a style.
  ///
  /// - Parameters:
  ///   - style: the style.
  ///   - shape: the shape, in the size of the view.
  ///   - fillStyle: how the shape is filled.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }

  /// Fills a shape behind the view with the background style.
  ///
  /// - Parameters:
  ///   - shape: the shape, in the size of the view.
  ///   - fillStyle: how the shape is filled.
  public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Layers a view behind this view. If this view is a group, the background is added behind each member of the group.
  ///
  /// - Parameters:
  ///   - background: the view behind this view.
  ///   - alignment: the alignment of the background within this view.
  @inlinable
  @_disfavoredOverload
  public consuming func background<Background: View>(_ background: Background, alignment: Alignment = .center)
    -> some View
  {
    modifier(BackgroundModifier(background: background, alignment: alignment))
  }

  /// Layers views behind this view. If this view is a group, the background is added behind each member of the group.
  ///
  /// - Parameters:
  ///   - alignment: the alignment of the background within this view.
  ///   - content: the views behind this view.
  @inlinable
  public consuming func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
  {
    modifier(BackgroundModifier(background: content(), alignment: alignment))
  }
}
