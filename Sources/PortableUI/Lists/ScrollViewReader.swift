import Elements
import ViewGraph

/// Lets its content be scrolled to views that it knows by their ids: to rows of collections, also to those that are far from what is
/// seen, and to views with ``View/id(_:)``.
public struct ScrollViewReader<Content: View>: View {
  private let content: (ScrollViewProxy) -> Content
  @State private var finder = ScrollFinder()

  /// Creates a reader.
  ///
  /// - Parameter content: is given what scrolls.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// The content.
  public var body: some View {
    ScrollReaderContent(finder: finder, content: content(ScrollViewProxy(finder: finder)))
  }
}

/// Scrolls the content of a ``ScrollViewReader``.
@MainActor
public struct ScrollViewProxy {
  let finder: ScrollFinder

  /// Scrolls until a view can be seen, once the screen is up to date: it may be one that comes with the same change. Where no view has
  /// the id, nothing happens.
  ///
  /// - Parameters:
  ///   - id: what the view is known by.
  ///   - anchor: where in the region it is to be; `nil` scrolls as little as has to be.
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
