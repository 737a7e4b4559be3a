import Tracking

/// A node of a store's tree: the root feature, one child, or one row. It outlives the stores that refer to it.
///
/// It holds everything that must be separate for siblings: the ids of running effects, undelivered side effects,
/// observed fields. ``NodeExtras`` holds what most nodes do not need.
@MainActor
@usableFromInline
class Node {
  /// The observed slots that are listed at this node; see ``base``. ``Core`` explains why `@exclusivity(unchecked)` is
  /// safe.
  @exclusivity(unchecked) @usableFromInline final var slots = ShortList<Slot>()
  /// Slots by key path. Each search and insertion is one access, so `@exclusivity(unchecked)` is safe. The table is
  /// stored next to the slots so that reading an observed row touches few cache lines.
  @exclusivity(unchecked) @usableFromInline final var table = SlotTable()
  @usableFromInline let site: NodeSite
  /// The store of this node, while it is retained elsewhere. Set and loaded on the main actor, one access at a time, so
  /// `@exclusivity(unchecked)` is safe.
  @exclusivity(unchecked) @usableFromInline weak var store: AnyObject?
  /// The number of running effects and of queued actions and side effects of this node.
  @exclusivity(unchecked) final var uses: Int32 = 0
  /// The position at which a row was last found. Most collections are read far more often than they are reordered.
  /// Stored here because it fits in the padding next to `uses`.
  @exclusivity(unchecked) @usableFromInline final var lastPosition: Int32 = 0
  /// Rarely needed data, created on demand.
  private(set) final var extrasIfAny: NodeExtras?

  @usableFromInline
  init(_ site: NodeSite) {
    self.site = site
    #if DEBUG
      LiveObjects.record(self)
    #endif
  }

  @usableFromInline var place: AnyStateAccessor { site.place }

  /// The parent's node, `nil` at the root.
  var above: Node? { site.above }

  /// The parent's node. Only called for nodes of children; the root has none.
  @usableFromInline var parent: Node { above! }

  /// The index that this node belongs to, if it is a row.
  @usableFromInline var rowIndex: AnyRowIndex? { site.rowIndex }

  /// The id of the row, if this node is a row.
  var rowID: AnyHashable? { nil }

  /// Returns the slot of a key path; `nil` if there is none yet. O(1), or O(fields) for an equal key path that was
  /// created elsewhere in the source.
  @inlinable
  final func slot(for keyPath: AnyKeyPath) -> Slot? {
    if let slot = table.slot(for: keyPath) { return slot }
    return equalSlot(for: keyPath)
  }

  /// Searches by value, and caches the result for this key path object.
  @usableFromInline
  final func equalSlot(for keyPath: AnyKeyPath) -> Slot? {
    let known = table
    guard let slot = known.equalSlot(for: keyPath) else { return nil }
    if table.hasRoom { table.insert(slot, for: keyPath) }
    return slot
  }

  /// The node that lists this node's slots.
  @usableFromInline var base: Node { site.base ?? self }

  /// Called when the first slot listed at this node is observed. A row notifies its collection.
  @usableFromInline
  func becameObserved() {}

  @usableFromInline var extras: NodeExtras {
    if let extrasIfAny { return extrasIfAny }
    let made = NodeExtras()
    extrasIfAny = made
    return made
  }

  /// Returns the node of a child that is not a row, creating it if needed. `place` creates its accessor.
  @usableFromInline
  func child(_ key: ChildKey, place: () -> AnyStateAccessor?) -> Node? {
    if let child = extrasIfAny?.children[key] { return child }
    guard let place = place() else { return nil }
    extras.sweep()
    let child = Node(NodeSite(key: key, parent: self, place: place))
    extras.children[key] = child
    return child
  }

  /// Returns the object with the instances of a child that may be absent, creating it if needed.
  func instances(_ key: ChildKey, make: () -> AnyChildInstances?) -> AnyChildInstances? {
    if let instances = extrasIfAny?.instances[key] { return instances }
    guard let instances = make() else { return nil }
    extras.sweep()
    extras.instances[key] = instances
    return instances
  }

  /// Whether this node is `other` or one of its descendants. O(depth).
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

  /// The side effects that no screen has received yet.
  var waitingSideEffects: [Any] { extrasIfAny?.channel?.waiting ?? [] }

  /// The name of this node in messages.
  var name: String {
    guard let above else { return "the root" }
    return above.above == nil ? label : "\(above.name) \(label)"
  }

  /// This node's component of its name.
  var label: String { site.key.map { "\($0)" } ?? "" }

  /// The direct children of this node, including rows.
  var below: [Node] {
    guard let extrasIfAny else { return [] }
    return Array(extrasIfAny.children.values) + extrasIfAny.instances.values.flatMap(\.nodes)
      + extrasIfAny.rowIndexes.flatMap(\.allNodes)
  }

  /// This node and all its descendants. O(nodes).
  func withBelow() -> [Node] {
    var nodes: [Node] = [self]
    var next = 0
    while next < nodes.count {
      nodes += nodes[next].below
      next += 1
    }
    return nodes
  }

