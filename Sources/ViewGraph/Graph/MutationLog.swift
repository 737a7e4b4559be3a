import Elements

/// Collects the changes of the element tree during a turn, for a single commit.
///
/// An element is pending until it has been committed. Changes to a pending element or its descendants are part of its
/// insertion. An element that is removed while it is pending causes no mutations.
///
/// A change in another transaction starts a new pass. Because inserted elements are committed in their final state, the
/// first pass with an update of an element also corrects attributes to the values they had before later passes. If a
/// later pass inserts a child into a new element, earlier passes describe the element without that child.
@MainActor
struct MutationLog {
  /// A completed pass.
  private struct EndedPass {
    let transaction: PassTransaction
    var mutations: [Mutation]
    /// For attributes that later passes changed, the values at the end of this pass.
    var corrections: [Mutation] = []
  }

  /// The first pass with an update of an element, and the attributes that its corrections already contain.
  private struct FirstPass {
    let pass: Int
    var correctedAttributes: Set<AttributeLocation>
  }

  /// The transaction of the following changes.
  var transaction = PassTransaction() {
    didSet { beginsPass = transaction != passTransaction }
  }
  /// The number of changes.
  private(set) var changes = 0

  private var ended: [EndedPass] = []
  private var firstPasses: [Int: FirstPass] = [:]
  private var passTransaction = PassTransaction()
  private var beginsPass = false
  private var isPassEmpty = true
  private var mutations: [Mutation] = []
  /// For each update in `mutations`, the position of the previous update of the same element, as in
  /// ``Element/lastUpdate``.
  private var updatesBefore: [Int32] = []
  private var inserted: [Element] = []
  /// The elements that were inserted into new elements of earlier passes, with their passes.
  private var lateInsertions: [(element: Element, pass: Int)] = []
  /// The parents from which an anchor was removed: an element before which other elements were placed. All children of
  /// these parents are placed again.
  private var parentsToReorder: [Int: Element] = [:]

  /// The number of the pass to which the next change belongs.
  var pass: Int32 { Int32(ended.count) + (beginsPass && !isPassEmpty ? 1 : 0) }

  mutating func insert(_ element: Element, into parent: Element, before sibling: Element?) {
    parent.link(element, before: sibling)
    guard !parent.isPending else {
      if parent.pass < pass, parent.isInsertionLogged { insertLate(element) }
      return
    }
    sibling?.placing.insert(.anchored)
    inserted.append(element)
    append(.insert(element, into: parent, before: sibling))
    element.setPass(Int32(ended.count))
  }

  mutating func move(_ element: Element, before sibling: Element?) {
    guard let parent = element.parent, element.nextSibling !== sibling else { return }
    parent.unlink(element)
    parent.link(element, before: sibling)
    guard !parent.isPending else { return }
    sibling?.placing.insert(.anchored)
    element.placing.insert(.moved)
    append(.move(element, before: sibling))
  }

  mutating func remove(_ element: Element) {
    guard let parent = element.parent else { return }
    parent.unlink(element)
    element.isRemoved = true
    guard !parent.isPending else { return }
    // The host receives neither the insertion nor the moves of this element. Elements that were inserted or moved to
    // the position before it would be at a wrong position, so the parent's children are placed again.
    if element.placing.contains(.anchored), element.isPending || element.placing.contains(.moved) {
      parentsToReorder[parent.id] = parent
    }
    if !element.isPending { append(.remove(element, from: parent)) }
  }

  mutating func become(_ element: Element, _ schema: Schema) {
    element.schema = schema
    if !element.isPending { append(.become(element, schema.kind)) }
  }

  mutating func update(_ element: Element, _ key: AttributeKey, _ value: AttributeValue?) {
    let old = isLater ? element[key] : nil
    guard element.set(key, value) else { return }
    note(element, AttributeLocation(layer: nil, key), from: old, to: value)
  }

  mutating func update(_ element: Element, layer: Int, _ key: AttributeKey, _ value: AttributeValue?) {
    let old = element.layers[layer][key]
    guard old != value else { return }
    element.layers[layer].attributes[key] = value
    note(element, AttributeLocation(layer: layer, key), from: old, to: value)
  }

