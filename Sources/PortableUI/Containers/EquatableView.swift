import ViewGraph

/// A view that is evaluated again only when `==` says that it differs from what stood in its place.
public struct EquatableView<Content: View & Equatable>: View {
  /// The view.
  public var content: Content

  /// A comparison has no body.
  public typealias Body = Never

  /// Compares `content` with `==`.
  public init(content: Content) {
    self.content = content
  }

  /// `true`: what it shows stands for itself.
  public static var isStructure: Bool { true }

  /// Makes a node that compares before it evaluates.
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
  /// Evaluates this view again only when `==` says that it differs from what stood in its place.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
