import ViewGraph

/// A view that is evaluated again only if it differs from the previous value according to `==`.
public struct EquatableView<Content: View & Equatable>: View {
  /// The wrapped view.
  public var content: Content

  /// An equatable view has no body.
  public typealias Body = Never

  /// Creates a view that compares `content` with `==`.
  public init(content: Content) {
    self.content = content
  }

  /// Always `true`: a container of pages, such as ``TabView``, treats the wrapped view as the page.
  public static var isStructure: Bool { true }

  /// Creates a node that compares values before it evaluates the view.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    CompositeNode<Evaluator>(content, in: context)
  }

  private enum Evaluator: BodyEvaluator {
    static func body(of content: EquatableView) -> Content { content.content }
    static func areEqual(_ first: EquatableView, _ second: EquatableView, by layout: TypeLayout) -> Bool {
      first.content == second.content
    }
  }
}

extension View where Self: Equatable {
  /// Evaluates this view again only if it differs from the previous value according to `==`.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
