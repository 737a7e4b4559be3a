import Elements
import PortableUI

/// Decides which subtrees the layout pass of the page (`Resources/layoutpass.js`) lays out. It lays out a subtree only
/// if CSS cannot reproduce the subtree's layout.
///
/// The pass lays out *regions*. A region is the topmost element that needs the pass, and its descendants up to elements
/// that do not participate, such as scroll views and controls. The browser lays out the content of these elements.
@MainActor
enum LayoutPassTrigger {
  /// Returns whether the pass lays out the children of an element together with the element. If not, the element ends a
  /// region.
  static func participates(_ element: Element) -> Bool {
    switch element.kind {
    case .hStack, .vStack, .zStack: true
    default: false
    }
  }

  /// Returns whether the pass lays out the box that contains an element and its layers before `layer`. O(depth of the
  /// region).
  static func laysOut(_ element: Element, upTo layer: Int) -> Bool {
    // `needsLayoutPass` propagates to the outermost box of the region, so the bit of that box decides.
    if let end = element.layers[layer...].firstIndex(where: \.page.endsRegion) {
      return PageNote.noteBits(of: element, beforeLayer: end) & PageNote.needsLayoutPass != 0
    }
    if PageNote(on: element).outer & PageNote.needsLayoutPass != 0 { return true }
    guard let parent = element.parent else { return false }
    if participates(parent) { return laysOut(parent, upTo: 0) }
    guard parent.kind == .layerContent, let owner = parent.parent,
      let index = owner.layers.firstIndex(where: { $0.content === parent }), owner.layers[index].page.laysOutContent
    else { return false }
    return laysOut(owner, upTo: index)
  }

  /// Returns whether a stack needs the pass because of its size, or because of how it divides its length among its
  /// children. O(children).
  static func applies(toStack stack: Element) -> Bool {
    guard participates(stack) else { return false }
    let (axis, across): (Axis, Axis) = stack.kind == .hStack ? (.horizontal, .vertical) : (.vertical, .horizontal)
    let isCentered = isCentered(stack)
    var (count, flexible, spacers) = (0, 0, 0)
    var hasPriority = false
    var child = stack.firstChild
    while let current = child {
      count += 1
      if stack.kind != .zStack {
        let isFlexible = PageNote.seen(current, in: stack) & PageNote.fills(axis) != 0
        if isFlexible { flexible += 1 }
        if current.kind == .spacer { spacers += 1 }
        if current.hasLayoutPriority { hasPriority = true }
        if current.hasMaximum(along: axis) || isFlexible && current.hasMinimum(along: axis) { return true }
      }
      // In SwiftUI, a stack is as wide as its widest child, but CSS stretches the stack to the offered width.
      if !isCentered, current.hasMaximum(along: across) { return true }
      child = current.nextSibling
    }
    return hasPriority && count > 1 || spacers > 0 && flexible > spacers
  }

  /// Returns whether a stack centers its children.
  private static func isCentered(_ stack: Element) -> Bool {
    guard case .alignment(let alignment)? = stack[.alignment] else { return true }
    return (alignment.horizontal ?? .center) == .center && (alignment.vertical ?? .center) == .center
  }

  /// Returns ``PageNote/needsLayoutPass`` if the box of a layer needs the pass, else 0.
  ///
  /// - Parameters:
  ///   - index: The index of the layer.
  ///   - element: The layer's element.
  ///   - inner: The note of the box's content.
  static func outer(_ index: Int, of element: Element, around inner: UInt32) -> UInt32 {
    let layer = element.layers[index]
    if layer.page.endsRegion { return 0 }
    return layer.page.needsLayoutPass?(inner, index, element) == true
      ? PageNote.needsLayoutPass : inner & PageNote.needsLayoutPass
  }
}

extension Element {
  /// Whether the element has a layout priority other than the default.
  fileprivate var hasLayoutPriority: Bool { layers.contains(where: \.changesLayoutPriority) }

  /// Returns whether a frame sets a finite maximum length along an axis.
  fileprivate func hasMaximum(along axis: Axis) -> Bool { layers.contains { $0.hasMaximum(along: axis) } }

  /// Returns whether a frame sets a minimum length along an axis.
  fileprivate func hasMinimum(along axis: Axis) -> Bool { layers.contains { $0.hasMinimum(along: axis) } }
}
