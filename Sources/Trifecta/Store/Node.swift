import Tracking

/// A place in a store's tree: the root feature, one child, or one row. It outlives the stores that show it.
///
/// Everything that must not mix between siblings hangs here: the ids of running effects, the side effects that wait,
/// the observed fields. What most nodes never have is kept in ``NodeExtras``.
@MainActor
@usableFromInline
class Node {
  /// The observed slots that are listed here; see ``base``, and ``Core`` for `@exclusivity(unchecked)`.
  @exclusivity(unchecked) @usableFromInline final var slots = ShortList<Slot>()
  /// Searched and added to in one go; see ``Core``. It is beside the slots: what an observed row is asked for is then in
  /// few cache lines.
  @exclusivity(unchecked) @usableFromInline final var table = SlotTable()
  @usableFromInline let site: NodeSite
  /// The store of this place, while somebody holds it. Set and loaded on the main actor, one at a time; see ``Core``.
  @exclusivity(unchecked) @usableFromInline weak var store: AnyObject?
  /// How many effects run here, and how many side effects of this place are on their way to the screen.
  @exclusivity(unchecked) final var uses: Int32 = 0
  /// Of a row, where it was when it was last looked for: most collections are reordered far less often than they are
  /// read. It is here because there is room beside the number above.
  @exclusivity(unchecked) @usableFromInline final var lastPosition: Int32 = 0
  /// Made when something of it is needed.
  private(set) final var extrasIfAny: NodeExtras?

  @usableFromInline
  init(_ site: NodeSite) {
    self.site = site
    #if DEBUG
      LiveObjects.record(self)
    #endif
  }

  @usableFromInline var place: AnyPlace { site.place }

  /// The node above, `nil` at the root.
  var above: Node? { site.above }

  /// The node above. Only the root has none, and only the places of children ask.
  @usableFromInline var parent: Node { above! }

  /// The index this node is in, if it is a row's.
  @usableFromInline var rowIndex: AnyRowIndex? { site.rowIndex }

  /// The slot of a key path, `nil` if there is none yet. O(1), or O(fields) for a key path that another place in the
  /// source has made.
  @inlinable
  final func slot(for keyPath: AnyKeyPath) -> Slot? {
    if let slot = table.slot(for: keyPath) { return slot }
    return equalSlot(for: keyPath)
  }

  /// Searches by value and remembers what it finds.
  @usableFromInline
  final func equalSlot(for keyPath: AnyKeyPath) -> Slot? {
    let known = table
    guard let slot = known.equalSlot(for: keyPath) else { return nil }
    if table.hasRoom { table.insert(slot, for: keyPath) }
    return slot
  }

  /// Where slots of this place are listed.
  @usableFromInline var base: Node { site.base ?? self }

  /// Called when the first slot that is listed here is observed. A row tells its collection.
  @usableFromInline
  func becameObserved() {}

  @usableFromInline var extras: NodeExtras {
    if let extrasIfAny { return extrasIfAny }
    let made = NodeExtras()
    extrasIfAny = made
    return made
  }

  /// The child with a key that is not a row's, with the place that is made for it if it does not exist.
  @usableFromInline
  func child(_ key: ChildKey, place: () -> AnyPlace?) -> Node? {
    if let child = extrasIfAny?.children[key] { return child }
    guard let place = place() else { return nil }
    extras.sweep()
    let child = Node(NodeSite(key: key, parent: self, place: place))
    extras.children[key] = child
    return child
  }

