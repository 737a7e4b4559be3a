extension RootCore {
  /// Where an effect is started, for whom, and what is around it.
  @usableFromInline
  struct Context {
    @usableFromInline var node: Node
    @usableFromInline var owner: Owner
    @usableFromInline var operators: EffectOperators

    @inlinable
    init(node: Node, owner: Owner, operators: EffectOperators = EffectOperators()) {
      self.node = node
      self.owner = owner
      self.operators = operators
    }
  }
}

extension RootCore.Context {
  func contains(_ id: EffectID) -> Bool {
    operators.ids.contains { $0.node === node && $0.id == id }
  }

  /// This context inside of `cancellable`.
  @MainActor
  @usableFromInline
  func entering(_ id: EffectID, cancelInFlight: Bool = false) -> Self {
    // An effect that is already under this id would cancel itself.
    guard !contains(id) else { return self }
    if cancelInFlight { node.cancel(id) }
    var context = self
    context.operators.ids.append(PlacedEffectID(node: node, id: id))
    return context
  }

  /// This context at a child's place.
  @MainActor
  @usableFromInline
  func entering(_ key: ChildKey) -> Self {
    var context = self
    context.node = node.child(key)
    return context
  }

  /// The context of an effect of the place that many levels above. It is that place's own: nothing that the places
  /// below have put around it counts, so that a child cannot cancel what its parent does.
  @MainActor
  func outside(_ levels: Int) -> Self {
    let node = (0..<levels).reduce(node) { node, _ in node.parent }
    var operators = EffectOperators()
    operators.ids = self.operators.ids.filter { node.isWithin($0.node) }
    return Self(node: node, owner: owner, operators: operators)
  }
}
