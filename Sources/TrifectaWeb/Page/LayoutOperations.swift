import Elements
import PortableUI

/// The layout operations of a box, written to the custom property `--l` of its style. The layout pass of the page
/// (`Resources/layoutpass.js`) performs them. Boxes outside of a region (``LayoutPassTrigger``) have none.
///
/// Operations are separated by spaces, the outermost last; parameters by commas. An unset parameter is empty, and `i`
/// means infinity. Alignments are 0 (leading, top), 1 (center), 2 (trailing, bottom), 4 (first baseline) and
/// 6 (last baseline).
///
///     s<spacing>,<alignment>                stack
///     z<x>,<y>                              ZStack
///     t<spacing>,<spacing>,<x>,<y>          grid: between columns, between rows
///     w<y>                                  row of a grid, with the alignment as a fraction of the free space, or 2
///                                           (first baseline) or 3 (last baseline)
///     c<columns>,<unsized>,<x>,<x>,<y>      cell of a grid: columns, 1 (width) or 2 (height) if not sized, alignment of
///                                           the column, anchor
///     d<length>                             spacer
///     k<bits>                               leaf that takes the width (1) or height (2) it is offered
///     p<top>,<leading>,<bottom>,<trailing>  padding, in one number where all are equal; `m` for a margin
///     f<width>,<height>,<x>,<y>             frame
///     e<factor>,<more>,<factor>,<more>,<x>,<y>  frame relative to a container: width, height
///     g<min>,<ideal>,<max>,<min>,<ideal>,<max>,<x>,<y>  flexible frame: width, height
///     x<width>,<height>                     fixed size
///     r<ratio>,<fills>                      aspect ratio
///     l<x>,<y>                              background or overlay
///     i<spacing>,<is first>,<x>,<y>         inset at the top (1) or at the bottom (0)
///     j<spacing>,<is first>,<x>,<y>         inset at the leading (1) or at the trailing edge (0)
///     o<priority>                           layout priority
@MainActor
struct LayoutOperations {
  private var operations: [String] = []
  private static let sides: [AttributeKey] = [.top, .leading, .bottom, .trailing]

  /// The declaration; `nil` if there are no operations.
  var declaration: String? { operations.isEmpty ? nil : "--l:" + operations.joined(separator: " ") }

  init(ofBox index: Int, of shown: PageElement) {
    let element = shown.element
    let layers = shown.boxes.isEmpty ? 0..<0 : shown.boxes[index].layers
    guard LayoutPassTrigger.laysOut(element, upTo: layers.upperBound) else { return }
    if index == 0 { add(element) }
    if layers.contains(where: { LayoutPassTrigger.endsRegion($0, of: element) }) {
      add(leaf: PageNote.noteBits(of: element, beforeLayer: layers.upperBound))
    }
    let margins = shown.boxes.isEmpty ? [] : shown.boxes[index].margins(of: element)
    for layer in layers where !LayoutPassTrigger.endsRegion(layer, of: element) {
      element.layers[layer].page.operations?(&self, layer, element, margins.contains(layer))
    }
    guard index == shown.count - 1 else { return }
    for layer in element.layers {
      guard let (side, length) = Style.margin(ofGuide: layer, of: element) else { continue }
      add("m", Self.sides.map { $0 == side ? Style.text(length) : "0" })
    }
    for layer in element.layers {
      if let priority = layer.layoutPriority { add("o", [Style.text(priority)]) }
    }
    if let parent = element.parent, [.grid, .gridRow].contains(parent.kind), element.kind != .gridRow {
      add(cell: element)
    }
  }

  private mutating func add(_ element: Element) {
    switch element.kind {
    case .hStack, .vStack:
      let alignment = element.kind == .hStack ? Self.y(element[.alignment]) : Self.x(element[.alignment])
      add("s", [Self.length(element[.spacing]), alignment])
    case .zStack: add("z", Self.alignment(element[.alignment]))
    case .grid:
      let spacing = [Self.length(element[.cellSpacing]), Self.length(element[.trackSpacing])]
      add("t", spacing + Self.alignment(element[.cellAlignment]))
    case .gridRow: add("w", [Self.fraction(ofY: element[.alignment])])
    case .spacer: add("d", [Self.length(element[.minLength])])
    case .text, .divider, .color, .shape, .geometry, .fitting: break
    default: add(leaf: PageNote(on: element).inner)
    }
  }

  private mutating func add(leaf note: UInt32) {
    add("k", [String(note & (PageNote.fillsWidth | PageNote.fillsHeight))])
  }

