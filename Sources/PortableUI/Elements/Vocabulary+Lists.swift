import Elements
import ViewGraph

// What views and hosts agree on where content is scrolled. See ``VisibleRows`` for the children of lists and lazy stacks.

extension ElementKind {
  /// A region that shows a part of its children, which a person moves.
  package static let scroll = ElementKind(rawValue: "scroll")
  /// A region that a person scrolls, with a `listRow` around each child, from top to bottom.
  package static let list = ElementKind(rawValue: "list")
  /// Stacks whose children are made when they are near to what is seen.
  package static let lazyVStack = ElementKind(rawValue: "lazyVStack")
  package static let lazyHStack = ElementKind(rawValue: "lazyHStack")
}

// The kinds of layers.
extension ElementKind {
  /// A row of a `list`: the outermost layer of each child.
  package static let listRow = ElementKind(rawValue: "listRow")
  /// Says something of the view to what it stands in, and changes nothing of itself: a `rowRole`.
  package static let trait = ElementKind(rawValue: "trait")
}

extension AttributeKey {
  /// Of a `scroll`: the ways in which it can be moved, `vertical`, `horizontal`, or `vertical horizontal`.
  package static let axes = AttributeKey(rawValue: "axes")
  /// Flag, of a `scroll`: nothing shows which part is seen.
  package static let hidesIndicators = AttributeKey(rawValue: "hidesIndicators")
  /// A trait of a list's child: `header` or `footer`, for one that belongs to a section as a whole.
  package static let rowRole = AttributeKey(rawValue: "rowRole")
}

extension AttributeKey {
  /// Of a `list` or a `table` whose rows are selected outside of edit mode: `one`, or `many` with modifier keys.
  package static let selects = AttributeKey(rawValue: "selects")
}

extension EventKind {
  /// A row of a `list` or a `table` was pressed with keys held. Carries the number of its element and `toggle` or `extend`, parted by a
  /// space: whether it is selected besides the others, or not any more, or with all from the nearest that is.
  package static let select = EventKind(rawValue: "select")
}

extension Element {
  /// What the element's traits say to what it stands in, innermost first. Of two values of one attribute the first counts.
  package var traits: [(key: AttributeKey, value: AttributeValue)] {
    var traits: [(key: AttributeKey, value: AttributeValue)] = []
    for layer in layers where layer.kind == .trait { traits += layer.attributes }
    return traits
  }
}

extension NodeContext {
  /// Whether what is made there is a row of a list or a table.
  var isAmongRows: Bool { containerKind == .list || containerKind == .table }
}
