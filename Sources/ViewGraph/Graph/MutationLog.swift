import Elements

/// Collects what a turn changes in the element tree and gives it to the host in one piece.
///
/// An element is pending until the host has been told of it: what happens to it or inside it meanwhile is part of its
/// insertion, and if it leaves again there is nothing to tell.
///
/// A change under another transaction than the one before begins another pass. Since elements are told of as the last pass
/// leaves them, an attribute that a later pass changes is stated in the first pass that mentions the element, too; and what a
/// later pass puts into a new element is taken out of it again until then.
@MainActor
struct MutationLog {
  /// A pass that has ended.
  private struct EndedPass {
    let transaction: PassTransaction
    var mutations: [Mutation]
    /// What attributes were at the end of the pass that later ones have changed.
    var statements: [Mutation] = []
  }

  /// The first pass that mentions an element, and the attributes that need not be stated there any more.
  private struct Mention {
    let pass: Int
    var places: Set<AttributePlace>
  }

  /// What the changes to come are made under.
  var transaction = PassTransaction() {
    didSet { beginsPass = transaction != passTransaction }
  }
  /// How many changes were made.
  private(set) var changes = 0

  private var ended: [EndedPass] = []
  private var mentions: [Int: Mention] = [:]
  private var passTransaction = PassTransaction()
  private var beginsPass = false
  private var isPassEmpty = true
  private var mutations: [Mutation] = []
  /// For each of the mutations that is an update, where the one before of the same element is, as ``Element/lastUpdate`` has it.
  private var updatesBefore: [Int32] = []
  private var inserted: [Element] = []
  /// What was put into new elements of earlier passes, and in which pass.
  private var late: [(element: Element, pass: Int)] = []
  /// Parents in which an element left that others had been placed against: their children are placed anew.
  private var unsettled: [Int: Element] = [:]

  /// The number of the pass that a change made now belongs to.
  var pass: Int32 { Int32(ended.count) + (beginsPass && !isPassEmpty ? 1 : 0) }