  /// See ``Graph/replaceLayers(_:by:before:on:)``.
  mutating func replaceLayers(_ old: [Layer], by new: [Layer], before outer: Int, on element: Element) {
    let first = element.layers.count - outer - new.count
    for index in new.indices {
      for (key, value) in new[index].attributes where old[index][key] != value {
        note(element, AttributeLocation(layer: first + index, key), from: old[index][key], to: value)
      }
      for (key, value) in old[index].attributes where new[index][key] == nil {
        note(element, AttributeLocation(layer: first + index, key), from: value, to: nil)
      }
    }
    if element.layers.count == new.count, !element.layers.contains(where: { $0.content != nil }) {
      element.layers = new
    } else {
      for index in new.indices { element.layers[first + index].attributes = new[index].attributes }
    }
  }

  /// Whether the next change may belong to a later pass than the first.
  private var isLater: Bool { beginsPass || !ended.isEmpty }

  private mutating func note(
    _ element: Element, _ location: AttributeLocation, from old: AttributeValue?, to value: AttributeValue?
  ) {
    if element.isPending, !isLater || element.pass >= pass || !element.isInsertionLogged { return }
    if beginsPass { endPass() }
    if isLater { correct(old, of: element, location) }
    let mutation = Mutation.update(element, layer: location.layer, location.key, value)
    var last = element.lastUpdate
    while last > 0 {
      let index = Int(last) - 1
      if case .update(_, location.layer, location.key, _) = mutations[index] {
        mutations[index] = mutation
        return
      }
      last = updatesBefore[index]
    }
    append(mutation, after: element.lastUpdate)
    element.lastUpdate = Int32(mutations.count)
  }

  /// Empties the log.
  ///
  /// - Returns: the passes in order, without mutations of elements that were inserted and removed since the last
  ///   commit.
  mutating func take() -> [Pass] {
    if ended.isEmpty, parentsToReorder.isEmpty { return takeOnlyPass() }
    defer { self = MutationLog() }
    endPass(isLast: true)
    lateInsertions = lateInsertions.filter { $0.element.isInTree }
    for (element, _) in lateInsertions {
      if let parent = element.parent {
        ended[Int(parent.pass)].corrections.insert(.remove(element, from: parent), at: 0)
      }
    }
    var absent = Set(lateInsertions.map(\.element.id))
    var passes: [Pass] = []
    for index in ended.indices {
      var result = withoutObsolete(ended[index].mutations)
      for (element, pass) in lateInsertions where pass == index {
        guard let parent = element.parent else { continue }
        absent.remove(element.id)
        var next = element.nextSibling
        while let sibling = next, absent.contains(sibling.id) { next = sibling.nextSibling }
        result.append(.insert(element, into: parent, before: next))
      }
      for parent in reorderedParents(placedIn: index) { place(childrenOf: parent, into: &result) }
      result += withoutObsolete(ended[index].corrections)
      if !result.isEmpty { passes.append(Pass(transaction: ended[index].transaction, mutations: result)) }
    }
    for element in inserted where !element.isRemoved { element.forEachInSubtree { $0.isPending = false } }
    for pass in ended {
      for mutation in pass.mutations { mutation.clearBookkeeping() }
    }
    return passes
  }

  /// Empties a log with a single pass, the most common case.
  private mutating func takeOnlyPass() -> [Pass] {
    var taken: [Mutation] = []
    swap(&taken, &mutations)
    // The next turn probably has as many mutations.
    mutations.reserveCapacity(min(taken.count, 16))
    let result = withoutObsolete(taken)
    for element in inserted where !element.isRemoved { element.forEachInSubtree { $0.isPending = false } }
    for mutation in taken { mutation.clearBookkeeping() }
    let passes = result.isEmpty ? [] : [Pass(transaction: passTransaction, mutations: result)]
    if !inserted.isEmpty { inserted = [] }
    updatesBefore.removeAll(keepingCapacity: updatesBefore.count < 64)
    isPassEmpty = true
    changes = 0
    transaction = PassTransaction()
    passTransaction = transaction
    beginsPass = false
    return passes
  }

  /// Records that an element is inserted into a new element of an earlier pass.
  private mutating func insertLate(_ element: Element) {
    if beginsPass { endPass() }
    lateInsertions.append((element, ended.count))
    element.setPass(Int32(ended.count))
    isPassEmpty = false
    changes += 1
  }

