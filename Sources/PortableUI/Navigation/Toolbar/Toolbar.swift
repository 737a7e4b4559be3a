import ViewGraph

/// A view with toolbar items for the page that contains it.
private struct ToolbarView<Content: View, Items: ToolbarContent>: View {
  let content: Content
  let items: Items

  // `false`, so that a container of pages, such as a tab view, treats the content and its items as one page.
  static var isStructure: Bool { false }

  var body: some View {
    content
    ToolbarItems(items: items)
  }
}

/// A view that evaluates toolbar items at the point of their declaration. It shows nothing there.
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
  /// Adds items to the toolbars of the page that contains this view.
  ///
  /// The items inherit the environment of this view, and their state exists as long as this view.
  ///
  /// - Parameter content: The items with their placements.
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    ToolbarView(content: self, items: content())
  }

  /// Adds customizable items to the toolbars of the page that contains this view. Here, the user cannot customize the
  /// items.
  ///
  /// - Parameters:
  ///   - id: The identity of the toolbar.
  ///   - content: The items with their identities and placements.
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    ToolbarView(content: self, items: content())
  }

  /// Sets the visibility of toolbars of the page that contains this view.
  ///
  /// - Parameters:
  ///   - visibility: The visibility.
  ///   - bars: The toolbars. If empty, all of them.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    showing(visibility, bars)
  }

  /// Sets the visibility of toolbars of the page that contains this view.
  ///
  /// - Parameters:
  ///   - visibility: The visibility.
  ///   - bars: The toolbars. If empty, all of them.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    showing(visibility, bars)
  }

  /// Removes a default toolbar item. Only `title` has an effect: the title is displayed inline instead of large.
  ///
  /// - Parameter defaultItemKind: The item to remove, or `nil` for none.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    navigationBarAppearance { if defaultItemKind == .title { $0.titleDisplayMode = .inline } }
  }

  private func showing(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    navigationBarAppearance { appearance in
      for bar in bars.isEmpty ? [.automatic] : bars { appearance.visibility[bar] = visibility }
    }
    .transformPreference(TabBarVisibilityKey.self) { shown in
      // If `bars` does not include the tab bar, keep the visibility that a descendant has set for the tab bar.
      if bars.isEmpty || bars.contains(.tabBar) { shown = visibility }
    }
  }
}

// If the closure returns views instead of toolbar content, the compiler selects this overload.
extension View {
  /// Adds views at the trailing end of the navigation bar of the page that contains this view.
  ///
  /// - Parameter content: The views.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    ToolbarView(content: self, items: ToolbarItemGroup(content: content))
  }
}

/// A default item of a toolbar.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String

  /// The button that shows and hides a sidebar.
  public static let sidebarToggle = Self(name: "sidebarToggle")
  /// The navigation title.
  public static let title = Self(name: "title")
  /// The search field.
  public static let search = Self(name: "search")
}

/// The visibility of the tab bar as set by the pages, or `nil` if no page sets it.
struct TabBarVisibilityKey: PreferenceKey {
  static var defaultValue: Visibility? { nil }

  static func reduce(value: inout Visibility?, nextValue: () -> Visibility?) { value = value ?? nextValue() }
}
