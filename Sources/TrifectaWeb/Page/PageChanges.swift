import Elements
import PortableUI

/// What a commit changes of elements that the page knows, apart from their texts: written once, after all has found its
/// place.
@MainActor
struct PageChanges {
  /// One attribute of one box.
  private struct Place: Hashable {
    let element: Int
    let box: Int
    let attribute: PageAttribute
  }

  private var places: Set<Place> = []
  private var attributes: [(element: Element, box: Int, attribute: PageAttribute)] = []
  /// The elements of which something else may have to be noted.
  private var unsettled: [Element] = []
  private var unsettledIDs: Set<Int> = []
  /// The elements whose layers shared boxes in another way at the end of a pass than the page knows.
  private var reshaped: Set<Int> = []
  /// The elements that are of another kind than the page knows.
  private var turned: Set<Int> = []

  /// An element, whose note is right, has come into `parent`.
  mutating func didInsert(_ element: Element, into parent: Element) {
    let said = PageNote.seen(element, in: parent)
    if PageNote(on: parent).inner | said != PageNote(on: parent).inner { unsettle(parent) }
  }

  /// An element, whose note is still there, has left `parent`.
  mutating func didRemove(_ element: Element, from parent: Element) {
    if PageNote.seen(element, in: parent) != 0 { unsettle(parent) }
  }

  /// An attribute of an element, or of one of its layers, has another value.
  mutating func didUpdate(_ element: Element, layer: Int?, _ key: AttributeKey) {
    unsettle(element)
    let shown = PageElement(element)
    let kind = layer.map { element.layers[$0].kind } ?? element.kind
    let box = layer.map(shown.box(saidByLayer:)) ?? 0
    for attribute in PageAttribute.affected(by: key, of: kind) { note(element, box, attribute) }
  }

  /// An element is of another kind: it is written anew.
  mutating func didBecome(_ element: Element) {
    turned.insert(element.id)
    unsettle(element)
  }

  /// Writes the changes. O(changes and elements around them).
  mutating func write(to patch: inout Patch) {
    for element in unsettled { settle(element, &patch, isLast: true) }
    for (element, box, attribute) in attributes where element.isInTree { write(element, box, attribute, to: &patch) }
  }

  /// Writes the changes of attributes up to here, of elements that were different then.
  ///
  /// - Parameters:
  ///   - patch: what is written to.
  ///   - states: what attributes were then, by the number of their element.
  mutating func writeAttributes(to patch: inout Patch, as states: [Int: [AttributePlace: AttributeValue?]]) {
    settleSoFar(&patch)
    for (element, box, attribute) in attributes where element.isInTree {
      element.with(states[element.id] ?? [:]) {
        // The page knows other boxes: what has changed is sent with the last pass, as it is then.
        if !reshaped.contains(element.id), PageNote.isStructure(of: element) {
          write(element, box, attribute, to: &patch)
        } else {
          reshaped.insert(element.id)
        }
      }
    }
    attributes = []
    places = []
  }

  private func write(_ element: Element, _ box: Int, _ attribute: PageAttribute, to patch: inout Patch) {
    let shown = PageElement(element)
    guard box < shown.count else { return }
    switch attribute {
    case .className: patch.look(of: shown, box: box)
    case .contentClassName: patch.lookOfContent(of: shown, box: box)
    default:
      let value = attribute.value(on: shown, box: box)
      if value != nil { patch.need(attribute.parts) }
      patch.set(element.id, box: box, attribute.rawValue, value)
    }
  }

  /// Notes anew what the changes up to here have changed, so that a later animation does not show it. Elements that are written anew
  /// wait for the last pass.
  private mutating func settleSoFar(_ patch: inout Patch) {
    let elements = unsettled
    (unsettled, unsettledIDs) = ([], [])
    for element in elements {
      if turned.contains(element.id) || reshaped.contains(element.id) {
        unsettle(element)
      } else {
        settle(element, &patch, isLast: false)
      }
    }
  }

  /// Notes anew what is to be said of an element, and of those around it as far as that changes them.
  private mutating func settle(_ element: Element, _ patch: inout Patch, isLast: Bool) {
    var next: Element? = element
    while let current = next, current.isInTree, current.parent != nil, current.kind != .layerContent {
      let before = PageNote(on: current)
      let isReshaped = isLast && reshaped.remove(current.id) != nil
      let isTurned = isLast && turned.remove(current.id) != nil
      guard PageNote.update(on: current) || isReshaped || isTurned else { return }
      let after = PageNote(on: current)
      if isTurned {
        patch.become(current)
      } else if !isLast && before.structure != after.structure {
        reshaped.insert(current.id)
        unsettle(current)
      } else if isReshaped || before.structure != after.structure {
        patch.again(current)
      } else {
        let shown = PageElement(current)
        if before.needsLayoutPass != after.needsLayoutPass { noteRegion(current) }
        for box in 0..<shown.count {
          note(current, box, .className)
          if shown.layer(ofBox: box, where: { !$0.handlers.isEmpty }) != nil {
            note(current, box, .ariaRole)
            note(current, box, .tabIndex)
          }
        }
      }
      guard before.outer != after.outer else { return }
      next = current.parent
    }
  }

  /// The layout pass has come to lay an element out, or has ceased to: the looks of all in the region say how. O(elements in it).
  private mutating func noteRegion(_ element: Element) {
    for box in 0..<PageElement(element).count { note(element, box, .className) }
    for layer in element.layers {
      for child in layer.content?.children ?? [] { noteRegion(child) }
    }
    guard LayoutPassTrigger.participates(element) else { return }
    for child in element.children { noteRegion(child) }
  }

  /// Something that may have to be noted of an element has changed.
  mutating func unsettle(_ element: Element) {
    if unsettledIDs.insert(element.id).inserted { unsettled.append(element) }
  }

  private mutating func note(_ element: Element, _ box: Int, _ attribute: PageAttribute) {
    guard places.insert(Place(element: element.id, box: box, attribute: attribute)).inserted else { return }
    attributes.append((element, box, attribute))
  }
}
