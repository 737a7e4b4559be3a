import Elements

// What views and hosts agree on about the looks of lists and their rows.

extension ElementKind {
  /// Where a section of a `list` begins or ends that says so by no header or footer.
  package static let sectionEdge = ElementKind(rawValue: "sectionEdge")
  /// A layer with the buttons that a swipe of a row shows, at one `edge`.
  package static let swipeActions = ElementKind(rawValue: "swipeActions")
  /// A layer with what is behind a whole row of a list.
  package static let rowBackground = ElementKind(rawValue: "rowBackground")
}

extension EventKind {
  /// A row of a list is to be deleted. Carries nothing.
  package static let delete = EventKind(rawValue: "delete")
  /// A row of a list is to be moved. Carries by how many rows: down, where that is positive.
  package static let move = EventKind(rawValue: "move")
}

// Of a list.
extension AttributeKey {
  /// `plain`, `grouped`, `insetGrouped`, `inset` or `sidebar`.
  package static let listStyle = AttributeKey(rawValue: "listStyle")
  /// Flag: a person deletes, moves and selects rows.
  package static let editing = AttributeKey(rawValue: "editing")
  /// Flag: what is behind the rows is not painted.
  package static let hidesBackground = AttributeKey(rawValue: "hidesBackground")
  /// Numbers, in points.
  package static let rowSpacing = AttributeKey(rawValue: "rowSpacing")
  package static let minRowHeight = AttributeKey(rawValue: "minRowHeight")
  package static let minHeaderHeight = AttributeKey(rawValue: "minHeaderHeight")
  /// Number, in points: of a list, or of the edges of one section.
  package static let sectionSpacing = AttributeKey(rawValue: "sectionSpacing")
}

// Of a row: of its `listRow`, or traits.
extension AttributeKey {
  /// Flag, of a `listRow`.
  package static let selected = AttributeKey(rawValue: "selected")
  /// Flags: what a person may do to the row.
  package static let deletable = AttributeKey(rawValue: "deletable")
  package static let movable = AttributeKey(rawValue: "movable")
  package static let selectionDisabled = AttributeKey(rawValue: "selectionDisabled")
  /// Flag: the row leads to another page.
  package static let leads = AttributeKey(rawValue: "leads")
  /// What stands at the end of the row.
  package static let badge = AttributeKey(rawValue: "badge")
  /// `hidden` or `visible`.
  package static let separatorTop = AttributeKey(rawValue: "separatorTop")
  package static let separatorBottom = AttributeKey(rawValue: "separatorBottom")
  package static let sectionSeparatorTop = AttributeKey(rawValue: "sectionSeparatorTop")
  package static let sectionSeparatorBottom = AttributeKey(rawValue: "sectionSeparatorBottom")
  /// Colors.
  package static let separatorTint = AttributeKey(rawValue: "separatorTint")
  package static let sectionSeparatorTint = AttributeKey(rawValue: "sectionSeparatorTint")
  package static let itemTint = AttributeKey(rawValue: "itemTint")
  package static let rowFill = AttributeKey(rawValue: "rowFill")
  /// Flag, of a header: it stands out.
  package static let prominent = AttributeKey(rawValue: "prominent")
  /// Of `swipeActions`: `leading` or `trailing`.
  package static let edge = AttributeKey(rawValue: "edge")
  /// Flag, of `swipeActions`: a swipe all the way does the first.
  package static let fullSwipe = AttributeKey(rawValue: "fullSwipe")
}
