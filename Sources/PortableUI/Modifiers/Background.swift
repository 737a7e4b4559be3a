import Elements
import ViewGraph

struct BackgroundColorModifier: PrimitiveModifier {
  let color: Color

  var wrapper: ElementKind? { .background }

  func describe(_ writer: inout ElementWriter) {
    writer[.fill] = .string(color.words)
  }
}

struct BackgroundModifier<Background: View>: PrimitiveModifier, LayerModifier {
  let background: Background
  let alignment: Alignment

  var wrapper: ElementKind? { .background }
  var layer: BackgroundLayer<Background> { BackgroundLayer(alignment: alignment, content: background) }

  func describe(_ writer: inout ElementWriter) {}
}

/// What stands behind a view, as large as the view is.
struct BackgroundLayer<Content: View>: View {
  let alignment: Alignment
  let content: Content

  typealias Body = Never

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }
}

extension BackgroundLayer: ElementContent {
  static var kind: ElementKind { .backgroundLayer }
  var children: Content { content }

  func describe(_ writer: inout ElementWriter) {
    writer[.alignment] = .string(alignment.words)
  }

  func isDescribed(like other: Self) -> Bool { alignment == other.alignment }
}

extension View {
  /// Fills the space behind the view.
  ///
  /// - Parameter style: what with.
  public func background<S: ShapeStyle>(_ style: S) -> some View {
    modifier(BackgroundColorModifier(color: style.resolvedColor))
  }

  /// Puts a view behind this one; behind each, where this is a group.
  ///
  /// - Parameters:
  ///   - background: the view behind.
  ///   - alignment: where it stands in the space of this one.
  @_disfavoredOverload
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    modifier(BackgroundModifier(background: background, alignment: alignment))
  }

  /// Puts views behind this one; behind each, where this is a group.
  ///
  /// - Parameters:
  ///   - alignment: where they stand in the space of this one.
  ///   - content: the views behind.
  public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(BackgroundModifier(background: content(), alignment: alignment))
  }
}
