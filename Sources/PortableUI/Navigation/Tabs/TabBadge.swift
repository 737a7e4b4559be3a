import ViewGraph

/// A tab with a badge on its item in the tab bar.
public struct BadgedTab<Content: TabContent>: TabContent {
  let content: Content
  let label: Text?

  /// A badged tab has no body.
  public typealias Body = Never
  /// The type of the value that selects the tab.
  public typealias TabValue = Content.TabValue

  /// Creates a node that passes the badge to the tab view.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    TraitNode(content, in: context, key: BadgeKey.self) { ($0.content, $0.label) }
  }
}

extension TabContent {
  /// Sets a number as the badge of the tab's item.
  ///
  /// - Parameter count: The number, or 0 to hide the badge.
  public func badge(_ count: Int) -> BadgedTab<Self> { badge(count == 0 ? nil : Text("\(count)")) }

  /// Sets a text as the badge of the tab's item.
  ///
  /// - Parameter label: The text, or `nil` to hide the badge.
  public func badge(_ label: Text?) -> BadgedTab<Self> { BadgedTab(content: self, label: label) }

  /// Sets a localized text as the badge of the tab's item.
  ///
  /// - Parameter key: The key of the text, or `nil` to hide the badge.
  public func badge(_ key: LocalizedStringKey?) -> BadgedTab<Self> { badge(key.map { Text($0) }) }

  /// Sets a string as the badge of the tab's item.
  ///
  /// - Parameter label: The string, or `nil` to hide the badge.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> BadgedTab<Self> { badge(label.map { Text($0) }) }
}
