// Rows of lists and tables. Most attributes are set on the `listRow` layer, or are traits of the row's view.

// Kinds of layers.
extension ElementKind {
  /// A row of a `list`: the outermost layer of each child.
  public static let listRow = ElementKind(rawValue: "listRow")
  /// Passes its attributes, such as a `rowRole`, to the container. It has no effect on the view itself.
  public static let trait = ElementKind(rawValue: "trait")
  /// The buttons that a swipe on a row reveals at one `edge` of the row.
  public static let swipeActions = ElementKind(rawValue: "swipeActions")
  /// The background of a whole row of a list.
  public static let rowBackground = ElementKind(rawValue: "rowBackground")
}

extension AttributeKey {
  /// The part of a section that the row is.
  ///
  /// - Value: `header` or `footer`.
  /// - Kinds: `trait`.
  public static let rowRole = AttributeKey(rawValue: "rowRole")

  /// The number of nested disclosure groups that contain the row.
  ///
  /// - Value: A number.
  /// - Kinds: `listRow`, `trait`.
  public static let rowDepth = AttributeKey(rawValue: "rowDepth")

  /// Whether the row is selected.
  ///
  /// - Value: A flag.
  /// - Kinds: `listRow`.
  public static let selected = AttributeKey(rawValue: "selected")

  /// Whether the user can delete the row.
  ///
  /// - Value: A flag.
  /// - Kinds: `listRow`, `trait`.
  public static let deletable = AttributeKey(rawValue: "deletable")

  /// Whether the user can move the row.
  ///
  /// - Value: A flag.
  /// - Kinds: `listRow`, `trait`.
  public static let movable = AttributeKey(rawValue: "movable")

  /// Whether the user cannot select the row.
  ///
  /// - Value: A flag.
  /// - Kinds: `listRow`, `trait`.
  public static let selectionDisabled = AttributeKey(rawValue: "selectionDisabled")

  /// Whether the row navigates to another page.
  ///
  /// - Value: A flag.
  /// - Kinds: `listRow`, `trait`.
  public static let isNavigationLink = AttributeKey(rawValue: "leads")

  /// The text at the trailing end of the row, or on a tab.
  ///
  /// - Value: A string.
  /// - Kinds: `listRow`, `trait`.
  public static let badge = AttributeKey(rawValue: "badge")

  /// The visibility of the separator above the row.
  ///
  /// - Value: `hidden` or `visible`.
  /// - Kinds: `listRow`, `trait`.
  public static let separatorTop = AttributeKey(rawValue: "separatorTop")

  /// The visibility of the separator below the row.
  ///
  /// - Value: `hidden` or `visible`.
  /// - Kinds: `listRow`, `trait`.
  public static let separatorBottom = AttributeKey(rawValue: "separatorBottom")

  /// The visibility of the separator above the section.
  ///
  /// - Value: `hidden` or `visible`.
  /// - Kinds: `listRow`, `trait`.
  public static let sectionSeparatorTop = AttributeKey(rawValue: "sectionSeparatorTop")

  /// The visibility of the separator below the section.
  ///
  /// - Value: `hidden` or `visible`.
  /// - Kinds: `listRow`, `trait`.
  public static let sectionSeparatorBottom = AttributeKey(rawValue: "sectionSeparatorBottom")

  /// The color of the separator above the row.
  ///
  /// - Value: A color.
  /// - Kinds: `listRow`, `trait`.
  public static let separatorTopTint = AttributeKey(rawValue: "separatorTopTint")

  /// The color of the separator below the row.
  ///
  /// - Value: A color.
  /// - Kinds: `listRow`, `trait`.
  public static let separatorBottomTint = AttributeKey(rawValue: "separatorBottomTint")

  /// The color of the separator above the section.
  ///
  /// - Value: A color.
  /// - Kinds: `listRow`, `trait`.
  public static let sectionSeparatorTopTint = AttributeKey(rawValue: "sectionSeparatorTopTint")

  /// The color of the separator below the section.
  ///
  /// - Value: A color.
  /// - Kinds: `listRow`, `trait`.
  public static let sectionSeparatorBottomTint = AttributeKey(rawValue: "sectionSeparatorBottomTint")

  /// The color of the icon of the row's label.
  ///
  /// - Value: A color.
  /// - Kinds: `listRow`, `trait`.
  public static let itemTint = AttributeKey(rawValue: "itemTint")

  /// The color of the row's background.
  ///
  /// - Value: A color.
  /// - Kinds: `listRow`, `trait`.
  public static let rowFill = AttributeKey(rawValue: "rowFill")

  /// Whether a header is prominent.
  ///
  /// - Value: A flag.
  /// - Kinds: `listRow`, `trait`.
  public static let prominent = AttributeKey(rawValue: "prominent")

  /// Whether a full swipe performs the first action.
  ///
  /// - Value: A flag.
  /// - Kinds: `swipeActions`.
  public static let fullSwipe = AttributeKey(rawValue: "fullSwipe")
}

extension EventKind {
  /// The user requests the deletion of the row.
  ///
  /// - Value: None.
  /// - Kinds: `listRow`.
  public static let delete = EventKind(rawValue: "delete")

  /// The user requests the move of the row.
  ///
  /// - Value: The number of positions, positive for a move down.
  /// - Kinds: `listRow`.
  public static let move = EventKind(rawValue: "move")
}
