import Elements

// The element kinds, attributes and events for the appearance of lists and their rows.

extension ElementKind {
  /// Marks the start of a section of a `list` if the section has no header, or its end if it has no footer.
  package static let sectionEdge = ElementKind(rawValue: "sectionEdge")
  /// A layer with the buttons that a swipe on a row reveals at one `edge` of the row.
  package static let swipeActions = ElementKind(rawValue: "swipeActions")
  /// A layer with the background of a whole row of a list.
  package static let rowBackground = ElementKind(rawValue: "rowBackground")
}

extension EventKind {
  /// Requests the deletion of a row of a list. It has no value.
  package static let delete = EventKind(rawValue: "delete")
  /// Requests the move of a row of a list. The value is the number of positions, positive for a move down.
  package static let move = EventKind(rawValue: "move")
}

// Attributes of a list.
extension AttributeKey {
  /// The style of a list: `plain`, `grouped`, `insetGrouped`, `inset` or `sidebar`.
  package static let listStyle = AttributeKey(rawValue: "listStyle")
  /// A flag of a list in edit mode, in which the user deletes, moves and selects rows.
  package static let editing = AttributeKey(rawValue: "editing")
  /// A flag of a list without a background.
  package static let hidesBackground = AttributeKey(rawValue: "hidesBackground")
  /// The spacing of rows, and the minimum heights of rows and headers, in points.
  package static let rowSpacing = AttributeKey(rawValue: "rowSpacing")
  package static let minRowHeight = AttributeKey(rawValue: "minRowHeight")
  package static let minHeaderHeight = AttributeKey(rawValue: "minHeaderHeight")
  /// The spacing of sections, in points. It is set on a list, or on the `sectionEdge` elements of one section.
  package static let sectionSpacing = AttributeKey(rawValue: "sectionSpacing")
}

// Attributes of a row. They are set on its `listRow` layer, or are traits of its view.
extension AttributeKey {
  /// A flag of a `listRow` that is selected.
  package static let selected = AttributeKey(rawValue: "selected")
  /// Flags for the edits that the user can make to the row.
  package static let deletable = AttributeKey(rawValue: "deletable")
  package static let movable = AttributeKey(rawValue: "movable")
  package static let selectionDisabled = AttributeKey(rawValue: "selectionDisabled")
  /// A flag of a row that navigates to another page.
  package static let isNavigationLink = AttributeKey(rawValue: "leads")
  /// The text at the trailing end of the row.
  package static let badge = AttributeKey(rawValue: "badge")
  /// The visibility of separators: `hidden` or `visible`.
  package static let separatorTop = AttributeKey(rawValue: "separatorTop")
  package static let separatorBottom = AttributeKey(rawValue: "separatorBottom")
  package static let sectionSeparatorTop = AttributeKey(rawValue: "sectionSeparatorTop")
  package static let sectionSeparatorBottom = AttributeKey(rawValue: "sectionSeparatorBottom")
  /// The colors of separators, of items and of the row's background.
  package static let separatorTopTint = AttributeKey(rawValue: "separatorTopTint")
  package static let separatorBottomTint = AttributeKey(rawValue: "separatorBottomTint")
  package static let sectionSeparatorTopTint = AttributeKey(rawValue: "sectionSeparatorTopTint")
  package static let sectionSeparatorBottomTint = AttributeKey(rawValue: "sectionSeparatorBottomTint")
  package static let itemTint = AttributeKey(rawValue: "itemTint")
  package static let rowFill = AttributeKey(rawValue: "rowFill")
  /// A flag of a header that is prominent.
  package static let prominent = AttributeKey(rawValue: "prominent")
  /// The edge of `swipeActions`: `leading` or `trailing`.
  package static let edge = AttributeKey(rawValue: "edge")
  /// A flag of `swipeActions`: a full swipe performs the first action.
  package static let fullSwipe = AttributeKey(rawValue: "fullSwipe")
}
