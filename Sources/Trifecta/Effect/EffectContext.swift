/// Where an effect is started, for whom, and what is around it.
@MainActor
@usableFromInline
struct EffectContext {
  @usableFromInline var node: Node
  @usableFromInline var owner: EffectOwner
  @usableFromInline var operators = EffectOperators()

  @inlinable
  init(node: Node, owner: EffectOwner) {
    self.node = node
    self.owner = owner
  }

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

  /// This context at a child's place.
  @usableFromInline
  func entering(_ key: ChildKey) -> Self {
    var context = self
    context.node = node.child(key)
    return context
  }

  /// The context of an effect of the place that many levels above. It is that place's own: nothing that the places
  /// below have put around it counts, so that a child cannot cancel what its parent does.
  func outside(_ levels: Int) -> Self {
    let node = (0..<levels).reduce(node) { node, _ in node.parent }
    var context = Self(node: node, owner: owner)
    context.operators.ids = operators.ids.filter { node.isWithin($0.node) }
    return context
  }
}
