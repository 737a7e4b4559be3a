import ViewGraph

/// A view, and what stands on the bars of the page that it is on.
private struct ToolbarView<Content: View, Items: ToolbarContent>: View {
  let content: Content
  let items: Items

  // Of several pages, such as tabs, the items are on the one that the content is.
  static var isStructure: Bool { false }

  var body: some View {
    content
    ToolbarItems(items: items)
  }
}

/// What stands on bars, in the place where it is written: nothing is to be seen there.
private struct ToolbarItems<Items: ToolbarContent>: View {
  let items: Items

  typealias Body = Never

  static var isStructure: Bool { true }

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    CompositeNode<Evaluator>(content, in: context)
  }

  private enum Evaluator: BodyEvaluator {
    static func body(of content: ToolbarItems) -> Items {
      content.items
    }
  }
}

extension View {
  /// Puts views on the bars of the page that this view is on.
  ///
  /// They have the environment of this view, and their state belongs to it.
  ///
  /// - Parameter content: the items, each with its place.
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    ToolbarView(content: self, items: content())
  }

  /// Puts views on the bars of the page that this view is on, where a person might arrange them. Here nobody does.
  ///
  /// - Parameters:
  ///   - id: what the bar is called.
  ///   - content: the items, each with a name and its place.
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    ToolbarView(content: self, items: content())
  }

  /// Says whether bars of the page that this view is on are seen.
  ///
  /// - Parameters:
  ///   - visibility: whether they are.
  ///   - bars: which bars; none says all.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    showing(visibility, bars)
  }

  /// Says whether bars of the page that this view is on are seen.
  ///
  /// - Parameters:
  ///   - visibility: whether they are.
  ///   - bars: which bars; none says all.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    showing(visibility, bars)
  }

  /// Leaves out what a bar has without being told.
  ///
  /// - Parameter defaultItemKind: what is left out; `nil` for nothing.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    navigationBarLook { if defaultItemKind == .title { $0.titleDisplayMode = .inline } }
  }

  private func showing(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    navigationBarLook { look in
      for bar in bars.isEmpty ? [.automatic] : bars { look.visibility[bar] = visibility }
    }
    .preference(key: TabBarVisibilityKey.self, value: bars.isEmpty || bars.contains(.tabBar) ? visibility : nil)
  }
}

// What stands in the closure says which one is meant.
extension View {
  /// Puts views at the end of the bar above the page that this view is on.
  ///
  /// - Parameter content: the views.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    ToolbarView(content: self, items: ToolbarItemGroup(content: content))
  }
}

/// Something that a bar has without being told.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String

  /// The button that hides and shows a sidebar.
  public static let sidebarToggle = Self(name: "sidebarToggle")
  /// The title.
  public static let title = Self(name: "title")
  /// The field in which a person searches.
  public static let search = Self(name: "search")
}

/// Whether the bar with the tabs is seen, as the pages say it; `nil` where none does.
struct TabBarVisibilityKey: PreferenceKey {
  static var defaultValue: Visibility? { nil }

  static func reduce(value: inout Visibility?, nextValue: () -> Visibility?) { value = value ?? nextValue() }
}
