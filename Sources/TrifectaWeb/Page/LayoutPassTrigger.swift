import Elements
import PortableUI

/// Decides which subtrees the layout pass of the page lays out (`Resources/pass.js`): those with a layout that CSS cannot
/// reproduce. All others remain pure CSS.
///
/// The pass lays out a *region*: the topmost element that needs it, and everything in that up to elements that do not
/// participate, such as scroll views and controls, which the browser lays out.
@MainActor
enum LayoutPassTrigger {
  /// Whether the pass lays out the children of an element together with the element. Others end a region.
  static func participates(_ element: Element) -> Bool {
    switch element.kind {
    case .hStack, .vStack, .zStack: true
    default: false
    }
  }

  /// Whether the pass lays out the box of an element that ends before a layer. O(depth of the region).
  static func laysOut(_ element: Element, upTo layer: Int) -> Bool {
    // The bit propagates to the outermost box of the region.
    if let end = element.layers[layer...].firstIndex(where: endsRegion) {
      return PageNote.said(of: element, beforeLayer: end) & PageNote.needsLayoutPass != 0
    }
    if PageNote(on: element).outer & PageNote.needsLayoutPass != 0 { return true }
    guard let parent = element.parent else { return false }
    if participates(parent) { return laysOut(parent, upTo: 0) }
    guard parent.kind == .layerContent, let owner = parent.parent,
      let index = owner.layers.firstIndex(where: { $0.content === parent }),
      [.background, .overlay].contains(owner.layers[index].kind)
    else { return false }
    return laysOut(owner, upTo: index)
  }

  /// Whether a stack needs the pass because of how it shares its space among its children, or how large it is with them.
  /// O(children).
  static func applies(toStack stack: Element) -> Bool {
    guard participates(stack) else { return false }
    let isHorizontal = stack.kind == .hStack
    let bit = isHorizontal ? PageNote.fillsWidth : PageNote.fillsHeight
    let isCentered = isCentered(stack)
    var (count, flexible, spacers) = (0, 0, 0)
    var hasPriority = false
    var child = stack.firstChild
    while let current = child {
      count += 1
      if stack.kind != .zStack {
        let isFlexible = PageNote.seen(current, in: stack) & bit != 0
        if isFlexible { flexible += 1 }
        if current.kind == .spacer { spacers += 1 }
        if current.hasLayoutPriority { hasPriority = true }
        if current.hasLimit(alongHorizontal: isHorizontal, isFlexible: isFlexible) { return true }
      }
      // A stack is as wide as its widest child, and CSS stretches it.
      if !isCentered, current.hasLimit(alongHorizontal: !isHorizontal, isFlexible: false) { return true }
      child = current.nextSibling
    }
    return hasPriority && count > 1 || spacers > 0 && flexible > spacers
  }

  /// Whether a stack has its children in the middle.
  private static func isCentered(_ stack: Element) -> Bool {
    guard case .alignment(let alignment)? = stack[.alignment] else { return true }
    return (alignment.horizontal ?? .center) == .center && (alignment.vertical ?? .center) == .center
  }

  /// ``PageNote/needsLayoutPass`` for the box that a layer is, or 0.
  ///
  /// - Parameters:
  ///   - index: the layer.
  ///   - element: the layer's element.
  ///   - inner: the note of what is in the box.
  static func outer(_ index: Int, of element: Element, around inner: UInt32) -> UInt32 {
    let layer = element.layers[index]
    if endsRegion(layer) { return 0 }
    return applies(to: layer, at: index, of: element, around: inner)
      ? PageNote.needsLayoutPass : inner & PageNote.needsLayoutPass
  }

  /// Whether CSS gives a layer's box its size or its place, so that what is in it is a region of its own.
  static func endsRegion(_ layer: Layer) -> Bool {
    switch layer.kind {
    case .listRow, .safeAreaInset, .safeAreaPadding, .safeArea, .swipeActions, .rowBackground, .relativeFrame,
      .position,
      .unseen:
      true
    default: false
    }
  }

  private static func applies(to layer: Layer, at index: Int, of element: Element, around inner: UInt32) -> Bool {
    let filled = inner & (PageNote.fillsWidth | PageNote.fillsHeight)
    let fillsBoth = filled == PageNote.fillsWidth | PageNote.fillsHeight
    switch layer.kind {
    case .fixedSize: return filled != 0
    case .aspectRatio: return !(AspectRatio(ofLayer: index, of: element).isExact && fillsBoth)
    default: return false
    }
  }
}

extension Element {
  /// Whether it has a layout priority other than the default.
  fileprivate var hasLayoutPriority: Bool {
    layers.contains { $0.kind == .layoutPriority && Style.number($0[.value]) != 0 }
  }

  /// Whether a frame limits its length along an axis.
  ///
  /// - Parameter isFlexible: whether it takes the length it is offered, so that a minimum counts as well.
  fileprivate func hasLimit(alongHorizontal isHorizontal: Bool, isFlexible: Bool) -> Bool {
    layers.contains { layer in
      guard layer.kind == .frame else { return false }
      let maximum = layer[isHorizontal ? .maxWidth : .maxHeight]
      let hasMinimum = layer[isHorizontal ? .minWidth : .minHeight] != nil
      return maximum != nil && maximum != .unlimited || isFlexible && hasMinimum
    }
  }
}