  /// Clears the Observation registrations of this node and its descendants. The observed state was removed, and
  /// Observation offers no way to find out whether the readers are still interested.
  @usableFromInline
  func forgetReads() {
    table.forgetRegistrations()
    guard let extrasIfAny else { return }
    for instances in extrasIfAny.instances.values { instances.forgetReads() }
    for index in extrasIfAny.rowIndexes { index.slot.isRegistered = false }
    for child in below { child.forgetReads() }
  }

  /// Whether this node can be removed without losing anything.
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

  /// Cancels the effects with an id. Their queued actions are dropped unless they are kept.
  @usableFromInline
  func cancel(_ id: EffectID, keepingActions: Bool = false) {
    for run in extrasIfAny?.running[id] ?? [] { run.cancel(.id(self, id), keepingActions: keepingActions) }
  }
}

// Children that may be absent.
extension Node {
  /// The nearest ancestor whose state may be absent.
  var conditionalAbove: Node? { site.conditionalAbove }

  /// The nearest node whose state may be absent, starting with this one.
  @usableFromInline var nearestConditional: Node? { place.isPresent == nil ? conditionalAbove : self }

  /// Whether the instance of this node is present. Always true if the child cannot be absent.
  @usableFromInline var isPresent: Bool { place.isPresent?(self) ?? true }

  /// Whether the instance of this node, or of an ancestor, was replaced by another instance.
  @usableFromInline var isReplaced: Bool {
    var node = nearestConditional
    while let conditional = node {
      if conditional.site.instances?.currentID != nil, !conditional.isPresent { return true }
      node = conditional.conditionalAbove
    }
    return false
  }

  /// Whether the state of this node and of all its ancestors is present.
  @usableFromInline var exists: Bool {
    var node = nearestConditional
    while let conditional = node {
      if !conditional.isPresent { return false }
      node = conditional.conditionalAbove
    }
    return true
  }

  var isWatched: Bool { extrasIfAny?.isWatched == true }

  /// How often instances of this node and of its conditional ancestors have been removed.
  @usableFromInline var removals: Int {
    (extrasIfAny?.removals ?? 0) + (conditionalAbove?.removals ?? 0)
  }

  /// Records that the instance of this node was removed.
  func noteRemoval() {
    extras.removals += 1
    (self as? InstanceNode)?.wasRemoved = true
  }

  /// Records that an effect of this node or a descendant has ended.
  func noteEffectEnd() {
    extras.load -= 1
    if extras.load == 0, extras.isWatched { scheduleCheck() }
  }

  /// Schedules a check of a watched row after the next reduction. The check finds out whether the row must still be
  /// watched.
  func scheduleCheck() {
    guard let rowIndex, !extras.isCheckScheduled else { return }
    extras.isCheckScheduled = true
    rowIndex.scheduledChecks.append(self)
  }

  /// The runs of this node.
  var runs: EffectRunList {
    get { extras.runs }
    _modify { yield &extras.runs }
  }

  /// Whether this node and its descendants have no running effects, undelivered side effects or open throttle windows.
  /// O(1) if effects are running; otherwise O(nodes).
  ///
  /// - Parameter countingStreams: whether streams of side effects that are in use count too.
  func isQuiet(countingStreams: Bool) -> Bool {
    guard extrasIfAny?.load ?? 0 == 0 else { return false }
    return withBelow().allSatisfy { node in
      guard let extras = node.extrasIfAny else { return true }
      return extras.isQuiet && (!countingStreams || extras.hasIdleChannel)
    }
  }

  /// Whether this node or an ancestor is being removed.
  var isBeingRemoved: Bool { extrasIfAny?.isBeingRemoved == true || above?.isBeingRemoved == true }
}

/// The position of a node in its tree, and the accessor for its state. All rows of a collection share one site to save
/// memory.
///
/// The core owns the root node, which owns its descendants. Code that walks up the tree must retain the core.
@MainActor
@usableFromInline
final class NodeSite {
  /// The key of the node below its parent. Rows store their id themselves.
  let key: ChildKey?
  /// `nil` at the root.
  unowned let above: Node?
  let place: AnyStateAccessor
  unowned let conditionalAbove: Node?
  /// The root or the row that contains this node and lists its slots; `nil` if this node lists its own slots.
  unowned let base: Node?
  unowned let rowIndex: AnyRowIndex?
  /// The object with the instances of an optional child, to which the node belongs; `nil` for rows.
  unowned let instances: AnyChildInstances?

  /// Creates the site of the root, of a child, or of the rows of a collection. A child's slots are refreshed with the
  /// slots of its parent; each row is refreshed separately.
  @usableFromInline
  init(
    key: ChildKey? = nil, parent: Node? = nil, place: AnyStateAccessor, instances: AnyChildInstances? = nil,
    rowIndex: AnyRowIndex? = nil
  ) {
    self.key = key
    above = parent
    self.place = place
    conditionalAbove = parent?.nearestConditional
    base = rowIndex == nil ? parent?.base : nil
    self.rowIndex = rowIndex
    self.instances = instances
  }
}
