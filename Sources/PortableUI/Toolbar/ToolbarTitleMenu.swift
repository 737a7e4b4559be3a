/// What can be done with what a page is about.
///
/// Apple's platforms open it from the page's title. Here a button at the end of the bar opens it, so that it can be found.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  private let content: Content

  /// Creates the menu.
  ///
  /// - Parameter content: what can be done: buttons, toggles, pickers, sections of them, and menus.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A button that opens the menu.
  public var body: some ToolbarContent {
    ToolbarItem(placement: .topBarTrailing) {
      Menu {
        content
      } label: {
        Image(systemName: "chevron.down").accessibilityLabel("Title menu")
      }
    }
  }
}
