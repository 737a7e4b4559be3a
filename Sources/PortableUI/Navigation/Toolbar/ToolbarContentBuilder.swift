import ViewGraph

/// A result builder that creates toolbar content from a closure, with `if`, `switch` and `#available`.
@resultBuilder
@MainActor @preconcurrency
public struct ToolbarContentBuilder {
  /// Builds an expression that is toolbar content.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Rejects a view among toolbar items. Without this overload, the compiler cannot tell which closure the mistake is in.
  @available(
    *, unavailable, message: "A toolbar has either views or toolbar items. Wrap each view in a ToolbarItem."
  )
  public static func buildExpression<Content: View>(_ content: Content) -> ToolbarItem<(), Content> {
    ToolbarItem { content }
  }

  /// Builds a block of a single statement.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent { content }

  /// Builds a block of a single customizable statement.
  public static func buildBlock<Content: CustomizableToolbarContent>(
    _ content: Content
  ) -> some CustomizableToolbarContent { content }

  /// Builds a block of several statements.
  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> some ToolbarContent {
    ToolbarSequence(repeat each content)
  }

  /// Builds a block of several customizable statements.
  public static func buildBlock<each Content: CustomizableToolbarContent>(
    _ content: repeat each Content
  ) -> some CustomizableToolbarContent {
    ToolbarSequence(repeat each content)
  }

  /// Builds an `if` statement without an `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
    ToolbarChoice<Content, Content>(content.map { .first($0) })
  }

  /// Builds the first branch of an `if` or `switch` statement.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> ToolbarChoice<First, Second> { ToolbarChoice(.first(first)) }

  /// Builds the second branch of an `if` or `switch` statement.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> ToolbarChoice<First, Second> { ToolbarChoice(.second(second)) }

  /// Builds content that is guarded by `#available`.
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent {
    content
  }
}

/// A sequence of toolbar content.
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

/// Conditional toolbar content, which ``ToolbarContentBuilder`` creates for `if` and `switch`.
public struct ToolbarChoice<First: ToolbarContent, Second: ToolbarContent>: ToolbarContent {
  enum Storage {
    case first(First)
    case second(Second)
  }

  private let storage: Storage?

  /// Conditional toolbar content has no body.
  public typealias Body = Never

  init(_ storage: Storage?) {
    self.storage = storage
  }

  /// Creates a node with the items of the current branch.
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
