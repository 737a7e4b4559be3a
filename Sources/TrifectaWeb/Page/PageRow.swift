import Elements
import PortableUI

/// The appearance of a list row that results from the traits of its view.
@MainActor
struct PageRow {
  private let element: Element
  private let traits: [(key: AttributeKey, value: AttributeValue)]

  init(_ element: Element) {
    self.element = element
    traits = element.traits
  }

  /// Whether the row has swipe actions.
  var isSwiped: Bool { element.layers.contains { $0.kind == .swipeActions || $0.handles(.delete) } }

  /// Whether the row can be deleted, moved or swiped.
  var isEdited: Bool { isSwiped || element.layers.contains { $0.handles(.move) } }

  /// Whether the row is selected.
  var isSelected: Bool { element.layers.last?[.selected] == .flag(true) }

  /// The edits that the user can make.
  var edits: String? { words([(.deletable, .flag(true), "delete"), (.movable, .flag(true), "move")]) }

  /// The CSS declarations of the row.
  var declarations: [String] {
    guard !traits.isEmpty else { return [] }
    var declarations: [String] = []
    if let top = length(.top), let bottom = length(.bottom), let leading = length(.leading),
      let trailing = length(.trailing)
    {
      declarations.append("padding-block:\(top) \(bottom)")
      declarations.append("padding-inline:\(leading) \(trailing)")
    }
    if let depth = Style.number(self[.rowDepth]) { declarations.append("--depth:\(Style.text(min(depth, 20)))") }
    let colors: [(AttributeValue?, String)] = [
      (self[.rowFill], "background"), (self[.separatorTopTint], "--line"),
      (tintBelow, "--below"),
    ]
    for (value, property) in colors {
      if let color = Paint.color(value) { declarations.append("\(property):\(color)") }
    }
    if let color = self[.itemTint].flatMap({ Style.color($0) }) { declarations.append("--item:\(color)") }
    return declarations
  }

  /// The separators that are hidden, and whether the separator below the row has a color.
  var lines: String? {
    var lines: [(AttributeKey, AttributeValue, String)] = [
      (.separatorTop, .string("hidden"), "top"), (.separatorBottom, .string("hidden"), "bottom"),
    ]
    if let tintBelow { lines.append((.separatorBottomTint, tintBelow, "tint")) }
    return words(lines)
  }

  /// The color of the separator below the row, if that separator is visible.
  private var tintBelow: AttributeValue? {
    self[.separatorBottom] == .string("hidden") ? nil : self[.separatorBottomTint]
  }

  /// The CSS declarations of a grid cell.
  var cellDeclarations: [String] {
    var declarations: [String] = []
    var (cell, column) = (1, 1)
    var before = element.previousSibling
    // The style sheet supports eight columns.
    while let sibling = before, cell <= 8 {
      cell += 1
      column += max(1, Int(min(Style.number(PageRow(sibling)[.columns]) ?? 1, 100)))
      before = sibling.previousSibling
    }
    // Sets the column alignment, which the style sheet selects by the position of the cell.
    if column != cell, cell <= 8 { declarations.append("--column\(cell):var(--column\(column),auto)") }
    if let columns = Style.number(self[.columns]), columns > 1 {
      declarations.append("grid-column:span \(Style.text(columns))")
    }
    if case .alignment(let anchor)? = self[.cellAnchor] {
      let block = anchor.vertical.map(Style.position) ?? "center"
      // `!important`, because the style sheet aligns the cells of each column by more specific rules.
      declarations.append("place-self:\(block) \(anchor.horizontal.map(Style.position) ?? "center")!important")
    }
    let axes = self[.unsizedAxes]?.description ?? ""
    if axes.contains("horizontal") {
      declarations += ["min-width:0", "width:0", "justify-self:stretch", "min-width:100%"]
    }
    if axes.contains("vertical") { declarations += ["height:0", "min-height:100%"] }
    return declarations
  }

  /// The value of a trait of the row; `nil` if it is absent.
  subscript(key: AttributeKey) -> AttributeValue? {
    for trait in traits where trait.key == key { return trait.value }
    return nil
  }

  private func length(_ key: AttributeKey) -> String? { Style.number(self[key]).map { "\(Style.text($0))px" } }

  private func words(_ said: [(AttributeKey, AttributeValue, String)]) -> String? {
    let words = said.filter { self[$0.0] == $0.1 }.map(\.2)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}

extension Element {
  /// Whether the element is in a scroll view inside a list row. A link there does not belong to the row. O(depth).
  var scrollsWithinRow: Bool {
    var isInRegion = false
    var element = parent
    while let current = element {
      if current.kind == .list { return isInRegion }
      if current.kind == .scroll { isInRegion = true }
      element = current.parent
    }
    return false
  }
}
