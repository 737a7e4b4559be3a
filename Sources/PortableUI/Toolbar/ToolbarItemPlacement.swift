/// Where an item stands on the bars of a page: said by the place, or by what it is for.
public struct ToolbarItemPlacement: Hashable, Sendable {
  /// The parts of a page's bars.
  enum Region: String {
    case compact, leading, title, trailing, more, bottomBar, keyboard
  }

  let region: Region
  /// Whether it is what most people want to press, which is set stronger.
  var isProminent = false
  private let name: String

  private init(_ name: String, _ region: Region, isProminent: Bool = false) {
    self.name = name
    self.region = region
    self.isProminent = isProminent
  }

  /// At the end of the upper bar.
  public static let automatic = Self("automatic", .trailing)
  /// In the middle of the upper bar, in place of the title.
  public static let principal = Self("principal", .title)
  /// In place of the title.
  public static let title = Self("title", .title)
  /// In place of the title, where that is large.
  public static let largeTitle = Self("largeTitle", .title)
  /// Below the title.
  public static let subtitle = Self("subtitle", .title)
  /// Below a large title.
  public static let largeSubtitle = Self("largeSubtitle", .title)
  /// At the beginning of the upper bar: leads somewhere else.
  public static let navigation = Self("navigation", .leading)
  /// At the beginning of the upper bar.
  public static let topBarLeading = Self("topBarLeading", .leading)
  /// At the end of the upper bar.
  public static let topBarTrailing = Self("topBarTrailing", .trailing)
  /// At the end of the upper bar, whatever else is there.
  public static let topBarPinnedTrailing = Self("topBarPinnedTrailing", .trailing)
  /// At the beginning of the upper bar.
  public static let navigationBarLeading = Self("navigationBarLeading", .leading)
  /// At the end of the upper bar.
  public static let navigationBarTrailing = Self("navigationBarTrailing", .trailing)
  /// What is done most on the page.
  public static let primaryAction = Self("primaryAction", .trailing)
  /// What is done less often: in a menu at the end of the upper bar.
  public static let secondaryAction = Self("secondaryAction", .more)
  /// Ends what the page is for, and keeps what was done.
  public static let confirmationAction = Self("confirmationAction", .trailing, isProminent: true)
  /// Ends what the page is for, and leaves all as it was.
  public static let cancellationAction = Self("cancellationAction", .leading)
  /// Ends what the page is for, and throws something away.
  public static let destructiveAction = Self("destructiveAction", .trailing)
  /// Below the page.
  public static let bottomBar = Self("bottomBar", .bottomBar)
  /// Below the page.
  public static let bottomOrnament = Self("bottomOrnament", .bottomBar)
  /// In the middle of the bar below the page: says how things are.
  public static let status = Self("status", .bottomBar)
  /// Where a field is typed into, above the keyboard.
  public static let keyboard = Self("keyboard", .keyboard)
}

/// One of the bars of a page.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  /// Whichever bars there are.
  public static let automatic = Self(name: "automatic")
  /// The one above the page.
  public static let navigationBar = Self(name: "navigationBar")
  /// The one below the page.
  public static let bottomBar = Self(name: "bottomBar")
  /// The one with the tabs.
  public static let tabBar = Self(name: "tabBar")
  /// That of a window, which is the one above the page.
  public static let windowToolbar = Self(name: "navigationBar")
}
