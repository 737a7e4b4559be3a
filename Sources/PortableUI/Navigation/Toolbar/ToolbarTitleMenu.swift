/// A menu of actions on the subject of a page.
///
/// The title and the chevron at its end open it. If the page has no title, or a toolbar item replaces the title, the
/// chevron is in the center of the navigation bar.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  private let content: Content

  /// Creates the menu.
  ///
  /// - Parameter content: The menu's content: buttons, toggles, pickers, sections and submenus.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The button that opens the menu.
  public var body: some ToolbarContent {
    ToolbarItem(placement: .titleMenu) {
      Menu {
        content
      } label: {
        Image(systemName: "chevron.down.circle.fill")
          .symbolRenderingMode(.hierarchical)
          .foregroundStyle(.secondary)
          .accessibilityLabel(Text(platform: "Title menu"))
      }
    }
  }
}
