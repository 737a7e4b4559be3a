// Lists and lazy stacks. ``VisibleRows`` describes their children.

// Kinds of elements.
extension ElementKind {
  /// A vertically scrollable region with a `listRow` around each child.
  public static let list = ElementKind(rawValue: "list")
  /// A `vStack` whose children are created when they are near the visible area.
  public static let lazyVStack = ElementKind(rawValue: "lazyVStack")
  /// An `hStack` whose children are created when they are near the visible area.
  public static let lazyHStack = ElementKind(rawValue: "lazyHStack")
  /// Marks the start of a section of a `list` if the section has no header, or its end if it has no footer.
  public static let sectionEdge = ElementKind(rawValue: "sectionEdge")
}

extension AttributeKey {
  /// The style of a list.
  ///
  /// - Value: `plain`, `grouped`, `insetGrouped`, `inset` or `sidebar`.
  /// - Kinds: `list`.
  public static let listStyle = AttributeKey(rawValue: "listStyle")

  /// Whether a list is in edit mode, in which the user deletes, moves and selects rows.
  ///
  /// - Value: A flag.
  /// - Kinds: `list`.
  public static let editing = AttributeKey(rawValue: "editing")

  /// How many rows the user can select outside of edit mode.
  ///
  /// - Value: `one`, or `many` with modifier keys.
  /// - Kinds: `list`, `table`.
  public static let selects = AttributeKey(rawValue: "selects")

  /// Whether a list has no background.
  ///
  /// - Value: A flag.
  /// - Kinds: `list`.
  public static let hidesBackground = AttributeKey(rawValue: "hidesBackground")

  /// The spacing of rows.
  ///
  /// - Value: A number of points.
  /// - Kinds: `list`.
  public static let rowSpacing = AttributeKey(rawValue: "rowSpacing")

  /// The minimum height of rows.
  ///
  /// - Value: A number of points.
  /// - Kinds: `list`.
  public static let minRowHeight = AttributeKey(rawValue: "minRowHeight")

  /// The minimum height of headers.
  ///
  /// - Value: A number of points.
  /// - Kinds: `list`.
  public static let minHeaderHeight = AttributeKey(rawValue: "minHeaderHeight")

  /// The spacing of sections.
  ///
  /// - Value: A number of points.
  /// - Kinds: `list`, or the `sectionEdge` elements of one section.
  public static let sectionSpacing = AttributeKey(rawValue: "sectionSpacing")
}

extension EventKind {
  /// A row was clicked with modifier keys, or reached with an arrow key.
  ///
  /// - Value: The id of the row's element and an action, separated by a space: `toggle` to toggle its selection,
  ///   `extend` to extend the selection from the nearest selected row, or `only` to select this row alone.
  /// - Kinds: `list`, `table`.
  public static let select = EventKind(rawValue: "select")
}

extension Role {
  /// A scrollable column of rows.
  public static let list = Role(rawValue: "list")
}
