import Elements
import PortableUI

/// The DOM representation of an element: its own DOM element, and the boxes around it.
@MainActor
struct PageElement {
  let element: Element
  /// The boxes, the element's own first; empty if the element has no layers.
  let boxes: [PageBox]

  init(_ element: Element) {
    self.element = element
    boxes = element.layers.isEmpty ? [] : PageBox.all(of: element)
  }

  /// The number of nested DOM elements.
  var count: Int { max(boxes.count, 1) }

  /// Returns whether a box is a row of a list.
  func isRow(box index: Int) -> Bool { index > 0 && element.layers[boxes[index].layers.lowerBound].isRow }

  /// Returns whether a box is the outermost box of a child of a lazy grid, or of a stack with pinned headers or
  /// footers.
  func isLazyItem(box index: Int) -> Bool {
    guard index == count - 1, let parent = element.parent else { return false }
    return parent.kind == .lazyVGrid || parent.kind == .lazyHGrid || parent[.pinned] != nil
  }

  /// Returns the content of a box's layers, and the layer; `nil` if there is none.
  func content(ofBox index: Int) -> (layer: Layer, content: Element)? {
    for layer in element.layers[boxes[index].layers] {
      if let content = layer.content { return (layer, content) }
    }
    return nil
  }

  /// Returns the value that description layers set for a box. For elements with a role, all description layers describe
  /// the element itself.
  func described(_ key: AttributeKey, box index: Int) -> AttributeValue? {
    if index > 0, hasOwnRole { return nil }
    let layers = hasOwnRole || boxes.isEmpty ? element.layers[...] : element.layers[boxes[index].layers]
    for layer in layers.reversed() {
      if let value = layer[key] { return value }
    }
    return index == 0 ? element[key] : nil
  }

  /// Returns the values of an attribute from all layers that describe a box, innermost first.
  func allDescribed(_ key: AttributeKey, box index: Int) -> [String] {
    if boxes.isEmpty || index > 0 && hasOwnRole { return [] }
    let layers = hasOwnRole ? element.layers[...] : element.layers[boxes[index].layers]
    return layers.compactMap { $0[key]?.description }
  }

  /// Returns the index of the box that a layer describes.
  func box(describedByLayer layer: Int) -> Int {
    switch element.layers[layer].page.target {
    case .described where hasOwnRole: 0
    case .outermost: count - 1
    case .container where element.layers[layer][.scrollTargets] == nil: boxes.count - 1
    default: boxes.firstIndex { $0.layers.contains(layer) } ?? 0
    }
  }

  /// Returns the names of the accessibility traits of a box.
  func traits(ofBox index: Int) -> Set<String> {
    if boxes.isEmpty || index > 0 && hasOwnRole { return [] }
    return element.traitNames(of: hasOwnRole ? element.layers[...] : element.layers[boxes[index].layers])
  }

  /// Returns the class of a box, and the declarations that have no class.
  func styling(ofBox index: Int, _ styles: inout StyleNames) -> (className: String?, style: String?) {
    let declarations = declarations(ofBox: index)
    var fixed = styleClasses(ofBox: index)
    if index == 0, element.kind == .hStack, declarations.contains(" baseline") { fixed.append(.baselines) }
    var classes: [String] = []
    for fixed in fixed {
      classes.append(fixed.name)
      styles.need(fixed.parts)
    }
    for layer in boxes.isEmpty ? 0..<0 : boxes[index].layers { styles.need(element.layers[layer].page.parts) }
    if isRow(box: index), PageRow(element).isEdited { styles.need([.edits]) }
    if element.kind == .list, element[.rowSpacing] != nil { styles.need([.rows]) }
    var style: String?
    let number = declarations.isEmpty ? nil : styles.number(of: declarations)
    if let number {
      classes.insert(StyleNames.name(number), at: 0)
    } else if !declarations.isEmpty {
      style = declarations
    }
    if index == 0 {
      if let given = PageNote(on: element).textStyle, let name = styles.nameForTexts(given) {
        classes.append(name)
      } else if let given = inheritedTextStyle {
        if number == given, classes.count == 1 { return (nil, nil) }
        // With any class, such as `n`, the element does not inherit the style for texts without a class.
        if classes.isEmpty { classes = ["n"] }
      }
    }
    return (classes.isEmpty ? nil : classes.joined(separator: " "), style)
  }

  /// Returns the class of a layer's content, and the declarations that have no class.
  static func styling(ofContentOf layer: Layer, _ styles: inout StyleNames) -> (className: String?, style: String?) {
    guard let alignment = Style.declaration(for: .alignment, layer[.alignment], of: .frame) else { return (nil, nil) }
    let name = styles.name(of: alignment)
    return (name, name == nil ? alignment : nil)
  }

