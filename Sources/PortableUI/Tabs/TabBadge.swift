import ViewGraph

/// A tab with something at its item's corner.
public struct BadgedTab<Content: TabContent>: TabContent {
  let content: Content
  let label: Text?

  /// It has no body.
  public typealias Body = Never
  /// What says which tab is chosen.
  public typealias TabValue = Content.TabValue

  /// Makes a node that says of the tab what is at its corner.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    TraitNode(content, in: context, key: BadgeKey.self) { ($0.content, $0.label) }
  }
}

extension TabContent {
  /// Shows a number at the corner of the tab's item.
  ///
  /// - Parameter count: the number; 0 shows nothing.
  public func badge(_ count: Int) -> BadgedTab<Self> { badge(count == 0 ? nil : Text("\(count)")) }

  /// Shows a text at the corner of the tab's item.
  ///
  /// - Parameter label: the text; `nil` shows nothing.
  public func badge(_ label: Text?) -> BadgedTab<Self> { BadgedTab(content: self, label: label) }

  /// Shows a text at the corner of the tab's item.
  ///
  /// - Parameter key: the text; `nil` shows nothing.
  public func badge(_ key: LocalizedStringKey?) -> BadgedTab<Self> { badge(key.map { Text($0) }) }

  /// Shows a text at the corner of the tab's item.
  ///
  /// - Parameter label: the text; `nil` shows nothing.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> BadgedTab<Self> { badge(label.map { Text($0) }) }
}
