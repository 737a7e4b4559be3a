import Elements
import PortableUI

/// The changes of a commit to elements that the page already has, except for changes of texts. These changes are
/// written once, after all insertions and moves.
@MainActor
struct PageChanges {
  /// An attribute of a box.
  private struct AttributePosition: Hashable {
    let element: Int
    let box: Int
    let attribute: PageAttribute
  }

  private var recorded: Set<AttributePosition> = []
  private var attributes: [(element: Element, box: Int, attribute: PageAttribute)] = []
  /// The elements whose note must be updated.
  private var dirty: [Element] = []
  private var dirtyIDs: Set<Int> = []
  /// The stacks that are marked as dirty together with the stacks around them.
  private var resized: Set<Int> = []
  /// The elements whose box structure differed from the structure on the page at the end of an earlier pass.
  private var restructured: Set<Int> = []
  /// The elements whose kind has changed since the page was updated.
  private var changedKinds: Set<Int> = []

  /// Records that an element with an up-to-date note was inserted into `parent`.
  mutating func didInsert(_ element: Element, into parent: Element) {
    let noteBits = PageNote.seen(element, in: parent)
    if PageNote(on: parent).inner | noteBits != PageNote(on: parent).inner { markDirty(parent) }
    markStacksDirty(parent)
  }

  /// Records that an element, which still has its note, was removed from `parent`.
  mutating func didRemove(_ element: Element, from parent: Element) {
    if PageNote.seen(element, in: parent) != 0 { markDirty(parent) }
    markStacksDirty(parent)
  }

  /// Records that an attribute of an element, or of one of its layers, has changed.
  mutating func didUpdate(_ element: Element, layer: Int?, _ key: AttributeKey) {
    markDirty(element)
    if LayoutPassTrigger.lengths.contains(key) {
      for layer in element.layers {
        for content in layer.content?.children ?? [] { markDirty(content) }
      }
      markStacksDirty(element.parent)
      if LayoutPassTrigger.participates(element) { markStacksDirty(element) }
    }
    let shown = PageElement(element)
    let box = layer.map(shown.box(describedByLayer:)) ?? 0
    let affected =
      layer.map { PageAttribute.affected(by: key, of: element.layers[$0]) }
      ?? PageAttribute.affected(by: key, of: element)
    for attribute in affected { note(element, box, attribute) }
  }

  /// Records that the kind of an element has changed. The element is written again.
  mutating func didBecome(_ element: Element) {
    changedKinds.insert(element.id)
    markDirty(element)
  }

  /// Writes the changes. O(changes and the ancestors of changed elements).
  mutating func write(to patch: inout Patch) {
    for element in dirty { updateNote(element, &patch, isLast: true) }
    for (element, box, attribute) in attributes where element.isInTree { write(element, box, attribute, to: &patch) }
  }

  /// Writes the attribute changes so far, with the values that the elements had at that point.
  ///
  /// - Parameters:
  ///   - patch: The patch to write to.
  ///   - states: The attribute values at that point, by element ID.
  mutating func writeAttributes(to patch: inout Patch, as states: [Int: [AttributeLocation: AttributeValue?]]) {
    updateNotesSoFar(&patch)
    for (element, box, attribute) in attributes where element.isInTree {
      element.with(states[element.id] ?? [:]) {
        // If the page has different boxes for the element, the element is written again with the last pass, in its
        // final state.
        if !restructured.contains(element.id), PageNote.isStructure(of: element) {
          write(element, box, attribute, to: &patch)
        } else {
          restructured.insert(element.id)
        }
      }
    }
    attributes = []
    recorded = []
  }

  private func write(_ element: Element, _ box: Int, _ attribute: PageAttribute, to patch: inout Patch) {
    let shown = PageElement(element)
    guard box < shown.count else { return }
    switch attribute {
    case .className: patch.setStyling(of: shown, box: box)
    case .contentClassName: patch.setContentStyling(of: shown, box: box)
    default:
      let value = attribute.value(on: shown, box: box, in: patch.words)
      if value != nil { patch.need(attribute.parts) }
      patch.set(element.id, box: box, attribute.name, value)
    }
  }

  /// Updates the notes for the changes so far, so that a later animation does not include these changes. Elements that
  /// must be written again are deferred to the last pass.
  private mutating func updateNotesSoFar(_ patch: inout Patch) {
    let elements = dirty
    (dirty, dirtyIDs, resized) = ([], [], [])
    for element in elements {
      if changedKinds.contains(element.id) || restructured.contains(element.id) {
        markDirty(element)
      } else {
        updateNote(element, &patch, isLast: false)
      }
    }
  }

  /// Updates the note of an element, and the notes of the ancestors that depend on it.
  private mutating func updateNote(_ element: Element, _ patch: inout Patch, isLast: Bool) {
    var next: Element? = element
    while let current = next, current.isInTree, current.parent != nil, current.kind != .layerContent {
      let before = PageNote(on: current)
      let isRestructured = isLast && restructured.remove(current.id) != nil
      let hasChangedKind = isLast && changedKinds.remove(current.id) != nil
      guard PageNote.update(on: current) || isRestructured || hasChangedKind else { return }
      let after = PageNote(on: current)
      if hasChangedKind {
        patch.become(current)
      } else if !isLast && before.structure != after.structure {
        restructured.insert(current.id)
        markDirty(current)
      } else if isRestructured || before.structure != after.structure {
        patch.again(current)
      } else {
        let shown = PageElement(current)
        if before.needsLayoutPass != after.needsLayoutPass { noteRegion(current) }
        for box in 0..<shown.count {
          note(current, box, .className)
          if shown.described(.unspoken, box: box) ?? shown.described(.spokenChildren, box: box) != nil {
            note(current, box, .skipped)
          }
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

  /// Records that the styles of all elements in a region must be written again, because the layout pass has begun or
  /// ceased to lay the region out. O(elements in the region).
  private mutating func noteRegion(_ element: Element) {
    for box in 0..<PageElement(element).count { note(element, box, .className) }
    for layer in element.layers {
      for child in layer.content?.children ?? [] { noteRegion(child) }
    }
    guard LayoutPassTrigger.participates(element) else { return }
    for child in element.children { noteRegion(child) }
  }

  /// Marks an element whose note may have changed.
  mutating func markDirty(_ element: Element) {
    if dirtyIDs.insert(element.id).inserted { dirty.append(element) }
  }

  /// Marks a stack, and the stacks around it, whose minimum lengths may have changed. O(depth).
  private mutating func markStacksDirty(_ stack: Element?) {
    var next = stack
    while let current = next, LayoutPassTrigger.participates(current), resized.insert(current.id).inserted {
      markDirty(current)
      next = current.parent
    }
  }

  private mutating func note(_ element: Element, _ box: Int, _ attribute: PageAttribute) {
    guard recorded.insert(AttributePosition(element: element.id, box: box, attribute: attribute)).inserted else {
      return
    }
    attributes.append((element, box, attribute))
  }
}
