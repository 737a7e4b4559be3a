import Elements
import PortableUI

/// Cached layout information about an element. The note states whether the element fills the offered space, whether it
/// contains a control or a scrollable region, whether the layout pass of the page lays it out, and which of its layers
/// share a box.
///
/// CSS cannot match elements by their content without searching it at each change. The host is notified of each change
/// and updates the notes.
@MainActor
struct PageNote: Equatable {
  private let bits: UInt64

  /// The element, including its layers, fills the offered width.
  static let fillsWidth: UInt32 = 1
  /// The element fills the offered height.
  static let fillsHeight: UInt32 = 2
  /// The element is a control, or contains one.
  static let hasControl: UInt32 = 4
  /// The element contains a scrollable region, so it accepts any offered height.
  static let scrolls: UInt32 = 8
  /// The element contains a layout that CSS cannot reproduce, so the layout pass of the page computes it. The bit
  /// propagates up to the nearest element that does not take part in the pass (``LayoutPassTrigger``).
  static let needsLayoutPass: UInt32 = 16
  private static let all: UInt32 = 31
  /// The shift of the bits that describe the element without its layers.
  private static let innerShift: UInt64 = 5
  private static let textStyleShift: UInt64 = 10
  private static let textStyleMask: UInt64 = 511 << textStyleShift
  private static let structureShift: UInt64 = 19
  private static let structureBitCount = UInt64.bitWidth - Int(structureShift)

  /// Reads the note of an element.
  init(on element: Element) {
    bits = element.hostNote
  }

  /// The bits that describe the element including its layers.
  var outer: UInt32 { UInt32(truncatingIfNeeded: bits) & Self.all }
  /// The bits that describe the element without its layers.
  var inner: UInt32 { UInt32(truncatingIfNeeded: bits >> Self.innerShift) & Self.all }
  /// Whether the layout pass lays out the element, and whether it lays out the box around the element's layers.
  var needsLayoutPass: (inner: Bool, outer: Bool) {
    (inner & Self.needsLayoutPass != 0, outer & Self.needsLayoutPass != 0)
  }
  /// The layers that begin a box, and the drawing of the element, in ``structureBitCount`` bits.
  var structure: UInt64 { bits >> Self.structureShift }

  /// Returns whether the noted structure of an element is current. O(layers).
  static func isStructure(of element: Element) -> Bool {
    structure(of: element) == PageNote(on: element).structure
  }

  /// The number of the style for texts in the element that have no class (``PageElement``).
  var textStyle: Int? {
    bits & Self.textStyleMask == 0 ? nil : Int(bits & Self.textStyleMask) >> Self.textStyleShift - 1
  }

  /// Records the number of the style that the page applies to texts in an element.
  static func write(textStyle: Int?, on element: Element) {
    element.hostNote =
      element.hostNote & ~textStyleMask | UInt64(textStyle.map { $0 + 1 } ?? 0) << textStyleShift & textStyleMask
  }

  /// Writes the notes of an element and its descendants. O(subtree).
  static func write(on element: Element) {
    for layer in element.layers {
      guard let content = layer.content else { continue }
      for child in content.children { write(on: child) }
    }
    var child = element.firstChild
    while let current = child {
      write(on: current)
      child = current.nextSibling
    }
    update(on: element)
  }

  /// Updates the note of an element whose children have current notes. O(children).
  ///
  /// - Returns: Whether the note has changed.
  @discardableResult
  static func update(on element: Element) -> Bool {
    var inner = own(element)
    var child = element.firstChild
    var shown = element.page.isOfOwnSize ? hasControl : all
    if !LayoutPassTrigger.participates(element) { shown &= ~needsLayoutPass }
    while let current = child, inner & shown != shown {
      inner |= seen(current, in: element) & shown
      child = current.nextSibling
    }
    if inner & needsLayoutPass == 0, LayoutPassTrigger.applies(toContainer: element) { inner |= needsLayoutPass }
    var outer = outer(of: element, around: inner)
    if outer & needsLayoutPass == 0, LayoutPassTrigger.exceedsSpace(element, outer) {
      inner |= needsLayoutPass
      outer = Self.outer(of: element, around: inner)
    }
    let structure = structure(of: element) << structureShift
    let bits = structure | element.hostNote & textStyleMask | UInt64(inner) << innerShift | UInt64(outer)
    defer { element.hostNote = bits }
    return bits != element.hostNote
  }

