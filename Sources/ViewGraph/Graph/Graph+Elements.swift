import Elements
import Tracking

/// Changes of the element tree by nodes.
extension Graph {
  func makeElement(_ schema: Schema) -> Element {
    lastID += 1
    let element = Element(id: lastID, schema: schema)
    element.pass = log.pass
    elements[lastID] = element
    #if DEBUG
      LiveObjects.record(element)
    #endif
    return element
  }

  func insert(_ element: Element, into parent: Element, before sibling: Element?) {
    log.insert(element, into: parent, before: nextSibling(of: element, in: parent, before: sibling))
    if parent.watch != .none { noteChange(in: parent) }
  }

  func move(_ element: Element, before sibling: Element?) {
    guard let parent = element.parent else { return }
    log.move(element, before: nextSibling(of: element, in: parent, before: sibling))
    if parent.watch != .none { noteChange(in: parent) }
  }

  /// The sibling to insert an element before. In the root, modal elements follow all others, in the order of their ids.
  /// An element is created before the modal element that it presents, but it may be inserted later.
  private func nextSibling(of element: Element, in parent: Element, before sibling: Element?) -> Element? {
    guard sibling == nil, parent === root else { return sibling }
    var first: Element?
    var child = root.lastChild
    while let current = child, current.schema.isModal, !element.schema.isModal || current.id > element.id {
      first = current
      child = current.previousSibling
    }
    return first
  }

  func remove(_ element: Element) {
    let parent = element.parent
    log.remove(element)
    removed.append(element)
    if let parent, parent.watch != .none { noteChange(in: parent) }
  }

  func set(_ key: AttributeKey, _ value: AttributeValue?, on element: Element) {
    log.update(element, key, value)
    noteChange(of: element)
  }

  /// Changes the kind of an element.
  func become(_ schema: Schema, _ element: Element) {
    log.become(element, schema)
    noteChange(of: element)
  }

  /// Sets an attribute of an element's layer. Watching ancestors are not notified: they set these attributes
  /// themselves.
  func set(_ key: AttributeKey, _ value: AttributeValue?, on element: Element, layer: Int) {
    log.update(element, layer: layer, key, value)
  }

  /// Replaces layers of an element with updated ones.
  ///
  /// - Parameters:
  ///   - old: the previous layers.
  ///   - new: the new layers, with the same number and kinds.
  ///   - outer: the number of layers outside of the replaced layers.
  ///   - element: the element of the layers.
  func replaceLayers(_ old: [Layer], by new: [Layer], before outer: Int, on element: Element) {
    log.replaceLayers(old, by: new, before: outer, on: element)
    noteChange(of: element)
  }
}
