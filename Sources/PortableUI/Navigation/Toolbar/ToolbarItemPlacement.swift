/// The placement of an item in the toolbars of a page, by position or by purpose.
public struct ToolbarItemPlacement: Hashable, Sendable {
  /// A region of a page's toolbars.
  enum Region: String {
    case compact, leading, title, titleMenu, trailing, more, bottomBar, keyboard
  }

  let region: Region
  /// Whether the item is the most important action and must be emphasized.
  var isProminent = false
  private let name: String

  private init(_ name: String, _ region: Region, isProminent: Bool = false) {
    self.name = name
    self.region = region
    self.isProminent = isProminent
  }

  /// The trailing end of the navigation bar.
  public static let automatic = Self("automatic", .trailing)
  /// The center of the navigation bar, in place of the title.
  public static let principal = Self("principal", .title)
  /// The item replaces the navigation title.
  public static let title = Self("title", .title)
  /// The item replaces a large navigation title.
  public static let largeTitle = Self("largeTitle", .title)
  /// On some platforms, the place of the subtitle. Here, the item replaces the navigation title.
  public static let subtitle = Self("subtitle", .title)
  /// On some platforms, the place of the subtitle of a large title. Here, the item replaces the navigation title.
  public static let largeSubtitle = Self("largeSubtitle", .title)
  /// The end of the navigation title, where the menu of the title is opened.
  static let titleMenu = Self("titleMenu", .titleMenu)
  /// A navigation action, at the leading end of the navigation bar.
  public static let navigation = Self("navigation", .leading)
  /// The leading end of the navigation bar.
  public static let topBarLeading = Self("topBarLeading", .leading)
  /// The trailing end of the navigation bar.
  public static let topBarTrailing = Self("topBarTrailing", .trailing)
  /// The trailing end of the navigation bar. The item is always visible.
  public static let topBarPinnedTrailing = Self("topBarPinnedTrailing", .trailing)
  /// The leading end of the navigation bar.
  public static let navigationBarLeading = Self("navigationBarLeading", .leading)
  /// The trailing end of the navigation bar.
  public static let navigationBarTrailing = Self("navigationBarTrailing", .trailing)
  /// The most common action of the page, at the trailing end of the navigation bar.
  public static let primaryAction = Self("primaryAction", .trailing)
  /// A less common action, in a menu at the trailing end of the navigation bar.
  public static let secondaryAction = Self("secondaryAction", .more)
  /// An action that confirms the page's task and keeps its changes.
  public static let confirmationAction = Self("confirmationAction", .trailing, isProminent: true)
  /// An action that cancels the page's task and discards its changes.
  public static let cancellationAction = Self("cancellationAction", .leading)
  /// An action that completes the page's task and deletes data.
  public static let destructiveAction = Self("destructiveAction", .trailing)
  /// The bar below the page.
  public static let bottomBar = Self("bottomBar", .bottomBar)
  /// The bar below the page.
  public static let bottomOrnament = Self("bottomOrnament", .bottomBar)
  /// Status information, in the center of the bar below the page.
  public static let status = Self("status", .bottomBar)
  /// The area above the keyboard, visible while a text field is edited.
  public static let keyboard = Self("keyboard", .keyboard)
}

/// A toolbar of a page.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  /// All toolbars of the page.
  public static let automatic = Self(name: "automatic")
  /// The navigation bar above the page.
  public static let navigationBar = Self(name: "navigationBar")
  /// The bar below the page.
  public static let bottomBar = Self(name: "bottomBar")
  /// The tab bar.
  public static let tabBar = Self(name: "tabBar")
  /// The window's toolbar, which is the navigation bar.
  public static let windowToolbar = Self(name: "navigationBar")
}
