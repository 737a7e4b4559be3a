import ViewGraph

/// Conditional content, which ``ViewBuilder`` creates for `if` and `else`.
///
/// The branches share no state. A branch that is shown again starts with new state.
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View {
  package enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  package let storage: Storage

  package init(storage: Storage) {
    self.storage = storage
  }

  /// Conditional content has no body.
  public typealias Body = Never

  /// Always `true`: a container of pages, such as ``TabView``, treats the views of the branch as its pages.
  public static var isStructure: Bool { true }

  /// Creates a node that shows the current branch.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    SwitchNode(content, in: context) { content in
      switch content.storage {
      case .first(let view): return .init(true, view)
      case .second(let view): return .init(false, view)
      }
    }
  }
}

extension _ConditionalContent: InputComparable {
  package static func isSameInput(_ first: Self, _ second: Self) -> Bool {
    switch (first.storage, second.storage) {
    case (.first(let first), .first(let second)): areKnownEqual(first, second)
    case (.second(let first), .second(let second)): areKnownEqual(first, second)
    default: false
    }
  }
}

extension Optional: View where Wrapped: View {
  /// An optional view has no body.
  public typealias Body = Never
}

extension Optional: GraphContent where Wrapped: View {
  /// Always `true`: a container of pages, such as ``TabView``, treats the wrapped view as the page.
  @MainActor
  public static var isStructure: Bool { true }

  /// Creates a node that shows the wrapped view, if there is one.
  @MainActor
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    SwitchNode(content, in: context) { content in content.map { .init(true, $0) } }
  }
}
