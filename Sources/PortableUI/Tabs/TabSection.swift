import ViewGraph

/// Tabs that belong together. A bar shows them one after the other.
public struct TabSection<Header: View, Content: TabContent, SelectionValue: Hashable>: TabContent {
  private let content: Content

  /// What says which tab is chosen.
  public typealias TabValue = SelectionValue
  /// A section has no body.
  public typealias Body = Never

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - content: the tabs.
  ///   - header: what they are called where they are listed. A bar does not say it.
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) where Content.TabValue == SelectionValue {
    self.content = content()
  }

  /// Makes a node with the tabs.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    CompositeNode<Evaluator>(content, in: context)
  }

  private enum Evaluator: BodyEvaluator {
    static func body(of content: TabSection) -> Content { content.content }
  }
}

extension TabSection where Header == EmptyView {
  /// Creates a section without a name.
  ///
  /// - Parameter content: the tabs.
  public init(@TabContentBuilder<SelectionValue> content: () -> Content) where Content.TabValue == SelectionValue {
    self.content = content()
  }
}

extension TabSection where Header == Text {
  /// Creates a section with a name.
  ///
  /// - Parameters:
  ///   - titleKey: what the tabs are called where they are listed. A bar does not say it.
  ///   - content: the tabs.
  public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Content.TabValue == SelectionValue {
    self.content = content()
  }

  /// Creates a section with a name.
  ///
  /// - Parameters:
  ///   - title: what the tabs are called where they are listed. A bar does not say it.
  ///   - content: the tabs.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Content.TabValue == SelectionValue {
    self.content = content()
  }
}

extension TabContent {
  /// Gives the tab a name by which a person may arrange it. Here nobody does.
  public func customizationID(_ id: String) -> some TabContent<TabValue> { self }

  /// Says where the tab is offered. Here that is the bar.
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }

  /// Leaves the tab out.
  ///
  /// - Parameter hidden: whether it is left out.
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    TabChoice<Self, Self>(hidden ? nil : .first(self))
  }
}

/// Where a tab is offered.
public struct TabPlacement: Hashable, Sendable {
  private let name: String

  /// As the platform has it.
  public static let automatic = Self(name: "automatic")
  /// In the bar, whatever else is there.
  public static let pinned = Self(name: "pinned")
  /// In a sidebar only.
  public static let sidebarOnly = Self(name: "sidebarOnly")
}

/// How a person has arranged tabs. Here nobody does: it is kept and changes nothing.
public struct TabViewCustomization: Codable, Sendable {
  /// Creates what leaves all as it is.
  public init() {}

  /// Leaves the order in the sections as it is.
  public mutating func resetSectionOrder() {}
  /// Leaves what is seen as it is.
  public mutating func resetVisibility() {}
}

extension View {
  /// Lets a person arrange the tabs in the view. Here nobody does.
  ///
  /// - Parameter customization: how they are arranged.
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
}
