import ViewGraph

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// Looking for something.
  public static let search = TabRole(name: "search")
}

/// A page of a ``TabView``, and what it is called in its bar.
public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  private let value: Value?
  private let content: Content
  private let label: Label

  /// What says that the tab is chosen.
  public typealias TabValue = Value
  /// A tab has no body.
  public typealias Body = Never

  private init(_ value: Value?, _ content: Content, _ label: Label) {
    self.value = value
    self.content = content
    self.label = label
  }

  /// Makes a node with the page.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    CompositeNode<Evaluator>(content, in: context)
  }

  private enum Evaluator: BodyEvaluator {
    static func body(of content: Tab) -> TabPage<Value, Content, Label> {
      TabPage(value: content.value, content: content.content, label: content.label)
    }
  }
}

/// The page of a tab.
private struct TabPage<Value: Hashable, Content: View, Label: View>: View {
  let value: Value?
  let content: Content
  let label: Label

  var body: some View {
    if let value {
      page.tabItem { label }.tag(value)
    } else {
      page.tabItem { label }
    }
  }

  /// Several views would have a page each.
  @ViewBuilder private var page: some View {
    if Content.self is any SequenceContent.Type {
      VStack { content }
    } else {
      content
    }
  }
}

/// A text and a symbol, as tabs have them.
public struct DefaultTabLabel: View {
  let title: Text
  let image: Image?

  /// The text and the symbol.
  public var body: some View {
    image
    title
  }

  static func standard(for role: TabRole?) -> DefaultTabLabel {
    role == .search
      ? DefaultTabLabel(title: Text("Search"), image: Image(systemName: "magnifyingglass"))
      : DefaultTabLabel(title: Text(verbatim: ""), image: nil)
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - titleKey: what it is called.
  ///   - systemImage: the name of a symbol.
  ///   - value: what says that the tab is chosen.
  ///   - role: what the tab is for.
  ///   - content: what is on its page.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, content(), DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - titleKey: what it is called.
  ///   - image: the name of an image.
  ///   - value: what says that the tab is chosen.
  ///   - role: what the tab is for.
  ///   - content: what is on its page.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, content(), DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }

  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - title: what it is called.
  ///   - systemImage: the name of a symbol.
  ///   - value: what says that the tab is chosen.
  ///   - role: what the tab is for.
  ///   - content: what is on its page.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value, content(), DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }

  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - title: what it is called.
  ///   - image: the name of an image.
  ///   - value: what says that the tab is chosen.
  ///   - role: what the tab is for.
  ///   - content: what is on its page.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value, content(), DefaultTabLabel(title: Text(title), image: Image(image)))
  }

  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - titleKey: what it is called.
  ///   - systemImage: the name of a symbol.
  ///   - value: what says that the tab is chosen.
  ///   - role: what the tab is for.
  ///   - content: what is on its page.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: V, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(value, content(), DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - titleKey: what it is called.
  ///   - image: the name of an image.
  ///   - value: what says that the tab is chosen.
  ///   - role: what the tab is for.
  ///   - content: what is on its page.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, image: String, value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(value, content(), DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }

  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - title: what it is called.
  ///   - systemImage: the name of a symbol.
  ///   - value: what says that the tab is chosen.
  ///   - role: what the tab is for.
  ///   - content: what is on its page.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, systemImage: String, value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(value, content(), DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }

  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - title: what it is called.
  ///   - image: the name of an image.
  ///   - value: what says that the tab is chosen.
  ///   - role: what the tab is for.
  ///   - content: what is on its page.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, image: String, value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(value, content(), DefaultTabLabel(title: Text(title), image: Image(image)))
  }

  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - value: what says that the tab is chosen.
  ///   - role: what the tab is for.
  ///   - content: what is on its page.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value, content(), .standard(for: role))
  }
}

extension Tab {
  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - value: what says that the tab is chosen.
  ///   - role: what the tab is for.
  ///   - content: what is on its page.
  ///   - label: what it is called.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value, content(), label())
  }

  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - value: what says that the tab is chosen.
  ///   - role: what the tab is for.
  ///   - content: what is on its page.
  ///   - label: what it is called.
  public init<V: Hashable>(
    value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == V? {
    self.init(value, content(), label())
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - titleKey: what it is called.
  ///   - systemImage: the name of a symbol.
  ///   - role: what the tab is for.
  ///   - content: what is on its page.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content(), DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - titleKey: what it is called.
  ///   - image: the name of an image.
  ///   - role: what the tab is for.
  ///   - content: what is on its page.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content(), DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }

  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - title: what it is called.
  ///   - systemImage: the name of a symbol.
  ///   - role: what the tab is for.
  ///   - content: what is on its page.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content(), DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }

  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - title: what it is called.
  ///   - image: the name of an image.
  ///   - role: what the tab is for.
  ///   - content: what is on its page.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content(), DefaultTabLabel(title: Text(title), image: Image(image)))
  }

  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - role: what the tab is for.
  ///   - content: what is on its page.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content(), .standard(for: role))
  }
}

extension Tab where Value == Never {
  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - role: what the tab is for.
  ///   - content: what is on its page.
  ///   - label: what it is called.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(nil, content(), label())
  }
}
