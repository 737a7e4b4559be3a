/// Where an effect is started, for whom, and what is around it.
@MainActor
@usableFromInline
struct EffectContext {
  @usableFromInline var node: Node
  @usableFromInline var owner: EffectOwner
  @usableFromInline var operators = EffectOperators()
  /// How many children's effects this is inside of.
  @usableFromInline var depth = 0
  /// A bit for each of these depths, set where the child was none of its parent's. Those too deep for a bit of their own
  /// share the last.
  @usableFromInline var unscoped: UInt64 = 0

  @inlinable
  init(node: Node, owner: EffectOwner) {
    self.node = node
    self.owner = owner
  }

  private static func bit(_ depth: Int) -> UInt64 { 1 << UInt64(min(depth, 63)) }

  private func contains(_ id: EffectID) -> Bool {
    operators.ids.contains { $0.node === node && $0.id == id }
  }

  /// This context inside of `cancellable`.
  @usableFromInline
  func entering(_ id: EffectID, cancelInFlight: Bool = false) -> Self {
    // An effect that is already under this id would cancel itself.
    guard !contains(id) else { return self }
    if cancelInFlight { node.cancel(id) }
    var context = self
    context.operators.ids.append(PlacedEffectID(node: node, id: id))
    return context
  }

  /// This context at a child's place. Of a child that the feature here does not have, what is here already: somebody
  /// here has called the reducer of its parent.
  @usableFromInline
  func entering(_ key: ChildKey) -> Self {
    var context = self
    context.depth += 1
    if let child = key.node(under: node) {
      context.node = child
    } else {
      node.reportUnscoped(key)
      context.unscoped |= Self.bit(context.depth)
    }
    return context
  }

  /// The context of an effect of the place that many levels above. It is that place's own: nothing that the places
  /// below have put around it counts, so that a child cannot cancel what its parent does.
  func outside(_ levels: Int) -> Self {
    let depth = depth - levels
    let outer = Self.bit(depth) | (Self.bit(depth) - 1)
    let left = levels - (unscoped & ~outer).nonzeroBitCount
    let node = (0..<left).reduce(node) { node, _ in node.above ?? node }
    var context = Self(node: node, owner: owner)
    context.depth = depth
    context.unscoped = unscoped & outer
    context.operators.ids = operators.ids.filter { node.isWithin($0.node) }
    return context
  }
}

/// What the operators around an effect ask for. Around most effects there are none, and then this takes no memory.
@usableFromInline
struct EffectOperators {
  fileprivate struct Values {
    var ids: [PlacedEffectID] = []
    var join: EffectJoin?
    var modifiers: [EffectModifier] = []

    var isEmpty: Bool { ids.isEmpty && join == nil && modifiers.isEmpty }
  }

  @usableFromInline
  final class Storage {
    fileprivate let values: Values

    fileprivate init(_ values: Values) {
      self.values = values
    }
  }

  @usableFromInline var storage: Storage?

  @inlinable
  init() {}

  @usableFromInline var isEmpty: Bool {
    @inlinable get { storage == nil }
  }

  private var values: Values {
    get { storage?.values ?? Values() }
    set { storage = newValue.isEmpty ? nil : Storage(newValue) }
  }

  /// The ids around the effect, each once, the outermost first.
  var ids: [PlacedEffectID] {
    get { values.ids }
    set { values.ids = newValue }
  }

  /// What waits for the effect's runs to end.
  var join: EffectJoin? {
    get { values.join }
    set { values.join = newValue }
  }

  /// What is done to the work of the effect's runs, the outermost first.
  var modifiers: [EffectModifier] {
    get { values.modifiers }
    set { values.modifiers = newValue }
  }

  @usableFromInline var hasModifiers: Bool { !modifiers.isEmpty }
}
