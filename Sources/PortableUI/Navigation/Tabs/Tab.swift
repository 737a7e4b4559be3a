import ViewGraph

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// A tab for searching.
  public static let search = TabRole(name: "search")
}

/// A page of a ``TabView`` with a label in the tab bar.
public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  private let value: Value?
  private let content: Content
  private let label: Label

  /// The type of the value that selects the tab.
  public typealias TabValue = Value
  /// A tab has no body.
  public typealias Body = Never

  private init(_ value: Value?, _ content: Content, _ label: Label) {
    self.value = value
    self.content = content
    self.label = label
  }

  /// Creates a node for the page.
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

  /// The content as a single view. If the content consists of several views, they are stacked, because each of them
  /// would otherwise become a page.
  @ViewBuilder private var page: some View {
    if Content.self is any SequenceContent.Type {
      VStack { content }
    } else {
      TabPageContent(content: content)
    }
  }
}

/// The content of a page. It is one page, even if its views are those of a group, a collection or a custom view.
private struct TabPageContent<Content: View>: View {
  let content: Content

  static var isStructure: Bool { false }

  var body: some View { content }
}

/// The default label of a tab: a title and a symbol.
public struct DefaultTabLabel: View {
  let title: Text
  let image: Image?

  /// The symbol and the title.
  public var body: some View {
    image
    title
  }

  static func standard(for role: TabRole?) -> DefaultTabLabel {
    role == .search
      ? DefaultTabLabel(title: Text(platform: "Search"), image: Image(systemName: "magnifyingglass"))
      : DefaultTabLabel(title: Text(verbatim: ""), image: nil)
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab with a localized title and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The localized title of the tab.
  ///   - systemImage: The name of the symbol.
  ///   - value: The value that selects the tab.
  ///   - role: The purpose of the tab.
  ///   - content: The content of the page.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, content(), DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  /// Creates a tab with a localized title and an image.
  ///
  /// - Parameters:
  ///   - titleKey: The localized title of the tab.
  ///   - image: The name of the image.
  ///   - value: The value that selects the tab.
  ///   - role: The purpose of the tab.
  ///   - content: The content of the page.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, content(), DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }

  /// Creates a tab with a title and a symbol.
  ///
  /// - Parameters:
  ///   - title: The title of the tab.
  ///   - systemImage: The name of the symbol.
  ///   - value: The value that selects the tab.
  ///   - role: The purpose of the tab.
  ///   - content: The content of the page.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value, content(), DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }

  /// Creates a tab with a title and an image.
  ///
  /// - Parameters:
  ///   - title: The title of the tab.
  ///   - image: The name of the image.
  ///   - value: The value that selects the tab.
  ///   - role: The purpose of the tab.
  ///   - content: The content of the page.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value, content(), DefaultTabLabel(title: Text(title), image: Image(image)))
  }

  /// Creates a tab with a localized title and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The localized title of the tab.
  ///   - systemImage: The name of the symbol.
  ///   - value: The value that selects the tab.
  ///   - role: The purpose of the tab.
  ///   - content: The content of the page.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: V, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(value, content(), DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  /// Creates a tab with a localized title and an image.
  ///
  /// - Parameters:
  ///   - titleKey: The localized title of the tab.
  ///   - image: The name of the image.
  ///   - value: The value that selects the tab.
  ///   - role: The purpose of the tab.
  ///   - content: The content of the page.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, image: String, value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(value, content(), DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }

  /// Creates a tab with a title and a symbol.
  ///
  /// - Parameters:
  ///   - title: The title of the tab.
  ///   - systemImage: The name of the symbol.
  ///   - value: The value that selects the tab.
  ///   - role: The purpose of the tab.
  ///   - content: The content of the page.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, systemImage: String, value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(value, content(), DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }

  /// Creates a tab with a title and an image.
  ///
  /// - Parameters:
  ///   - title: The title of the tab.
  ///   - image: The name of the image.
  ///   - value: The value that selects the tab.
  ///   - role: The purpose of the tab.
  ///   - content: The content of the page.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, image: String, value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(value, content(), DefaultTabLabel(title: Text(title), image: Image(image)))
  }

  /// Creates a tab with a default label. A search tab gets a title and a symbol. Other tabs get an empty label.
  ///
  /// - Parameters:
  ///   - value: The value that selects the tab.
  ///   - role: The purpose of the tab.
  ///   - content: The content of the page.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value, content(), .standard(for: role))
  }
}

extension Tab {
  /// Creates a tab with a custom label.
  ///
  /// - Parameters:
  ///   - value: The value that selects the tab.
  ///   - role: The purpose of the tab.
  ///   - content: The content of the page.
  ///   - label: The label of the tab.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value, content(), label())
  }

  /// Creates a tab with a custom label.
  ///
  /// - Parameters:
  ///   - value: The value that selects the tab.
  ///   - role: The purpose of the tab.
  ///   - content: The content of the page.
  ///   - label: The label of the tab.
  public init<V: Hashable>(
    value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == V? {
    self.init(value, content(), label())
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab with a localized title and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The localized title of the tab.
  ///   - systemImage: The name of the symbol.
  ///   - role: The purpose of the tab.
  ///   - content: The content of the page.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content(), DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  /// Creates a tab with a localized title and an image.
  ///
  /// - Parameters:
  ///   - titleKey: The localized title of the tab.
  ///   - image: The name of the image.
  ///   - role: The purpose of the tab.
  ///   - content: The content of the page.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content(), DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }

  /// Creates a tab with a title and a symbol.
  ///
  /// - Parameters:
  ///   - title: The title of the tab.
  ///   - systemImage: The name of the symbol.
  ///   - role: The purpose of the tab.
  ///   - content: The content of the page.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content(), DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }

  /// Creates a tab with a title and an image.
  ///
  /// - Parameters:
  ///   - title: The title of the tab.
  ///   - image: The name of the image.
  ///   - role: The purpose of the tab.
  ///   - content: The content of the page.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content(), DefaultTabLabel(title: Text(title), image: Image(image)))
  }

  /// Creates a tab with a default label. A search tab gets a title and a symbol. Other tabs get an empty label.
  ///
  /// - Parameters:
  ///   - role: The purpose of the tab.
  ///   - content: The content of the page.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content(), .standard(for: role))
  }
}

extension Tab where Value == Never {
  /// Creates a tab with a custom label.
  ///
  /// - Parameters:
  ///   - role: The purpose of the tab.
  ///   - content: The content of the page.
  ///   - label: The label of the tab.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(nil, content(), label())
  }
}