  mutating func insert(_ element: Element, into parent: Element, before sibling: Element?) {
    parent.link(element, before: sibling)
    guard !parent.isPending else {
      if parent.pass < pass, parent.isNoted { insertLate(element) }
      return
    }
    sibling?.placing.insert(.anchored)
    inserted.append(element)
    append(.insert(element, into: parent, before: sibling))
    element.came(in: Int32(ended.count))
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
    // What was put before it stands elsewhere for the host, which hears neither of its arrival nor of its moves.
    if element.placing.contains(.anchored), element.isPending || element.placing.contains(.moved) {
      unsettled[parent.id] = parent
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
    note(element, AttributePlace(layer: nil, key), from: old, to: value)
  }

  mutating func update(_ element: Element, layer: Int, _ key: AttributeKey, _ value: AttributeValue?) {
    let old = element.layers[layer][key]
    guard old != value else { return }
    element.layers[layer].attributes[key] = value
    note(element, AttributePlace(layer: layer, key), from: old, to: value)
  }

  /// See ``Graph/replaceLayers(_:by:before:on:)``.
  mutating func replaceLayers(_ old: [Layer], by new: [Layer], before outer: Int, on element: Element) {
    let first = element.layers.count - outer - new.count
    for index in new.indices {
      for (key, value) in new[index].attributes where old[index][key] != value {
        note(element, AttributePlace(layer: first + index, key), from: old[index][key], to: value)
      }
      for (key, value) in old[index].attributes where new[index][key] == nil {
        note(element, AttributePlace(layer: first + index, key), from: value, to: nil)
      }
    }
    if element.layers.count == new.count, !element.layers.contains(where: { $0.content != nil }) {
      element.layers = new
    } else {
      for index in new.indices { element.layers[first + index].attributes = new[index].attributes }
    }
  }

  /// Whether the next change may not belong to the first pass.
  private var isLater: Bool { beginsPass || !ended.isEmpty }

  private mutating func note(
    _ element: Element, _ place: AttributePlace, from old: AttributeValue?, to value: AttributeValue?
  ) {
    if element.isPending, !isLater || element.pass >= pass || !element.isNoted { return }
    if beginsPass { endPass() }
    if isLater { state(old, of: element, place) }
    let mutation = Mutation.update(element, layer: place.layer, place.key, value)
    var last = element.lastUpdate
    while last > 0 {
      let index = Int(last) - 1
      if case .update(_, place.layer, place.key, _) = mutations[index] {
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
  /// - Returns: the passes, in order, without mutations of elements that came and went.
  mutating func take() -> [Pass] {
    if ended.isEmpty, unsettled.isEmpty { return takeOnlyPass() }
    defer { self = MutationLog() }
    endPass(isLast: true)
    late = late.filter { $0.element.isInTree }
    for (element, _) in late {
      if let parent = element.parent {
        ended[Int(parent.pass)].statements.insert(.remove(element, from: parent), at: 0)
      }
    }
    var absent = Set(late.map(\.element.id))
    var passes: [Pass] = []
    for index in ended.indices {
      var result = stillMeant(ended[index].mutations)
      for (element, pass) in late where pass == index {
        guard let parent = element.parent else { continue }
        absent.remove(element.id)
        var next = element.nextSibling
        while let sibling = next, absent.contains(sibling.id) { next = sibling.nextSibling }
        result.append(.insert(element, into: parent, before: next))
      }
      for parent in unsettledParents(placedIn: index) { place(childrenOf: parent, into: &result) }
      result += stillMeant(ended[index].statements)
      if !result.isEmpty { passes.append(Pass(transaction: ended[index].transaction, mutations: result)) }
    }
    for element in inserted where !element.isRemoved { element.forEachInSubtree { $0.isPending = false } }
    for pass in ended {
      for mutation in pass.mutations { mutation.forgetNotes() }
    }
    return passes
  }

  /// Empties a log in which there was no pass before this one, as is the case in most turns.
  private mutating func takeOnlyPass() -> [Pass] {
    var taken: [Mutation] = []
    swap(&taken, &mutations)
    // The next turn is likely to be as long.
    mutations.reserveCapacity(min(taken.count, 16))
    let result = stillMeant(taken)
    for element in inserted where !element.isRemoved { element.forEachInSubtree { $0.isPending = false } }
    for mutation in taken { mutation.forgetNotes() }
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

  /// Notes that an element comes into one that is new, but was made in an earlier pass.
  private mutating func insertLate(_ element: Element) {
    if beginsPass { endPass() }
    late.append((element, ended.count))
    element.came(in: Int32(ended.count))
    isPassEmpty = false
    changes += 1
  }

  /// - Parameter update: for an update, where the last one of the same element is.
  private mutating func append(_ mutation: Mutation, after update: Int32 = 0) {
    if beginsPass { endPass() }
    mutations.append(mutation)
    updatesBefore.append(update)
    isPassEmpty = false
    changes += 1
  }

  /// - Parameter isLast: whether no pass follows, to which it would matter what this one mentions.
  private mutating func endPass(isLast: Bool = false) {
    beginsPass = false
    if !isPassEmpty {
      isPassEmpty = true
      for case .update(let element, let layer, let key, _) in mutations {
        element.lastUpdate = 0
        guard !isLast else { continue }
        let place = AttributePlace(layer: layer, key)
        mentions[element.id, default: Mention(pass: ended.count, places: [])].places.insert(place)
      }
      ended.append(EndedPass(transaction: passTransaction, mutations: mutations))
      mutations = []
      updatesBefore = []
    }
    passTransaction = transaction
  }

  /// States in the first pass that mentions an element what an attribute was before this pass.
  private mutating func state(_ value: AttributeValue?, of element: Element, _ place: AttributePlace) {
    let mention =
      mentions[element.id] ?? (element.isPending ? Mention(pass: Int(element.pass), places: []) : nil)
    guard var mention, mention.places.insert(place).inserted else { return }
    mentions[element.id] = mention
    ended[mention.pass].statements.append(.update(element, layer: place.layer, place.key, value))
  }

  /// Those mutations that are not about what came and went: all, in most cases, and then nothing is copied.
  private func stillMeant(_ mutations: [Mutation]) -> [Mutation] {
    for mutation in mutations where !isStillMeant(mutation) { return mutations.filter(isStillMeant) }
    return mutations
  }

  private func isStillMeant(_ mutation: Mutation) -> Bool {
    switch mutation {
    case .insert(let element, let parent, _):
      return !element.isRemoved && unsettled[parent.id] == nil
    case .move(let element, _):
      guard let parent = element.parent else { return false }
      return unsettled[parent.id] == nil
    case .update(let element, _, _, _), .become(let element, _):
      // One that is new may have gone along with what it was in, of which the host was never told.
      return element.isPending ? element.isInTree : !element.isRemoved
    case .remove:
      return true
    }
  }

  /// The parents whose children are placed anew in a pass: the first in which one of them was placed.
  private func unsettledParents(placedIn pass: Int) -> [Element] {
    guard !unsettled.isEmpty else { return [] }
    var parents: [Element] = []
    for parent in unsettled.values.sorted(by: { $0.id < $1.id }) where parent.isInTree {
      let first = ended.firstIndex { $0.mutations.contains { $0.places(in: parent) } }
      if first == pass { parents.append(parent) }
    }
    return parents
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
  /// Whether it places an element that still is in that one.
  @MainActor
  fileprivate func places(in parent: Element) -> Bool {
    switch self {
    case .insert(let element, _, _), .move(let element, _): element.parent === parent
    case .remove, .update, .become: false
    }
  }

  /// Clears what the log noted on elements while they changed.
  @MainActor
  fileprivate func forgetNotes() {
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
  /// Whether the element, which is pending, is part of an insertion that is in the log already.
  fileprivate var isNoted: Bool {
    var element = self
    while element.isPending, let parent = element.parent { element = parent }
    return !element.isPending
  }

  /// Notes that the element, and all that is in it, comes in that pass, though some was made in an earlier one.
  fileprivate func came(in pass: Int32) {
    // What was made last has the highest number, and the element itself was made first.
    guard self.pass != pass else { return }
    forEachInSubtree { $0.pass = pass }
  }
}
