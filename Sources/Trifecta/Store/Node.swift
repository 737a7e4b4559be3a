/// A place in a store's tree: the root feature, one child, or one row. It outlives the stores that show it.
///
/// Everything that must not mix between siblings hangs here: the ids of running effects, the side effects that wait,
/// the observed fields. What most nodes never have is kept in ``NodeExtras``.
@MainActor
@usableFromInline
class Node: SlotList {
  /// Searched and added to in one go; see ``Core``. It comes first, beside the slots: what an observed row is asked for
  /// is then in few cache lines.
  @exclusivity(unchecked) @usableFromInline final var table = SlotTable()
  let key: ChildKey?
  /// The node above, `nil` at the root. The core owns the root node and with it all others, and whoever walks upwards
  /// holds the core.
  unowned let above: Node?
  @usableFromInline let place: AnyPlace
  /// The nearest node above whose state may go away by itself.
  unowned let conditionalAbove: Node?
  /// The node with the live slots of this one's base: the root, or the row this node is in.
  private unowned let baseOrSelf: SlotList?
  /// The store of this place, while somebody holds it.
  @usableFromInline weak var store: AnyObject?
  /// How many effects run here, and how many side effects of this place are on their way to the screen.
  @exclusivity(unchecked) final var uses = 0
  /// Made when something of it is needed.
  private var extrasIfAny: NodeExtras?

  /// - Parameters:
  ///   - key: what tells this node from its siblings; rows know their id themselves.
  ///   - parent: the node above, `nil` for the root.
  ///   - place: where the state is.
  ///   - isBase: whether slots of this node and below are refreshed apart from those above.
  @usableFromInline
  init(key: ChildKey?, parent: Node?, place: AnyPlace, isBase: Bool) {
    self.key = key
    self.above = parent
    self.place = place
    self.baseOrSelf = isBase ? nil : parent?.base
    self.conditionalAbove = parent?.nearestConditional
    super.init()
  }

  /// The node above. Only the root has none, and only the places of children ask.
  @usableFromInline var parent: Node { above! }

  /// The index this node is in, if it is a row's.
  @usableFromInline var rowIndex: AnyRowIndex? { nil }

  /// Where slots of this place are listed.
  @usableFromInline var base: SlotList { baseOrSelf ?? self }

  var extras: NodeExtras {
    if let extrasIfAny { return extrasIfAny }
    let made = NodeExtras()
    extrasIfAny = made
    return made
  }

  /// The child with the given key, made if it does not exist. O(1) amortised.
  @usableFromInline
  func child(_ key: ChildKey) -> Node {
    key.node(under: self)
  }

  /// The child with a key that is not a row's, with the place that is made for it if it does not exist.
  func child(_ key: ChildKey, place: () -> AnyPlace) -> Node {
    if let child = extrasIfAny?.children[key] { return child }
    let extras = extras
    if extras.children.count >= extras.sweepAt {
      extras.children = extras.children.filter { !$0.value.isIdle }
      extras.sweepAt = max(16, extras.children.count * 2)
    }
    let child = Node(key: key, parent: self, place: place(), isBase: false)
    extras.children[key] = child
    return child
  }

  /// The collections of rows at this place.
  @usableFromInline var rowIndexes: ContiguousArray<NodeExtras.Rows> {
    get { extrasIfAny?.rowIndexes ?? [] }
    _modify { yield &extras.rowIndexes }
  }

  /// Whether this is `other` or below it. O(depth).
  @inlinable
  func isWithin(_ other: Node) -> Bool {
    self === other || isBelow(other)
  }

  @usableFromInline
  func isBelow(_ other: Node) -> Bool {
    var next = above
    while let node = next {
      if node === other { return true }
      next = node.above
    }
    return false
  }

  var sideEffects: SideEffectChannel {
    if let channel = extrasIfAny?.channel { return channel }
    let made = SideEffectChannel(place: name)
    extras.channel = made
    return made
  }

  /// The side effects that no screen has taken yet.
  var waitingSideEffects: [Any] { extrasIfAny?.channel?.waiting ?? [] }

  /// Ends the streams of side effects here and below: the store is gone.
  func endSideEffects() {
    extrasIfAny?.channel?.end()
    for child in below { child.endSideEffects() }
  }

  /// What messages call this place.
  var name: String {
    guard let above else { return "the root" }
    return above.above == nil ? label : "\(above.name) \(label)"
  }

  /// This node's part of its name.
  var label: String { key.map { "\($0)" } ?? "" }

  /// The nodes under this one, rows included.
  var below: [Node] {
    guard let extrasIfAny else { return [] }
    return Array(extrasIfAny.children.values) + extrasIfAny.rowIndexes.flatMap { $0.index.allNodes }
  }

  /// Whether nothing would be lost with this node.
  @usableFromInline var isIdle: Bool {
    uses == 0 && store == nil && slots.isEmpty && table.isAsleep && extrasIfAny?.isIdle ?? true
      && below.allSatisfy(\.isIdle)
  }
}

// Cancellation by id.
extension Node {
  var running: [EffectID: ContiguousArray<EffectRun>] {
    get { extrasIfAny?.running ?? [:] }
    _modify { yield &extras.running }
  }

  var throttleWindows: [EffectID: ThrottleWindow] {
    get { extrasIfAny?.throttleWindows ?? [:] }
    _modify { yield &extras.throttleWindows }
  }

  @usableFromInline
  func cancel(_ id: EffectID) {
    for run in extrasIfAny?.running[id] ?? [] { run.cancel(.id(self, id)) }
  }
}

// Places that may be empty.
extension Node {
  /// The nearest node, perhaps this one, whose state may go away by itself.
  var nearestConditional: Node? { place.occupant == nil ? conditionalAbove : self }

  /// Who is in this place, see ``AnyPlace/occupant``. Of a place that is never empty by itself, the same value always.
  @usableFromInline var occupant: AnyHashable? {
    guard let occupant = place.occupant else { return true }
    return occupant(self)
  }

  /// Whether there is a state here and in every place above.
  @usableFromInline var exists: Bool {
    var node = nearestConditional
    while let conditional = node {
      if conditional.occupant == nil { return false }
      node = conditional.conditionalAbove
    }
    return true
  }

  /// Whether nothing runs and nothing waits here and below.
  var isQuiet: Bool { extrasIfAny?.load ?? 0 == 0 && hasNoSideEffects }

  private var hasNoSideEffects: Bool {
    extrasIfAny?.channel?.hasWaiting != true && below.allSatisfy(\.hasNoSideEffects)
  }

  /// Drops what waits here and below, other than effects.
  func forget() {
    extrasIfAny?.channel?.drop()
    extrasIfAny?.throttleWindows = [:]
    for child in below { child.forget() }
  }

  /// Whether this node or one above it is being left.
  var isLeaving: Bool { extrasIfAny?.isLeaving == true || above?.isLeaving == true }
}
