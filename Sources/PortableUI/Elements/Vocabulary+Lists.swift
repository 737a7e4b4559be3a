import Elements
import ViewGraph

// The element kinds, attributes and events of scrolling. See ``VisibleRows`` for the children of lists and lazy stacks.

extension ElementKind {
  /// A scrollable region.
  package static let scroll = ElementKind(rawValue: "scroll")
  /// A vertically scrollable region with a `listRow` around each child.
  package static let list = ElementKind(rawValue: "list")
  /// Stacks whose children are created when they are near the visible area.
  package static let lazyVStack = ElementKind(rawValue: "lazyVStack")
  package static let lazyHStack = ElementKind(rawValue: "lazyHStack")
}

// Kinds of layers.
extension ElementKind {
  /// A row of a `list`: the outermost layer of each child.
  package static let listRow = ElementKind(rawValue: "listRow")
  /// A layer that passes an attribute, such as a `rowRole`, to the container. It has no effect on the view itself.
  package static let trait = ElementKind(rawValue: "trait")
}

extension AttributeKey {
  /// The axes along which a `scroll` can be scrolled: `vertical`, `horizontal`, or `vertical horizontal`.
  package static let axes = AttributeKey(rawValue: "axes")
  /// A flag of a `scroll` without scroll indicators.
  package static let hidesIndicators = AttributeKey(rawValue: "hidesIndicators")
  /// A trait of a list's child that is the header or the footer of a section: `header` or `footer`.
  package static let rowRole = AttributeKey(rawValue: "rowRole")
}

extension AttributeKey {
  /// How many rows of a `list` or a `table` the user can select outside of edit mode: `one`, or `many` with modifier
  /// keys.
  package static let selects = AttributeKey(rawValue: "selects")
}

extension EventKind {
  /// Reports that a row of a `list` or a `table` was clicked with modifier keys, or reached with an arrow key. The
  /// value holds the number of the row's element and an action, separated by a space: `toggle` to toggle its selection,
  /// `extend` to extend the selection from the nearest selected row, or `only` to select this row alone.
  package static let select = EventKind(rawValue: "select")
}

extension Element {
  /// The attributes that the element passes to its container, innermost first. If an attribute occurs twice, the first
  /// counts.
  package var traits: [(key: AttributeKey, value: AttributeValue)] {
    var traits: [(key: AttributeKey, value: AttributeValue)] = []
    for layer in layers where layer.kind == .trait { traits += layer.attributes }
    return traits
  }
}

extension NodeContext {
  /// Whether the content is a row of a list or a table.
  var isAmongRows: Bool { containerKind == .list || containerKind == .table }
}
