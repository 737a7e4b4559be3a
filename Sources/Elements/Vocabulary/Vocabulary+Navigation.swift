// Stacks of pages, split views and toolbars.

// Kinds of elements.
extension ElementKind {
  /// A stack of pages. The last page is visible, and all others are `covered`. The host sends the event `back` when the
  /// user goes back.
  public static let navigationStack = ElementKind(rawValue: "navigationStack")
  /// One of several pages, of which only pages without the flag `covered` are visible.
  public static let page = ElementKind(rawValue: "page")
  /// The bar above a page. It contains a back button if there is a previous page, a `navigationTitle`, and `toolbar`
  /// elements with the items of the page's views. A hidden bar has the flag `covered`.
  public static let navigationBar = ElementKind(rawValue: "navigationBar")
  /// The title in a `navigationBar`.
  public static let navigationTitle = ElementKind(rawValue: "navigationTitle")
  /// Two or three elements of the kind `navigationStack` next to each other. On a narrow window, only the
  /// `compactColumn` is visible.
  public static let splitView = ElementKind(rawValue: "splitView")
  /// A region of a page's toolbars, with an `hStack` per item.
  public static let toolbar = ElementKind(rawValue: "toolbar")
}

extension AttributeKey {
  /// The color scheme of the bar if it differs from the color scheme of the page.
  ///
  /// - Value: `light` or `dark`.
  /// - Kinds: `navigationBar`.
  public static let barScheme = AttributeKey(rawValue: "barScheme")

  /// Whether the title is small and between the buttons of the bar. Without the flag, the title is large until the page
  /// is scrolled.
  ///
  /// - Value: A flag.
  /// - Kinds: `navigationBar`.
  public static let isInline = AttributeKey(rawValue: "isInline")

  /// The column that is visible on a narrow window.
  ///
  /// - Value: `sidebar`, `content` or `detail`.
  /// - Kinds: `splitView`.
  public static let compactColumn = AttributeKey(rawValue: "compactColumn")

  /// The visible columns on a wide window. Without this attribute, all columns are visible.
  ///
  /// - Value: `doubleColumn` or `detailOnly`.
  /// - Kinds: `splitView`.
  public static let visibility = AttributeKey(rawValue: "visibility")

  /// The width of a stack that is a column next to other columns.
  ///
  /// - Value: A number of points.
  /// - Kinds: `navigationStack`.
  public static let columnWidth = AttributeKey(rawValue: "columnWidth")

  /// The region of a `toolbar`.
  ///
  /// - Value: `leading`, `title` or `trailing` in the `navigationBar`, `bottomBar` below the page, `keyboard`, shown
  ///   with the keyboard, or `compact`, the button that leads back to the previous column of a split view in a narrow
  ///   window.
  /// - Kinds: `toolbar`.
  public static let placement = AttributeKey(rawValue: "placement")
}

extension EventKind {
  /// The user goes back to the previous page.
  ///
  /// - Value: None.
  /// - Kinds: `navigationStack`.
  public static let back = EventKind(rawValue: "back")
}

extension Role {
  /// A stack of pages, of which the last page is visible.
  public static let navigationStack = Role(rawValue: "navigationStack")
}
