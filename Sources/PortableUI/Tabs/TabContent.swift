import ViewGraph

/// Tabs of a ``TabView``, described by others.
///
/// Give a ``body``; the rest is provided.
@MainActor @preconcurrency
public protocol TabContent<TabValue>: GraphContent {
  /// What says which tab is chosen.
  associatedtype TabValue: Hashable
  /// What the body is made of.
  associatedtype Body: TabContent

  /// The tabs.
  @TabContentBuilder<TabValue> var body: Body { get }
}

extension TabContent {
  /// `true`: each of its tabs has a page.
  public static var isStructure: Bool { true }

  /// Makes a node that evaluates the body.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    CompositeNode<TabContentBody<Self>>(content, in: context)
  }
}

/// Evaluates the bodies of tabs.
private enum TabContentBody<Content: TabContent>: BodyEvaluator {
  static func body(of content: Content) -> Content.Body { content.body }
}

extension TabContent where Body == Never {
  /// Never evaluated: such content has pages of its own.
  public var body: Never { fatalError("\(Self.self) is a tab and has no body. Put it into another's body instead.") }
}

extension Never: TabContent {
  /// There are none.
  public typealias TabValue = Never
}

/// Tabs as the pages of a ``TabView``.
public struct TabContentView<Tabs: TabContent>: View {
  let tabs: Tabs

  /// It has no body.
  public typealias Body = Never

  /// `true`: each of the tabs has a page.
  public static var isStructure: Bool { true }

  /// Makes a node with the tabs.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    CompositeNode<Evaluator>(content, in: context)
  }

  private enum Evaluator: BodyEvaluator {
    static func body(of content: TabContentView) -> Tabs { content.tabs }
  }
}

extension TabView {
  /// Creates tabs of which one is chosen by a value.
  ///
  /// - Parameters:
  ///   - selection: the value of the tab that is seen.
  ///   - content: the tabs.
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentView<C>, C.TabValue == SelectionValue {
    self.init(selection: selection, pages: TabContentView(tabs: content()))
  }

  /// Creates tabs of which a person chooses one; the first to begin with.
  ///
  /// - Parameter content: the tabs.
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where SelectionValue == Never, Content == TabContentView<C>, C.TabValue == Never {
    self.init(selection: nil, pages: TabContentView(tabs: content()))
  }
}

/// Makes tabs of the statements in a closure, with `if`, `switch` and `#available`.
@resultBuilder
@MainActor @preconcurrency
public struct TabContentBuilder<TabValue: Hashable> {
  /// One tab, or content that has several.
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }

  /// A tab for each element of a collection.
  public static func buildExpression<Data, ID, Content: TabContent>(
    _ content: ForEach<Data, ID, Content>
  ) -> TabRows<Data, ID, Content> where Content.TabValue == TabValue {
    TabRows(rows: content)
  }

  /// One tab, or content that has several.
  public static func buildBlock<Content: TabContent>(_ content: Content) -> Content where Content.TabValue == TabValue {
    content
  }

  /// Several, one after the other.
  @_disfavoredOverload
  public static func buildBlock<each Content: TabContent>(
    _ content: repeat each Content
  ) -> TabSequence<TabValue, repeat each Content> {
    TabSequence(repeat each content)
  }

  /// An `if` without an `else`.
  public static func buildIf<Content: TabContent>(_ content: Content?) -> TabChoice<Content, Content>
  where Content.TabValue == TabValue {
    TabChoice(content.map { .first($0) })
  }

  /// The first branch of an `if` or a `switch`.
  public static func buildEither<First: TabContent, Second: TabContent>(first: First) -> TabChoice<First, Second> {
    TabChoice(.first(first))
  }

  /// The other branch of an `if` or a `switch`.
  public static func buildEither<First: TabContent, Second: TabContent>(second: Second) -> TabChoice<First, Second> {
    TabChoice(.second(second))
  }

  /// Content behind `#available`.
  public static func buildLimitedAvailability<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }
}

/// Several tabs, one after the other.
public struct TabSequence<TabValue: Hashable, each Content: TabContent>: TabContent, SequenceContent {
  private let content: (repeat each Content)

  /// It has no body.
  public typealias Body = Never

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  /// Makes a node with one child for each.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    SequenceNode(content, in: context)
  }

  package func visitParts(_ visitor: inout some PartVisitor) {
    repeat visitor.visit(each content)
  }
}

/// One of two contents, or neither: what ``TabContentBuilder`` makes of `if` and `else`.
public struct TabChoice<First: TabContent, Second: TabContent>: TabContent {
  enum Storage {
    case first(First)
    case second(Second)
  }

  private let storage: Storage?

  /// It has no body.
  public typealias Body = Never
  /// What says which tab is chosen.
  public typealias TabValue = First.TabValue

  init(_ storage: Storage?) {
    self.storage = storage
  }

  /// Makes a node that has the tabs of the branch that was taken.
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

/// Tabs for the elements of a collection: what ``TabContentBuilder`` makes of a ``ForEach``.
public struct TabRows<Data: RandomAccessCollection, ID: Hashable, Content: TabContent>: TabContent {
  let rows: ForEach<Data, ID, Content>

  /// It has no body.
  public typealias Body = Never
  /// What says which tab is chosen.
  public typealias TabValue = Content.TabValue

  /// Makes a node with one child for each element.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    KeyedNode(content, in: context) { .init(items: $0.rows.data, id: $0.rows.id(of:), makeRow: $0.rows.content) }
  }
}

extension ForEach where Content: TabContent {
  /// Makes tabs of the elements.
  ///
  /// - Parameters:
  ///   - data: the collection.
  ///   - content: makes the tabs of an element.
  @_disfavoredOverload
  public init<V>(_ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID, V == Content.TabValue {
    self.init(data, by: { $0.id }, content)
  }

  /// Makes tabs of the elements, identified by a property of theirs.
  ///
  /// - Parameters:
  ///   - data: the collection.
  ///   - id: the property that identifies an element.
  ///   - content: makes the tabs of an element.
  @_disfavoredOverload
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue {
    self.init(data, by: { $0[keyPath: id] }, content)
  }

  /// Makes tabs of the numbers of a range.
  ///
  /// - Parameters:
  ///   - data: the range.
  ///   - content: makes the tabs of a number.
  @_disfavoredOverload
  public init<V>(_ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int, V == Content.TabValue {
    self.init(data, by: { $0 - data.lowerBound }, content)
  }
}
