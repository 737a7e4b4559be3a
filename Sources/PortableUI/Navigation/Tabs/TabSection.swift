import ViewGraph

/// A group of tabs. The tab bar shows the tabs of the group next to each other, without the header.
public struct TabSection<Header: View, Content: TabContent, SelectionValue: Hashable>: TabContent {
  private let content: Content

  /// The type of the value that selects a tab.
  public typealias TabValue = SelectionValue
  /// A tab section has no body.
  public typealias Body = Never

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - content: The tabs.
  ///   - header: The header of the section. It is not displayed.
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) where Content.TabValue == SelectionValue {
    self.content = content()
  }

  /// Creates a node for the tabs.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    CompositeNode<Evaluator>(content, in: context)
  }

  private enum Evaluator: BodyEvaluator {
    static func body(of content: TabSection) -> Content { content.content }
  }
}

extension TabSection where Header == EmptyView {
  /// Creates a section without a header.
  ///
  /// - Parameter content: The tabs.
  public init(@TabContentBuilder<SelectionValue> content: () -> Content) where Content.TabValue == SelectionValue {
    self.content = content()
  }
}

extension TabSection where Header == Text {
  /// Creates a section with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the section. It is not displayed.
  ///   - content: The tabs.
  public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Content.TabValue == SelectionValue {
    self.content = content()
  }

  /// Creates a section with a title.
  ///
  /// - Parameters:
  ///   - title: The title of the section. It is not displayed.
  ///   - content: The tabs.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Content.TabValue == SelectionValue {
    self.content = content()
  }
}

extension TabContent {
  /// Sets the identity of the tab for customization by the user. This has no effect: tabs cannot be rearranged.
  public func customizationID(_ id: String) -> some TabContent<TabValue> { self }

  /// Sets the placement of the tab. This has no effect: tabs always appear in the tab bar.
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }

  /// Sets the visibility of the tab before the user customizes it. This has no effect: the tab is visible.
  public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...)
    -> some TabContent<TabValue>
  { self }

  /// Hides the tab.
  ///
  /// - Parameter hidden: Whether the tab is hidden.
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    TabChoice<Self, Self>(hidden ? nil : .first(self))
  }
}

/// The placement of a tab.
public struct TabPlacement: Hashable, Sendable {
  private let name: String

  /// The platform's default placement.
  public static let automatic = Self(name: "automatic")
  /// The tab always appears in the tab bar.
  public static let pinned = Self(name: "pinned")
  /// The tab appears only in a sidebar.
  public static let sidebarOnly = Self(name: "sidebarOnly")
}

/// The user's customization of a tab view. The value can be stored but has no effect.
public struct TabViewCustomization: Codable, Sendable {
  /// Creates an empty customization.
  public init() {}

  /// Resets the order of tabs in sections. This has no effect.
  public mutating func resetSectionOrder() {}
  /// Resets the visibility of tabs. This has no effect.
  public mutating func resetVisibility() {}
}

extension View {
  /// Enables customization of the tabs in this view. This has no effect.
  ///
  /// - Parameter customization: The user's customization.
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
}

/// A part of a tab view that adapts to the window.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String

  /// The platform's default placement.
  public static let automatic = Self(name: "automatic")
  /// The tab bar.
  public static let tabBar = Self(name: "tabBar")
  /// The sidebar.
  public static let sidebar = Self(name: "sidebar")
}

extension View {
  /// Adds a header to the sidebar of a tab view.
  @available(*, unavailable, message: "Tab views have no sidebar. Use NavigationSplitView.")
  public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

  /// Adds a footer to the sidebar of a tab view.
  @available(*, unavailable, message: "Tab views have no sidebar. Use NavigationSplitView.")
  public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
}
