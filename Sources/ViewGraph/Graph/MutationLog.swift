import Elements

/// Collects what a turn changes in the element tree and gives it to the host in one piece.
///
/// An element is pending until the host has been told of it: what happens to it or inside it meanwhile is part of its
/// insertion, and if it leaves again there is nothing to tell.
@MainActor
struct MutationLog {
  private var mutations: [Mutation] = []
  private var inserted: [Element] = []
  /// Where the update of each attribute stands among the mutations.
  private var updates: [Update: Int] = [:]
  /// Parents in which an element left that others had been placed against: their children are placed anew.
  private var unsettled: [Int: Element] = [:]

  mutating func insert(_ element: Element, into parent: Element, before sibling: Element?) {
    parent.link(element, before: sibling)
    guard !parent.isPending else { return }
    sibling?.isAnchor = true
    inserted.append(element)
    mutations.append(.insert(element, into: parent, before: sibling))
  }

  mutating func move(_ element: Element, before sibling: Element?) {
    guard let parent = element.parent, element.nextSibling !== sibling else { return }
    parent.unlink(element)
    parent.link(element, before: sibling)
    guard !parent.isPending else { return }
    sibling?.isAnchor = true
    element.hasMoved = true
    mutations.append(.move(element, before: sibling))
  }

  mutating func remove(_ element: Element) {
    guard let parent = element.parent else { return }
    parent.unlink(element)
    element.isRemoved = true
    guard !parent.isPending else { return }
    // What was put before it stands elsewhere for the host, which hears neither of its arrival nor of its moves.
    if element.isAnchor, element.isPending || element.hasMoved { unsettled[parent.id] = parent }
    if !element.isPending { mutations.append(.remove(element, from: parent)) }
  }

  mutating func update(_ element: Element, _ key: AttributeKey, _ value: AttributeValue?) {
    guard element.set(key, value) else { return }
    note(element, layer: nil, key, value)
  }

  /// See ``Graph/replaceLayers(_:by:before:on:)``.
  mutating func replaceLayers(_ old: [Layer], by new: [Layer], before outer: Int, on element: Element) {
    let first = element.layers.count - outer - new.count
    for index in new.indices {
      for (key, value) in new[index].attributes where old[index][key] != value {
        note(element, layer: first + index, key, value)
      }
      for (key, _) in old[index].attributes where new[index][key] == nil {
        note(element, layer: first + index, key, nil)
      }
    }
    if element.layers.count == new.count, !element.layers.contains(where: { $0.content != nil }) {
      element.layers = new
    } else {
      for index in new.indices { element.layers[first + index].attributes = new[index].attributes }
    }
  }

  private mutating func note(_ element: Element, layer: Int?, _ key: AttributeKey, _ value: AttributeValue?) {
    guard !element.isPending else { return }
    let mutation = Mutation.update(element, layer: layer, key, value)
    let update = Update(element: element.id, layer: layer, key: key)
    if let index = updates[update] {
      mutations[index] = mutation
    } else {
      updates[update] = mutations.count
      mutations.append(mutation)
    }
  }

  /// Which attribute is updated.
  private struct Update: Hashable {
    let element: Int
    let layer: Int?
    let key: AttributeKey
  }

  /// Empties the log.
  ///
  /// - Returns: the mutations, in order, without those of elements that came and went.
  mutating func take() -> [Mutation] {
    defer { self = MutationLog() }
    var result: [Mutation] = []
    result.reserveCapacity(mutations.count)
    for mutation in mutations where isStillMeant(mutation) { result.append(mutation) }
    for parent in unsettled.values.sorted(by: { $0.id < $1.id }) where parent.isInTree {
      place(childrenOf: parent, into: &result)
    }
    for element in inserted where !element.isRemoved { element.forEachInSubtree { $0.isPending = false } }
    for mutation in mutations { mutation.forgetPlacing() }
    return result
  }

  private func isStillMeant(_ mutation: Mutation) -> Bool {
    switch mutation {
    case .insert(let element, let parent, _):
      return !element.isRemoved && unsettled[parent.id] == nil
    case .move(let element, _):
      guard let parent = element.parent else { return false }
      return unsettled[parent.id] == nil
    case .update(let element, _, _, _):
      return !element.isRemoved
    case .remove:
      return true
    }
  }

  /// States the place of every child, last to first, so that each is placed against one that stands already.
  private func place(childrenOf parent: Element, into result: inout [Mutation]) {
    var next: Element?
    var child = parent.lastChild
    while let current = child {
      result.append(
        current.isPending ? .insert(current, into: parent, before: next) : .move(current, before: next))
      next = current
      child = current.previousSibling
    }
  }
}

extension Mutation {
  /// Clears what the log noted on elements while they were placed.
  @MainActor
  fileprivate func forgetPlacing() {
    switch self {
    case .insert(_, _, let sibling):
      sibling?.isAnchor = false
    case .move(let element, let sibling):
      element.hasMoved = false
      sibling?.isAnchor = false
    case .remove, .update:
      break
    }
  }
}
