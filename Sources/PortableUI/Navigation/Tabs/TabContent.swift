import ViewGraph

/// Content of a ``TabView``, composed of tabs.
///
/// Conforming types implement ``body``.
@MainActor @preconcurrency
public protocol TabContent<TabValue>: GraphContent {
  /// The type of the value that selects a tab.
  associatedtype TabValue: Hashable
  /// The type of the body.
  associatedtype Body: TabContent

  /// The tabs.
  @TabContentBuilder<TabValue> var body: Body { get }
}

extension TabContent {
  /// Always `true`: each of the tabs is a page.
  public static var isStructure: Bool { true }

  /// Creates a node that evaluates the body.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    CompositeNode<TabContentBody<Self>>(content, in: context)
  }
}

/// The evaluator of tab content.
private enum TabContentBody<Content: TabContent>: BodyEvaluator {
  static func body(of content: Content) -> Content.Body { content.body }
}

extension TabContent where Body == Never {
  /// Never evaluated: a primitive type creates its own pages.
  public var body: Never {
    fatalError("\(Self.self) is a primitive tab and has no body. Use it in the body of other tabs.")
  }
}

extension Never: TabContent {
  /// The selection type, which has no values.
  public typealias TabValue = Never
}

/// A view that presents tabs as the pages of a ``TabView``.
public struct TabContentView<Tabs: TabContent>: View {
  let tabs: Tabs

  /// A tab content view has no body.
  public typealias Body = Never

  /// Always `true`: each of the tabs is a page.
  public static var isStructure: Bool { true }

  /// Creates a node for the tabs.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    CompositeNode<Evaluator>(content, in: context)
  }

  private enum Evaluator: BodyEvaluator {
    static func body(of content: TabContentView) -> Tabs { content.tabs }
  }
}

extension TabView {
  /// Creates a tab view with a selected tab.
  ///
  /// - Parameters:
  ///   - selection: The value of the selected tab.
  ///   - content: The tabs.
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentView<C>, C.TabValue == SelectionValue {
    self.init(selection: selection, pages: TabContentView(tabs: content()))
  }

  /// Creates a tab view that stores its own selection, initially the first tab.
  ///
  /// - Parameter content: The tabs.
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where SelectionValue == Never, Content == TabContentView<C>, C.TabValue == Never {
    self.init(selection: nil, pages: TabContentView(tabs: content()))
  }
}

/// A result builder that creates tabs from a closure, with `if`, `switch` and `#available`.
@resultBuilder
@MainActor @preconcurrency
public struct TabContentBuilder<TabValue: Hashable> {
  /// Builds an expression that is tab content.
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }

  /// Builds tabs for the elements of a collection.
  public static func buildExpression<Data, ID, Content: TabContent>(
    _ content: ForEach<Data, ID, Content>
  ) -> TabRows<Data, ID, Content> where Content.TabValue == TabValue {
    TabRows(rows: content)
  }

  /// Builds a block of a single statement.
  public static func buildBlock<Content: TabContent>(_ content: Content) -> Content where Content.TabValue == TabValue {
    content
  }

  /// Builds a block of several statements.
  @_disfavoredOverload
  public static func buildBlock<each Content: TabContent>(
    _ content: repeat each Content
  ) -> TabSequence<TabValue, repeat each Content> {
    TabSequence(repeat each content)
  }

  /// Builds an `if` statement without an `else`.
  public static func buildIf<Content: TabContent>(_ content: Content?) -> TabChoice<Content, Content>
  where Content.TabValue == TabValue {
    TabChoice(content.map { .first($0) })
  }

  /// Builds the first branch of an `if` or `switch` statement.
  public static func buildEither<First: TabContent, Second: TabContent>(first: First) -> TabChoice<First, Second> {
    TabChoice(.first(first))
  }

  /// Builds the second branch of an `if` or `switch` statement.
  public static func buildEither<First: TabContent, Second: TabContent>(second: Second) -> TabChoice<First, Second> {
    TabChoice(.second(second))
  }

  /// Builds content that is guarded by `#available`.
  public static func buildLimitedAvailability<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }
}

/// A sequence of tab content.
public struct TabSequence<TabValue: Hashable, each Content: TabContent>: TabContent, SequenceContent {
  private let content: (repeat each Content)

  /// A tab sequence has no body.
  public typealias Body = Never

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  /// Creates a node with one child per component.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    SequenceNode(content, in: context)
  }

  package func visitParts(_ visitor: inout some PartVisitor) {
    repeat visitor.visit(each content)
  }
}

/// Conditional tab content, which ``TabContentBuilder`` creates for `if` and `switch`.
public struct TabChoice<First: TabContent, Second: TabContent>: TabContent {
  enum Storage {
    case first(First)
    case second(Second)
  }

  private let storage: Storage?

  /// Conditional tab content has no body.
  public typealias Body = Never
  /// The type of the value that selects a tab.
  public typealias TabValue = First.TabValue

  init(_ storage: Storage?) {
    self.storage = storage
  }

  /// Creates a node with the tabs of the current branch.
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

/// Tabs for the elements of a collection, which ``TabContentBuilder`` creates for a ``ForEach``.
public struct TabRows<Data: RandomAccessCollection, ID: Hashable, Content: TabContent>: TabContent {
  let rows: ForEach<Data, ID, Content>

  /// This type has no body.
  public typealias Body = Never
  /// The type of the value that selects a tab.
  public typealias TabValue = Content.TabValue

  /// Creates a node with one child per element.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    KeyedNode(content, in: context) { .init(items: $0.rows.data, id: $0.rows.id(of:), makeRow: $0.rows.content) }
  }
}

extension ForEach where Content: TabContent {
  /// Creates tabs for identifiable elements.
  ///
  /// - Parameters:
  ///   - data: The collection.
  ///   - content: A closure that creates the tabs of an element.
  @_disfavoredOverload
  public init<V>(_ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID, V == Content.TabValue {
    self.init(data, by: { $0.id }, content)
  }

  /// Creates tabs for elements that are identified by a key path.
  ///
  /// - Parameters:
  ///   - data: The collection.
  ///   - id: The key path of an element's identity.
  ///   - content: A closure that creates the tabs of an element.
  @_disfavoredOverload
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue {
    self.init(data, by: { $0[keyPath: id] }, content)
  }

  /// Creates tabs for the numbers of a range.
  ///
  /// - Parameters:
  ///   - data: The range.
  ///   - content: A closure that creates the tabs for a number.
  @_disfavoredOverload
  public init<V>(_ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int, V == Content.TabValue {
    self.init(data, by: { $0 - data.lowerBound }, content)
  }
}