  /// - Parameter update: the position of the previous update of the same element.
  private mutating func append(_ mutation: Mutation, after update: Int32 = 0) {
    if beginsPass { endPass() }
    mutations.append(mutation)
    updatesBefore.append(update)
    isPassEmpty = false
    changes += 1
  }

  /// - Parameter isLast: whether no pass follows, so that first passes need not be recorded.
  private mutating func endPass(isLast: Bool = false) {
    beginsPass = false
    if !isPassEmpty {
      isPassEmpty = true
      for case .update(let element, let layer, let key, _) in mutations {
        element.lastUpdate = 0
        guard !isLast else { continue }
        let location = AttributeLocation(layer: layer, key)
        let first = FirstPass(pass: ended.count, correctedAttributes: [])
        firstPasses[element.id, default: first].correctedAttributes.insert(location)
      }
      ended.append(EndedPass(transaction: passTransaction, mutations: mutations))
      mutations = []
      updatesBefore = []
    }
    passTransaction = transaction
  }

  /// Adds the previous value of an attribute to the corrections of the first pass with an update of the element.
  private mutating func correct(_ value: AttributeValue?, of element: Element, _ location: AttributeLocation) {
    let first =
      firstPasses[element.id] ?? (element.isPending ? FirstPass(pass: Int(element.pass), correctedAttributes: []) : nil)
    guard var first, first.correctedAttributes.insert(location).inserted else { return }
    firstPasses[element.id] = first
    ended[first.pass].corrections.append(.update(element, layer: location.layer, location.key, value))
  }

  /// Filters out mutations of elements that were inserted and removed. Usually there are none, and nothing is copied.
  private func withoutObsolete(_ mutations: [Mutation]) -> [Mutation] {
    for mutation in mutations where !isEffective(mutation) { return mutations.filter(isEffective) }
    return mutations
  }

  private func isEffective(_ mutation: Mutation) -> Bool {
    switch mutation {
    case .insert(let element, let parent, _):
      return !element.isRemoved && parentsToReorder[parent.id] == nil
    case .move(let element, _):
      guard let parent = element.parent else { return false }
      return parentsToReorder[parent.id] == nil
    case .update(let element, _, _, _), .become(let element, _):
      // A pending element may have been removed together with a parent that the host never received.
      return element.isPending ? element.isInTree : !element.isRemoved
    case .remove:
      return true
    }
  }

  /// Returns the parents whose children are placed again in `pass`. This is the first pass that placed one of their
  /// children.
  private func reorderedParents(placedIn pass: Int) -> [Element] {
    guard !parentsToReorder.isEmpty else { return [] }
    var parents: [Element] = []
    for parent in parentsToReorder.values.sorted(by: { $0.id < $1.id }) where parent.isInTree {
      let first = ended.firstIndex { $0.mutations.contains { $0.places(in: parent) } }
      if first == pass { parents.append(parent) }
    }
    return parents
  }

  /// Places all children of a parent, last to first, so that each child is placed before a sibling that is already in
  /// place.
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
  /// Whether the mutation places an element that is still a child of `parent`.
  @MainActor
  fileprivate func places(in parent: Element) -> Bool {
    switch self {
    case .insert(let element, _, _), .move(let element, _): element.parent === parent
    case .remove, .update, .become: false
    }
  }

  /// Clears the log's bookkeeping on the elements of the mutation.
  @MainActor
  fileprivate func clearBookkeeping() {
    switch self {
    case .insert(_, _, let sibling):
      sibling?.placing.remove(.anchored)
    case .move(let element, let sibling):
      element.placing.remove(.moved)
      sibling?.placing.remove(.anchored)
    case .update(let element, _, _, _):
      element.lastUpdate = 0
    case .remove, .become:
      break
    }
  }
}

extension Element {
  /// Whether a pending element is part of an insertion that is already in the log.
  fileprivate var isInsertionLogged: Bool {
    var element = self
    while element.isPending, let parent = element.parent { element = parent }
    return !element.isPending
  }

  /// Sets the pass of the element and its descendants, some of which may have been created in an earlier pass.
  fileprivate func setPass(_ pass: Int32) {
    // The element was created before its descendants. So if the element has the current pass, its descendants have it
    // too.
    guard self.pass != pass else { return }
    forEachInSubtree { $0.pass = pass }
  }
}
