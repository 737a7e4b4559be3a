import ViewGraph

/// One of two views: what ``ViewBuilder`` makes of `if` and `else`.
///
/// The branches share no state: one that comes back starts anew.
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage

  /// A choice has no body.
  public typealias Body = Never

  /// `true`: what it shows stands for itself.
  public static var isStructure: Bool { true }

  /// Makes a node that shows the branch that was taken.
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
  /// `true`: what it shows stands for itself.
  @MainActor
  public static var isStructure: Bool { true }

  /// Makes a node that shows the view where there is one.
  @MainActor
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    SwitchNode(content, in: context) { content in content.map { .init(true, $0) } }
  }
}
