/// A place in a store's tree: the root feature, one child, or one row. It outlives the stores that show it.
///
/// Everything that must not mix between siblings hangs here: the ids of running effects, the side effects that wait,
/// the observed fields.
@MainActor
@usableFromInline
final class Node {
  let key: ChildKey?
  /// The core owns the root node and with it all others, and whoever walks upwards holds the core.
  private unowned let parent: Node?
  private var children: [ChildKey: Node] = [:]
  private var sweepAt = 16

  /// The live slots of this place's base: of the whole store, or of the row this place is in.
  @usableFromInline let slots: SlotList
  /// Searched and added to in one go; see ``Core``.
  @exclusivity(unchecked) @usableFromInline var table = SlotTable()
  /// The store of this place, while somebody holds it.
  @usableFromInline weak var store: AnyObject?
  /// The collections of rows at this place, by their key paths.
  @usableFromInline var rowIndexes: ContiguousArray<(keyPath: AnyKeyPath, index: AnyObject)> = []
  var running: [EffectID: ContiguousArray<EffectRun>] = [:]
  private var channel: SideEffectChannel?

  init(root slots: SlotList) {
    self.key = nil
    self.parent = nil
    self.slots = slots
  }

  private init(key: ChildKey, parent: Node) {
    self.key = key
    self.parent = parent
    self.slots = key.row == nil ? parent.slots : SlotList()
  }

  /// The child with the given key, made if it does not exist. O(1) amortised.
  @usableFromInline
  func child(_ key: ChildKey) -> Node {
    if let child = children[key] { return child }
    if children.count >= sweepAt {
      children = children.filter { !$0.value.isIdle }
      sweepAt = max(16, children.count * 2)
    }
    let child = Node(key: key, parent: self)
    children[key] = child
    return child
  }

  /// Whether this is `other` or below it. O(depth).
  func isWithin(_ other: Node) -> Bool {
    var node = self
    while node !== other {
      guard let parent = node.parent else { return false }
      node = parent
    }
    return true
  }

  func cancel(_ id: EffectID) {
    for run in running[id] ?? [] { run.cancel() }
  }

  var sideEffects: SideEffectChannel {
    if let channel { return channel }
    let made = SideEffectChannel(place: name)
    channel = made
    return made
  }

  /// Ends the streams of side effects here and below: the store is gone.
  func endSideEffects() {
    channel?.end()
    for child in children.values { child.endSideEffects() }
  }

  /// What messages call this place.
  var name: String {
    guard let key else { return "the root" }
    guard let parent, parent.key != nil else { return "\(key)" }
    return "\(parent.name) \(key)"
  }

  /// Whether nothing would be lost with this node.
  private var isIdle: Bool {
    store == nil && running.isEmpty && table.isAsleep && channel?.isIdle ?? true && children.values.allSatisfy(\.isIdle)
  }
}
