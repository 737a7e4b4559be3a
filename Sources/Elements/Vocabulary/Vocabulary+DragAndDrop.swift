// Drag and drop.

// Kinds of elements.
extension ElementKind {
  /// The view that follows the pointer during a drag. While there is no drag, it is hidden.
  public static let dragPreview = ElementKind(rawValue: "dragPreview")
}

// Kinds of layers.
extension ElementKind {
  /// Makes the view draggable and handles the event `dragged`, unless it is `disabled`. It can contain a `dragPreview`.
  public static let draggable = ElementKind(rawValue: "draggable")
  /// Makes the view a drop target. Its flag `takesDrop` states whether it accepts the drag in progress. When a drag
  /// enters the view, the host sends `dropOver` and then `dropMove` with the location. It sends `dropMove` again after
  /// each move, and `drop` when the user drops the content.
  public static let dropTarget = ElementKind(rawValue: "dropTarget")
}

extension AttributeKey {
  /// The identifiers of the types that a `dropTarget` accepts.
  ///
  /// - Value: Identifiers, separated by spaces.
  /// - Kinds: `dropTarget`.
  public static let dropTypes = AttributeKey(rawValue: "dropTypes")

  /// Whether a `dropTarget` accepts the drag in progress.
  ///
  /// - Value: A flag.
  /// - Kinds: `dropTarget`.
  public static let takesDrop = AttributeKey(rawValue: "takesDrop")
}

extension EventKind {
  /// The user begins or ends to drag the view. If the user drops the view, the drop target receives its event before
  /// this event.
  ///
  /// - Value: A flag: `true` for the beginning, `false` for the end.
  /// - Kinds: `draggable`.
  public static let dragged = EventKind(rawValue: "dragged")

  /// A drag has entered or left the view.
  ///
  /// - Value: A flag that is `true` if the drag has entered.
  /// - Kinds: `dropTarget`.
  public static let dropOver = EventKind(rawValue: "dropOver")

  /// A drag is at a new location over the view.
  ///
  /// - Value: Four numbers, separated by spaces: the coordinates of the location, and the width and the height of the
  ///   view.
  /// - Kinds: `dropTarget`.
  public static let dropMove = EventKind(rawValue: "dropMove")

  /// Content is dropped on the view.
  ///
  /// - Value: The same numbers as for `dropMove`. If the content comes from another program, it follows the numbers.
  /// - Kinds: `dropTarget`.
  public static let drop = EventKind(rawValue: "drop")

  /// A drag of text from another program has entered or left the screen.
  ///
  /// - Value: A flag that is `true` if the drag has entered.
  /// - Kinds: `dropTarget`.
  public static let offersText = EventKind(rawValue: "offersText")

  /// A drag of a URL from another program has entered or left the screen.
  ///
  /// - Value: A flag that is `true` if the drag has entered.
  /// - Kinds: `dropTarget`.
  public static let offersURL = EventKind(rawValue: "offersURL")
}