  /// The seat of a child that may be missing, made if it does not exist.
  func seat(_ key: ChildKey, make: () -> AnySeat?) -> AnySeat? {
    if let seat = extrasIfAny?.seats[key] { return seat }
    guard let seat = make() else { return nil }
    extras.sweep()
    extras.seats[key] = seat
    return seat
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

  /// What messages call this place.
  var name: String {
    guard let above else { return "the root" }
    return above.above == nil ? label : "\(above.name) \(label)"
  }

  /// This node's part of its name.
  var label: String { site.key.map { "\($0)" } ?? "" }

  /// The nodes under this one, rows included.
  var below: [Node] {
    guard let extrasIfAny else { return [] }
    return Array(extrasIfAny.children.values) + extrasIfAny.seats.values.flatMap(\.nodes)
      + extrasIfAny.rowIndexes.flatMap(\.allNodes)
  }

  /// This node and all below it. O(nodes).
  func withBelow() -> [Node] {
    var nodes: [Node] = [self]
    var next = 0
    while next < nodes.count {
      nodes += nodes[next].below
      next += 1
    }
    return nodes
  }

  /// Stops waiting for those who have read here and below with Observation: what they read is gone, and there is no telling
  /// whether they still care.
  @usableFromInline
  func forgetReads() {
    table.forgetRegistrations()
    guard let extrasIfAny else { return }
    for seat in extrasIfAny.seats.values { seat.forgetReads() }
    for index in extrasIfAny.rowIndexes { index.slot.isRegistered = false }
    for child in below { child.forgetReads() }
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

  /// Cancels the effects with an id. They may have sent actions that wait, which are dropped unless they are kept.
  @usableFromInline
  func cancel(_ id: EffectID, keepingActions: Bool = false) {
    for run in extrasIfAny?.running[id] ?? [] { run.cancel(.id(self, id), keepingActions: keepingActions) }
  }
}

// Places that may be empty.
extension Node {
  /// The nearest node above whose state may go away by itself.
  var conditionalAbove: Node? { site.conditionalAbove }

  /// The nearest node, perhaps this one, whose state may go away by itself.
  @usableFromInline var nearestConditional: Node? { place.isOccupied == nil ? conditionalAbove : self }

  /// Whether the one who has this node is in its place. In one that is never empty by itself they always are.
  @usableFromInline var isOccupied: Bool { place.isOccupied?(self) ?? true }

  /// Whether somebody else is in the place of this node, or in one above it.
  @usableFromInline var isReplaced: Bool {
    var node = nearestConditional
    while let conditional = node {
      if conditional.site.seat?.occupant != nil, !conditional.isOccupied { return true }
      node = conditional.conditionalAbove
    }
    return false
  }

  /// Whether the state of this node is in its place, and that of every node above.
  @usableFromInline var exists: Bool {
    var node = nearestConditional
    while let conditional = node {
      if !conditional.isOccupied { return false }
      node = conditional.conditionalAbove
    }
    return true
  }

  var isWatched: Bool { extrasIfAny?.isWatched == true }

  /// How often those who have this node, or one above it that may go away, have left their places.
  @usableFromInline var departures: Int {
    (extrasIfAny?.departures ?? 0) + (conditionalAbove?.departures ?? 0)
  }

  /// Notes that the one who has this node has left its place.
  func leave() {
    extras.departures += 1
    (self as? Tenant)?.hasLeft = true
  }

  /// Notes that one effect fewer runs here and below.
  func rest() {
    extras.load -= 1
    if extras.load == 0, extras.isWatched { noteRest() }
  }

  /// Has a row be looked at after the next reduction: it may need no watching any more.
  func noteRest() {
    guard let rowIndex, !extras.isResting else { return }
    extras.isResting = true
    rowIndex.resting.append(self)
  }

  /// The runs here.
  var runs: EffectRunList {
    get { extras.runs }
    _modify { yield &extras.runs }
  }

  /// Whether nothing runs and nothing waits here and below, and no window is open.
  var isQuiet: Bool { extrasIfAny?.load ?? 0 == 0 && withBelow().allSatisfy { $0.extrasIfAny?.isQuiet ?? true } }

  /// Whether this node or one above it is being left.
  var isLeaving: Bool { extrasIfAny?.isLeaving == true || above?.isLeaving == true }
}

/// Where a node stands in its tree, and how to get at its state. All rows of a collection share one: they are many.
///
/// The core owns the root node and with it all others, and whoever walks upwards holds the core.
@MainActor
@usableFromInline
final class NodeSite {
  /// What tells the node from its siblings; rows know their id themselves.
  let key: ChildKey?
  /// `nil` at the root.
  unowned let above: Node?
  let place: AnyPlace
  unowned let conditionalAbove: Node?
  /// The node with the live slots, if it is not the node that stands here: the root, or the row it is in.
  unowned let base: Node?
  unowned let rowIndex: AnyRowIndex?
  /// The seat that the nodes of a place which may be empty have one after the other, if they are no rows.
  unowned let seat: AnySeat?

  /// The site of the root, of a child, or of the rows of a collection. A child's slots are refreshed with those of its
  /// parent, each row by itself.
  @usableFromInline
  init(
    key: ChildKey? = nil, parent: Node? = nil, place: AnyPlace, seat: AnySeat? = nil, rowIndex: AnyRowIndex? = nil
  ) {
    self.key = key
    above = parent
    self.place = place
    conditionalAbove = parent?.nearestConditional
    base = rowIndex == nil ? parent?.base : nil
    self.rowIndex = rowIndex
    self.seat = seat
  }
}
