import Elements
import PortableUI

/// Decides which subtrees the layout pass of the page (`Resources/layoutpass.js`) lays out. It lays out a subtree only
/// if CSS cannot reproduce the subtree's layout.
///
/// The pass lays out *regions*. A region is the topmost element that needs the pass, and its descendants up to elements
/// that do not participate, such as scroll views and controls. The browser lays out the content of these elements.
@MainActor
enum LayoutPassTrigger {
  /// The attributes that change the known minimum length of a view (``KnownLength``).
  static let lengths: Set<AttributeKey> = [
    .spacing, .minLength, .top, .leading, .bottom, .trailing, .width, .minWidth, .maxWidth, .height, .minHeight,
    .maxHeight, .relativeWidth, .relativeHeight,
  ]

  /// Returns whether the pass lays out the children of an element together with the element. If not, the element ends a
  /// region.
  static func participates(_ element: Element) -> Bool {
    switch element.kind {
    case .hStack, .vStack, .zStack, .fitting, .grid: true
    case .gridRow: element.isCellRow
    default: false
    }
  }

  /// Returns whether the pass lays out the box that contains an element and its layers before `layer`. O(depth of the
  /// region).
  static func laysOut(_ element: Element, upTo layer: Int) -> Bool {
    // `needsLayoutPass` propagates to the outermost box of the region, so the bit of that box decides.
    if let end = (layer..<element.layers.count).first(where: { endsRegion($0, of: element) }) {
      return PageNote.noteBits(of: element, beforeLayer: end) & PageNote.needsLayoutPass != 0
    }
    if PageNote(on: element).outer & PageNote.needsLayoutPass != 0 { return true }
    guard let parent = element.parent else { return false }
    if participates(parent) { return laysOut(parent, upTo: 0) }
    guard parent.kind == .layerContent, let owner = parent.parent,
      let index = owner.layers.firstIndex(where: { $0.content === parent }),
      owner.layers[index].page.laysOutContent, !endsRegion(index, of: owner)
    else { return false }
    return laysOut(owner, upTo: index)
  }

  /// Returns whether a container needs the pass: a stack because of its size, or because of how it divides its length
  /// among its children; a `ViewThatFits` always, because CSS cannot choose a view; a grid if a view in it is flexible,
  /// because CSS divides lengths differently among columns and rows. O(children), and O(cells) for a grid.
  static func applies(toContainer stack: Element) -> Bool {
    switch stack.kind {
    case .fitting: return true
    case .grid:
      return stack.children.contains { child in
        if PageNote(on: child).outer & (PageNote.fillsWidth | PageNote.fillsHeight) != 0 { return true }
        return child.kind == .gridRow ? child.children.contains(where: isUnsized) : isUnsized(child)
      }
    case .hStack, .vStack, .zStack: break
    default: return false
    }
    let isCentered = isCentered(stack)
    let axis = stack.stackAxis
    var (count, flexible, spacers) = (0, 0, 0)
    var hasPriority = false
    var least: Double?
    var child = stack.firstChild
    while let current = child {
      count += 1
      if let axis {
        let isFlexible = PageNote.seen(current, in: stack) & PageNote.fills(axis) != 0
        if isFlexible { flexible += 1 }
        if current.kind == .spacer { spacers += 1 }
        if current.hasLayoutPriority { hasPriority = true }
        if current.hasMaximum(along: axis) || isFlexible && current.hasMinimum(along: axis) { return true }
        // Flexible views get equal lengths, but CSS adds an equal length to their minimum lengths.
        if isFlexible {
          let minimum = KnownLength.minimum(of: current, along: axis)
          if let least, minimum != least { return true }
          least = minimum
        }
      }
      // In SwiftUI, a stack is as wide as its widest child, but CSS stretches the stack to the offered width.
      if axis != .horizontal, !isCentered, current.hasMaximum(along: .horizontal) { return true }
      // CSS puts a view whose height is limited at the top.
      if axis != .vertical, current.hasMaximum(along: .vertical) { return true }
      child = current.nextSibling
    }
    return hasPriority && count > 1 || spacers > 0 && flexible > spacers
  }

  /// Returns whether a cell of a grid is excluded from the sizing of its column or row, but is not flexible. CSS would
  /// stretch the cell. O(layers).
  private static func isUnsized(_ cell: Element) -> Bool {
    guard let layer = cell.layers.firstIndex(where: { $0[.unsizedAxes] != nil }) else { return false }
    let axes = cell.layers[layer][.unsizedAxes]?.description ?? ""
    let note = PageNote.noteBits(of: cell, beforeLayer: layer)
    return axes.contains("horizontal") && note & PageNote.fillsWidth == 0
      || axes.contains("vertical") && note & PageNote.fillsHeight == 0
  }

  /// Returns whether the content of an overlay or a background needs the pass because it is larger than the view that
  /// it belongs to, or the content of a `GeometryReader` because it may be larger than the reader. O(layers).
  ///
  /// - Parameters:
  ///   - element: The content.
  ///   - note: The note of the content with its layers.
  static func exceedsSpace(_ element: Element, _ note: UInt32) -> Bool {
    if element.parent?.kind == .geometry {
      return [Axis.horizontal, .vertical].contains {
        exceeds(0, element, note, before: element.layers.count, along: $0)
      }
    }
    guard let content = element.parent, content.kind == .layerContent, let owner = content.parent,
      let index = owner.layers.firstIndex(where: { $0.content === content })
    else { return false }
    return [Axis.horizontal, .vertical].contains { axis in
      guard let length = KnownLength.fixed(owner, before: index, along: axis) else { return false }
      return exceeds(length, element, note, before: element.layers.count, along: axis)
    }
  }