  /// Returns the properties that require writing the element again when they change: the layers that begin a box, and
  /// the drawing of the element.
  ///
  /// The layers have a bit each. If there are more layers than bits, or a drawing, the result is a hash. The hash
  /// function has a random key in each process, so that an attacker cannot choose drawings with equal hashes. Two drawings have
  /// equal hashes with a probability of 1 in 35 trillion.
  static func structure(of element: Element) -> UInt64 {
    let boxes = PageBox.beginnings(of: element)
    let drawing = ShapeMarkup.inner(of: element)
    if drawing == nil, boxes.allSatisfy({ $0 < structureBitCount }) { return boxes.reduce(0) { $0 | 1 << UInt64($1) } }
    var hasher = Hasher()
    hasher.combine(boxes)
    hasher.combine(drawing)
    return UInt64(truncatingIfNeeded: hasher.finalize()) >> structureShift
  }

  /// Returns the bits that describe an element with its layers before `layer`. O(layers).
  static func noteBits(of element: Element, beforeLayer layer: Int) -> UInt32 {
    (0..<layer).reduce(PageNote(on: element).inner) { outer($1, of: element, around: $0) }
  }

  /// Returns the bits that describe an element with all its layers. O(layers).
  private static func outer(of element: Element, around inner: UInt32) -> UInt32 {
    element.layers.indices.reduce(inner) { outer($1, of: element, around: $0) }
  }

  /// Returns the bit for filling the offered length along an axis.
  static func fills(_ axis: Axis) -> UInt32 { axis == .horizontal ? fillsWidth : fillsHeight }

  /// Returns the bits that describe the box of a layer.
  static func outer(_ index: Int, of element: Element, around inner: UInt32) -> UInt32 {
    let layer = element.layers[index]
    let bits = layer.page.note?(inner, index, element) ?? (layer.isPressed ? inner | hasControl : inner)
    return bits & ~needsLayoutPass | LayoutPassTrigger.outer(index, of: element, around: inner)
  }

  /// Returns the bits that a child with a current note contributes to its parent.
  static func seen(_ child: Element, in parent: Element) -> UInt32 {
    switch child.kind {
    case .spacer where child.layers.isEmpty && parent.kind == .hStack: fillsWidth
    case .spacer where child.layers.isEmpty && parent.kind == .vStack: fillsHeight
    // A menu takes no space in its parent.
    case .menuItems: hasControl
    default: PageNote(on: child).outer
    }
  }

  private static func own(_ element: Element) -> UInt32 {
    let page = element.page
    let isControl = element.schema.isFocusable || page.part != nil
    let isFilling =
      page.fillsByLabel
      ? element[.labelsHidden] == nil && element[.controlStyle] != .string("button")
      : page.fillsOnlyWith.map { element[$0] != nil } ?? true
    let scrollsDown = page.scrolls && element[.axes] != .string("horizontal")
    let fills = element.isUprightDivider ? fillsHeight : page.fills
    return (isFilling ? fills : 0) | (isControl ? hasControl : 0) | (scrollsDown ? fillsHeight | scrolls : 0)
  }
}

extension Element {
  /// Whether the element is a divider in a horizontal stack.
  var isUprightDivider: Bool { kind == .divider && parent?.kind == .hStack }
}

extension Layer {
  /// Whether the layer handles taps or long presses, or has a context menu.
  var isPressed: Bool {
    self[.disabled] == nil && (handles(.tap) || self[.minimumDuration] != nil || page.isPressable)
  }
}
