// The root of a screen, and placeholders.

// Kinds of elements.
extension ElementKind {
  /// The root of a screen. Its first children are the views of the screen. The other children are presentations in
  /// front of them, such as sheets, in the order in which they were presented.
  public static let root = ElementKind(rawValue: "root")
  /// The root of a layer's content, such as the views of a `background` or an `overlay`.
  public static let layerContent = ElementKind(rawValue: "content")
  /// A placeholder in a `list`, a `table` or a lazy container for a run of rows that are far from the visible area. See
  /// ``VisibleRows``.
  public static let gap = ElementKind(rawValue: "gap")
}

extension AttributeKey {
  /// The number of rows that a `gap` represents.
  ///
  /// - Value: A number of rows.
  /// - Kinds: `gap`.
  public static let rows = AttributeKey(rawValue: "rows")

  /// Whether the element or the layer does not accept user interaction. It has no effect if it is `false` or absent.
  ///
  /// - Value: A flag.
  /// - Kinds: All controls, and the layers `gesture`, `tapGesture`, `listRow`, `draggable`, `contentShape`,
  ///   `hitTesting` and `flip`.
  public static let disabled = AttributeKey(rawValue: "disabled")

  /// Whether the element is invisible and does not react to events. For a `redaction`, whether the view is redacted.
  ///
  /// - Value: A flag.
  /// - Kinds: `page`, `navigationBar`, `tabBar`, `suggestions`, `redaction`.
  public static let covered = AttributeKey(rawValue: "covered")
}