  private mutating func add(cell: Element) {
    let row = PageRow(cell)
    let axes = row[.unsizedAxes]?.description ?? ""
    let unsized = (axes.contains("horizontal") ? 1 : 0) + (axes.contains("vertical") ? 2 : 0)
    add(
      "c",
      [
        Self.length(row[.columns]), unsized == 0 ? "" : String(unsized), Self.fraction(ofX: row[.columnAlignment]),
        Self.fraction(ofX: row[.cellAnchor]), Self.fraction(ofY: row[.cellAnchor]),
      ])
  }

  mutating func add(padding: Layer, isMargin: Bool) {
    let insets = Self.sides.map { Style.text(Style.number(padding[$0]) ?? 0) }
    add(isMargin ? "m" : "p", Set(insets).count == 1 ? [insets[0]] : insets)
  }

  mutating func add(fixedSize layer: Layer) {
    add("x", [layer[.horizontal] == nil ? "" : "1", layer[.vertical] == nil ? "" : "1"])
  }

  mutating func add(aspectRatio index: Int, of element: Element) {
    let layer = element.layers[index]
    let ratio = Style.number(layer[.ratio]) ?? (index == 0 ? Pictures.ratio(of: element) : nil)
    add("r", [ratio.map(Style.text) ?? "", layer[.mode] == .string("fit") ? "" : "1"])
  }

  mutating func add(content layer: Layer) {
    if layer.content != nil { add("l", Self.alignment(layer[.alignment])) }
  }

  mutating func add(inset layer: Layer) {
    let edge = layer[.edge]?.description
    let isFirst = edge == "top" || edge == "leading"
    add(
      edge == "leading" || edge == "trailing" ? "j" : "i",
      [Self.length(layer[.spacing]), isFirst ? "1" : "0"] + Self.alignment(layer[.alignment]))
  }

  mutating func add(relativeFrame layer: Layer) {
    let keys: [AttributeKey] = [.relativeWidth, .width, .relativeHeight, .height]
    add("e", keys.map { Self.length(layer[$0]) } + Self.alignment(layer[.alignment]))
  }

  mutating func add(frame: Layer) {
    let flexible: [AttributeKey] = [.minWidth, .idealWidth, .maxWidth, .minHeight, .idealHeight, .maxHeight]
    let limits = flexible.map { Self.length(frame[$0]) }
    let alignment = Self.alignment(frame[.alignment])
    if limits.contains(where: { !$0.isEmpty }) {
      add("g", limits + alignment)
    } else {
      add("f", [Self.length(frame[.width]), Self.length(frame[.height])] + alignment)
    }
  }

  /// Adds an operation and omits empty parameters at its end. An operation without parameters is omitted, except for
  /// `l` and `f`.
  private mutating func add(_ letter: String, _ parameters: [String]) {
    var parameters = parameters[...]
    while parameters.last == "" { parameters.removeLast() }
    if parameters.isEmpty, !["l", "f"].contains(letter) { return }
    operations.append(letter + parameters.joined(separator: ","))
  }

  private static func length(_ value: AttributeValue?) -> String {
    value == .unlimited ? "i" : Style.number(value).map(Style.text) ?? ""
  }

  /// Returns an alignment as a fraction of the free space; empty without an alignment.
  private static func fraction(ofX value: AttributeValue?) -> String {
    guard case .alignment(let alignment)? = value, let guide = alignment.horizontal else { return "" }
    return guide == .leading ? "0" : guide == .trailing ? "1" : "0.5"
  }

  /// Returns an alignment as a fraction of the free space, or 2 (first baseline) or 3 (last baseline); empty without an
  /// alignment.
  private static func fraction(ofY value: AttributeValue?) -> String {
    guard case .alignment(let alignment)? = value, let guide = alignment.vertical else { return "" }
    return switch guide {
    case .top: "0"
    case .center: "0.5"
    case .bottom: "1"
    case .firstTextBaseline: "2"
    case .lastTextBaseline: "3"
    }
  }

  private static func alignment(_ value: AttributeValue?) -> [String] { [x(value), y(value)] }

  private static func x(_ value: AttributeValue?) -> String {
    switch Style.horizontal(of: value) {
    case .leading: "0"
    case .trailing: "2"
    case .center, nil: ""
    }
  }

  private static func y(_ value: AttributeValue?) -> String {
    guard case .alignment(let alignment)? = value else { return "" }
    return switch alignment.vertical {
    case .top: "0"
    case .bottom: "2"
    case .firstTextBaseline: "4"
    case .lastTextBaseline: "6"
    case .center, nil: ""
    }
  }
}
