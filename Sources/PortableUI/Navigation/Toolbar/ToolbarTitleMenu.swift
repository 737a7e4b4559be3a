/// A menu of actions on the subject of a page.
///
/// Apple's platforms open it from the navigation title. In PortableUI, a button at the trailing end of the navigation
/// bar opens it, so that it is discoverable.
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
    ToolbarItem(placement: .topBarTrailing) {
      Menu {
        content
      } label: {
        Image(systemName: "chevron.down").accessibilityLabel(Text(platform: "Title menu"))
      }
    }
  }
}
