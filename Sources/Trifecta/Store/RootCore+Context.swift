extension RootCore {
  /// Where an effect is started, for whom, and what the operators around it have asked for.
  @usableFromInline
  struct Context {
    @usableFromInline var node: Node
    @usableFromInline var owner: Owner
    /// The places around that one, the outermost first.
    @usableFromInline var enclosing: [Node]
    /// The ids around the effect, each once, the outermost first.
    @usableFromInline var ids: [PlacedEffectID]
    /// What waits for the effect's runs to end.
    @usableFromInline var join: EffectJoin?
    /// What is done to the work of the effect's runs, the outermost first.
    @usableFromInline var modifiers: [EffectModifier]

    @inlinable
    init(node: Node, owner: Owner, enclosing: [Node] = [], ids: [PlacedEffectID] = []) {
      self.node = node
      self.owner = owner
      self.enclosing = enclosing
      self.ids = ids
      self.join = nil
      self.modifiers = []
    }
  }
}

extension RootCore.Context {
  func contains(_ id: EffectID) -> Bool {
    ids.contains { $0.node === node && $0.id == id }
  }

  /// This context inside of `cancellable`.
  @MainActor
  @usableFromInline
  func entering(_ id: EffectID, cancelInFlight: Bool = false) -> Self {
    // An effect that is already under this id would cancel itself.
    guard !contains(id) else { return self }
    if cancelInFlight { node.cancel(id) }
    var context = self
    context.ids.append(PlacedEffectID(node: node, id: id))
    return context
  }

  /// This context at a child's place.
  @MainActor
  @usableFromInline
  func entering(_ key: ChildKey) -> Self {
    var context = self
    context.enclosing.append(node)
    context.node = node.child(key)
    return context
  }

  /// The context of an effect of the place that many levels above. It is that place's own: nothing that the places
  /// below have put around it counts, so that a child cannot cancel what its parent does.
  @MainActor
  func outside(_ levels: Int) -> Self {
    let node = enclosing[enclosing.count - levels]
    return Self(
      node: node,
      owner: owner,
      enclosing: enclosing.dropLast(levels),
      ids: ids.filter { node.isWithin($0.node) }
    )
  }
}
