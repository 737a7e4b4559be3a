import ViewGraph

/// Makes the content of a bar of the statements in a closure, with `if`, `switch` and `#available`.
@resultBuilder
@MainActor @preconcurrency
public struct ToolbarContentBuilder {
  /// One item, or content that has several.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// One item, or content that has several.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent { content }

  /// One item with a name.
  public static func buildBlock<Content: CustomizableToolbarContent>(
    _ content: Content
  ) -> some CustomizableToolbarContent { content }

  /// Several, one after the other.
  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> some ToolbarContent {
    ToolbarSequence(repeat each content)
  }

  /// Several with names, one after the other.
  public static func buildBlock<each Content: CustomizableToolbarContent>(
    _ content: repeat each Content
  ) -> some CustomizableToolbarContent {
    ToolbarSequence(repeat each content)
  }

  /// An `if` without an `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
    ToolbarChoice<Content, Content>(content.map { .first($0) })
  }

  /// The first branch of an `if` or a `switch`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> ToolbarChoice<First, Second> { ToolbarChoice(.first(first)) }

  /// The other branch of an `if` or a `switch`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> ToolbarChoice<First, Second> { ToolbarChoice(.second(second)) }

  /// Content behind `#available`.
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent {
    content
  }
}

/// Several parts of a bar's content, one after the other.
struct ToolbarSequence<each Content: ToolbarContent>: ToolbarContent, SequenceContent {
  typealias Body = Never

  private let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    SequenceNode(content, in: context)
  }

  func visitParts(_ visitor: inout some PartVisitor) {
    repeat visitor.visit(each content)
  }
}

extension ToolbarSequence: CustomizableToolbarContent where repeat each Content: CustomizableToolbarContent {}

/// One of two contents of a bar, or neither: what ``ToolbarContentBuilder`` makes of `if` and `else`.
public struct ToolbarChoice<First: ToolbarContent, Second: ToolbarContent>: ToolbarContent {
  enum Storage {
    case first(First)
    case second(Second)
  }

  private let storage: Storage?

  /// A choice has no body.
  public typealias Body = Never

  init(_ storage: Storage?) {
    self.storage = storage
  }

  /// Makes a node that has the items of the branch that was taken.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    SwitchNode(content, in: context) { content in
      switch content.storage {
      case .first(let content): return .init(true, content)
      case .second(let content): return .init(false, content)
      case nil: return nil
      }
    }
  }
}
