import Elements

@testable import ViewGraph

/// A leaf with a text.
struct Word: ElementContent {
  static let schema = Schema(ElementKind(rawValue: "word"), handlers: [Handler(.tap)])

  var text: String
  var onTap: (() -> Bool)?

  init(_ text: String, onTap: (() -> Bool)? = nil) {
    self.text = text
    self.onTap = onTap
  }

  var children: NoContent { NoContent() }

  func describe(_ writer: inout ElementWriter) { writer[.text] = .string(text) }

  func respond(to event: Event, in environment: EnvironmentScope) -> Bool { onTap?() ?? false }

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }
}

/// An element with children, which handles no events.
struct Shelf<Children: GraphContent>: ElementContent {
  static var schema: Schema { .shelf }

  let children: Children

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }
}

/// Content with a body, which is evaluated whenever its parent is evaluated.
struct Computed<Shown: GraphContent>: GraphContent {
  let body: () -> Shown

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    CompositeNode<Evaluator>(content, in: context)
  }

  private enum Evaluator: BodyEvaluator {
    static func body(of content: Computed) -> Shown { content.body() }
  }
}

/// Two contents in order.
struct Couple<First: GraphContent, Second: GraphContent>: SequenceContent {
  let first: First
  let second: Second

  init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    SequenceNode(content, in: context)
  }

  func visitParts(_ visitor: inout some PartVisitor) {
    visitor.visit(first)
    visitor.visit(second)
  }
}

/// Optional content, which is replaced when its key changes.
struct Choice<Shown: GraphContent>: GraphContent {
  var key = 0
  let shown: Shown?

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    SwitchNode(content, in: context) { content in
      content.shown.map { SwitchNode<Self>.Alternative(content.key, $0) }
    }
  }
}

/// Rows identified by ids.
struct Listing<ID: Hashable, Row: GraphContent>: GraphContent {
  let ids: [ID]
  let makeRow: (ID) -> Row

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    KeyedNode<Self, [ID], ID, Row>(content, in: context) {
      .init(items: $0.ids, id: { $0 }, makeRow: $0.makeRow)
    }
  }
}

extension Schema {
  fileprivate static let shelf = Schema(ElementKind(rawValue: "shelf"))
}
