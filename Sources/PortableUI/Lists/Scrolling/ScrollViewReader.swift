import Elements
import ViewGraph

/// A view that provides programmatic scrolling to views with known ids: to rows of collections, even if they are far
/// from the visible area, and to views with ``View/id(_:)``.
public struct ScrollViewReader<Content: View>: View {
  private let content: (ScrollViewProxy) -> Content
  @State private var finder = ScrollFinder()

  /// Creates a reader.
  ///
  /// - Parameter content: returns the content for a proxy.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// The content.
  public var body: some View {
    ScrollReaderContent(finder: finder, content: content(ScrollViewProxy(finder: finder)))
  }
}

/// A proxy that scrolls the content of a ``ScrollViewReader``.
@MainActor
public struct ScrollViewProxy {
  let finder: ScrollFinder

  /// Scrolls to a view. The scroll view scrolls after the pending update, so the same change may insert the view. The
  /// method has no effect if no view has the id.
  ///
  /// - Parameters:
  ///   - id: the id of the view.
  ///   - anchor: the point of the scroll view at which the view is placed; `nil` scrolls only as far as necessary to
  ///     make the view visible.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    finder.scroll(to: AnyHashable(id), anchor: anchor.map { ScrollAnchor(x: Double($0.x), y: Double($0.y)) })
  }
}

private struct ScrollReaderContent<Content: View>: View {
  let finder: ScrollFinder
  let content: Content

  typealias Body = Never

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ScrollReaderNode(content, in: context, finder: content.finder) { $0.content }
  }
}