  /// Returns whether a relative frame needs the pass because its content may be larger than the frame, whose size is
  /// known only to the page. O(layers).
  static func applies(toRelativeFrame index: Int, of element: Element, around inner: UInt32) -> Bool {
    let layer = element.layers[index]
    return layer[.relativeWidth] != nil && exceeds(0, element, inner, before: index, along: .horizontal)
      || layer[.relativeHeight] != nil && exceeds(0, element, inner, before: index, along: .vertical)
  }

  /// Returns whether a view with its layers before `layer`, which fills the offered length, is longer than a length.
  /// O(layers).
  private static func exceeds(
    _ length: Double, _ element: Element, _ note: UInt32, before layer: Int, along axis: Axis
  ) -> Bool {
    guard note & PageNote.fills(axis) != 0 else { return false }
    // A frame with a minimum length can be shorter than its content.
    return (0...layer).contains { KnownLength.minimum(of: element, before: $0, along: axis) > length }
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
    if endsRegion(layer, of: element, around: inner) { return 0 }
    return layer.page.needsLayoutPass?(inner, index, element) == true
      ? PageNote.needsLayoutPass : inner & PageNote.needsLayoutPass
  }

  /// Returns whether the content of the box of a layer is a separate region. O(layers).
  static func endsRegion(_ index: Int, of element: Element) -> Bool {
    let page = element.layers[index].page
    guard page.isScrolledBehind else { return page.endsRegion }
    return endsRegion(element.layers[index], of: element, around: PageNote.noteBits(of: element, beforeLayer: index))
  }

  private static func endsRegion(_ layer: Layer, of element: Element, around inner: UInt32) -> Bool {
    if layer.page.endsRegion { return true }
    return layer.page.isScrolledBehind && (inner & PageNote.scrolls != 0 || element.page.isOfOwnSize)
  }

  /// Returns whether the box of a frame needs the pass, because CSS does not align its content. O(layers).
  ///
  /// - Parameters:
  ///   - index: The index of the layer.
  ///   - element: The layer's element.
  ///   - inner: The note of the box's content.
  static func applies(toFrame index: Int, of element: Element, around inner: UInt32) -> Bool {
    let frame = element.layers[index]
    return [Axis.horizontal, .vertical].contains { axis in
      if frame.isAligned(along: axis), isStretched(index, of: element, along: axis) { return true }
      // A view that is larger than the frame is aligned in the frame, but CSS aligns only views that do not fill it.
      guard inner & PageNote.fills(axis) != 0, let length = frame.limit(along: axis) else { return false }
      return KnownLength.minimum(of: element, before: index, along: axis) > length
    }
  }

  /// Returns whether CSS stretches the box of a layer to an offered length, although its content has a maximum length.
  /// O(layers).
  static func isStretched(_ index: Int, of element: Element) -> Bool {
    [Axis.horizontal, .vertical].contains { isStretched(index, of: element, along: $0) }
  }

  /// Returns whether CSS stretches the box of a layer to the offered length, although its content has a maximum length
  /// along the axis, so the box should be as long as the content. O(layers).
  private static func isStretched(_ index: Int, of element: Element, along axis: Axis) -> Bool {
    guard element.layers[index].limit(along: axis) == nil,
      let frame = element.layers[..<index].lastIndex(where: { $0.determinesLength(along: axis) }),
      element.layers[frame].hasMaximum(along: axis)
    else { return false }
    return !PageBox.all(of: element).contains { $0.layers.contains(frame) && $0.layers.contains(index) }
  }
}

extension Element {
  /// Whether the element is a row of a grid, and not a box around it.
  fileprivate var isCellRow: Bool { kind == .gridRow && layers.isEmpty && parent?.kind == .grid }

  /// Whether the element has a layout priority other than the default.
  fileprivate var hasLayoutPriority: Bool { layers.contains(where: \.changesLayoutPriority) }

  /// Returns whether a frame sets a finite maximum length along an axis.
  fileprivate func hasMaximum(along axis: Axis) -> Bool { layers.contains { $0.hasMaximum(along: axis) } }

  /// Returns whether a frame sets a minimum length along an axis.
  fileprivate func hasMinimum(along axis: Axis) -> Bool { layers.contains { $0.hasMinimum(along: axis) } }
}

extension Layer {
  /// Returns whether the layer is a frame with a length or a maximum length along an axis.
  fileprivate func determinesLength(along axis: Axis) -> Bool {
    guard kind == .frame else { return false }
    return (axis == .horizontal ? self[.width] ?? self[.maxWidth] : self[.height] ?? self[.maxHeight]) != nil
  }

  /// Returns the length or the finite maximum length of a frame along an axis.
  fileprivate func limit(along axis: Axis) -> Double? {
    guard kind == .frame else { return nil }
    return Style.number(axis == .horizontal ? self[.width] ?? self[.maxWidth] : self[.height] ?? self[.maxHeight])
  }

  /// Returns whether a frame aligns its content along an axis with one of its edges.
  fileprivate func isAligned(along axis: Axis) -> Bool {
    guard case .alignment(let alignment)? = self[.alignment] else { return false }
    return axis == .horizontal
      ? alignment.horizontal ?? .center != .center : alignment.vertical ?? .center != .center
  }
}