  /// Sets the text style of a stack that is about to be written, if its first two texts have the same style. The stack
  /// keeps this style until it is written again. A text whose style changes gets a class.
  func shareTextStyle(_ styles: inout StyleNames) {
    var styling: Int?
    if element.page.isPlain, element.kind != .text, let declarations = sharedTextStyle {
      styling = styles.number(of: declarations)
      if let number = styling, styles.nameForTexts(number, declarations) == nil { styling = nil }
    }
    PageNote.write(textStyle: styling, on: element)
  }

  /// The style of the first two texts in a stack, if it is the same and not empty.
  private var sharedTextStyle: String? {
    var shared: String?
    var child = element.firstChild
    while let current = child {
      if current.kind == .text, current.layers.isEmpty {
        let declarations = PageElement(current).declarations(ofBox: 0)
        if let shared { return declarations == shared ? shared : nil }
        if declarations.isEmpty { return nil }
        shared = declarations
      }
      child = current.nextSibling
    }
    return nil
  }

  /// Whether the element is a text without a box around it.
  private var inheritsTextStyle: Bool { element.kind == .text && count == 1 }

  /// The number of the style that a text inherits from its stack.
  private var inheritedTextStyle: Int? {
    inheritsTextStyle ? element.parent.flatMap { PageNote(on: $0).textStyle } : nil
  }

  private func declarations(ofBox index: Int) -> String {
    var declarations = index == 0 ? Style.declarations(of: element) : []
    if !boxes.isEmpty { declarations += boxes[index].declarations(of: element) }
    if isRow(box: index) { declarations += PageRow(element).declarations }
    if index == count - 1, element.parent?.kind == .gridRow { declarations += PageRow(element).cellDeclarations }
    if let operations = LayoutOperations(ofBox: index, of: self).declaration { declarations.append(operations) }
    return declarations.joined(separator: ";")
  }

  /// Returns whether a box can be pressed and contains no control.
  func isPressed(box index: Int) -> Bool {
    guard let layer = layer(ofBox: index, where: \.isPressed), !element.isInside(.button) else { return false }
    return noteBits(beforeLayer: layer) & PageNote.hasControl == 0
  }

  /// Returns the first layer of a box that matches.
  func layer(ofBox index: Int, where fits: (Layer) -> Bool) -> Int? {
    boxes.isEmpty ? nil : boxes[index].layers.first { fits(element.layers[$0]) }
  }

  private func noteBits(beforeLayer layer: Int) -> UInt32 { PageNote.noteBits(of: element, beforeLayer: layer) }

  /// Returns whether the content of a layer has a control.
  func hasControl(beforeLayer layer: Int) -> Bool { noteBits(beforeLayer: layer) & PageNote.hasControl != 0 }

  /// Returns the classes of the style sheet for a box, such as the classes for filling the offered space.
  private func styleClasses(ofBox index: Int) -> [StyleClass] {
    var classes: [StyleClass] = []
    let range = boxes.isEmpty ? 0..<0 : boxes[index].layers
    let layers = element.layers[range]
    let noteBits = noteBits(beforeLayer: range.upperBound)
    let isOwn = index == 0 && element.page.fills != 0 && element.kind != .image && element.kind != .webView
    if noteBits & PageNote.fillsWidth != 0, !isOwn { classes.append(.fillsWidth) }
    if noteBits & PageNote.fillsHeight != 0, !isOwn { classes.append(.fillsHeight) }
    if noteBits & PageNote.scrolls != 0, !isOwn { classes.append(.scrolls) }
    if noteBits & PageNote.needsLayoutPass != 0 { classes.append(.inLayoutPass) }
    if layers.contains(where: { $0.page.isOfOwnSize($0) }) { classes.append(.ownSize) }
    if noteBits & PageNote.fillsWidth != 0,
      layers.contains(where: { $0.page.isNarrowed($0) }) || index == 0 && Style.maximumWidth(ofGrid: element) != nil
    {
      classes.append(.narrowed)
    }
    for (number, layer) in zip(range, layers) {
      var added = layer.content == nil ? [] : [layer.page.contentClass(layer)]
      added += layer.page.classes?(self, number) ?? []
      for added in added where !classes.contains(where: { $0.name == added.name }) { classes.append(added) }
    }
    if noteBits & PageNote.fillsHeight != 0, extendsBehindBar(layers) { classes.append(.behindBar) }
    if index == 0, let spacing = Style.number(element[.spacing]), spacing < 0 { classes.append(.overlaps) }
    if isRow(box: index), PageRow(element).isSwiped { classes.append(.swiped) }
    return classes
  }

  /// Returns whether layers paint a background that extends behind a bar above the view. This requires that no outer
  /// layer makes the background smaller or moves it.
  private func extendsBehindBar(_ layers: ArraySlice<Layer>) -> Bool {
    let around = layers.drop { !$0.paintsBehindBar }
    return !around.isEmpty && !around.contains { $0.page.reshapesBackground }
  }

  /// Whether the element has an accessibility role other than text.
  private var hasOwnRole: Bool { element.kind == .menu || element.schema.role.map { $0 != .text } ?? false }
}
