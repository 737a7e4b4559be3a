import Elements
import ViewGraph

/// A paint behind the view.
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
  /// Fills the space behind the view.
  ///
  /// - Parameters:
  ///   - style: what with.
  ///   - edges: at which sides of the screen it goes on to the edge. Above a view that fills its page that is below the page's bar.
  @inlinable
  public consuming func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
  {
    modifier(BackgroundPaintModifier(style: style, edges: edges))
  }

  /// Fills the space behind the view with what is behind views there.
  ///
  /// - Parameter edges: at which sides of the screen it goes on to the edge, as ``background(_:ignoresSafeAreaEdges:)`` does.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(BackgroundPaintModifier(style: BackgroundStyle(), edges: edges))
  }

  /// Fills a shape behind the view.
  ///
  /// - Parameters:
  ///   - style: what with.
  ///   - shape: the shape, as large as the view.
  ///   - fillStyle: how.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }

  /// Fills a shape behind the view with what is behind views there.
  ///
  /// - Parameters:
  ///   - shape: the shape, as large as the view.
  ///   - fillStyle: how.
  public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Puts a view behind this one; behind each, where this is a group.
  ///
  /// - Parameters:
  ///   - background: the view behind.
  ///   - alignment: where it stands in the space of this one.
  @inlinable
  @_disfavoredOverload
  public consuming func background<Background: View>(_ background: Background, alignment: Alignment = .center)
    -> some View
  {
    modifier(BackgroundModifier(background: background, alignment: alignment))
  }

  /// Puts views behind this one; behind each, where this is a group.
  ///
  /// - Parameters:
  ///   - alignment: where they stand in the space of this one.
  ///   - content: the views behind.
  @inlinable
  public consuming func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
  {
    modifier(BackgroundModifier(background: content(), alignment: alignment))
  }
}

extension AttributeKey {
  /// Flag, of a `background`: it does not go on below a bar that stands above the view.
  package static let endsAtBar = AttributeKey(rawValue: "endsAtBar")
}
