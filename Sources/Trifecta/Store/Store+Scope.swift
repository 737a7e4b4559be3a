extension Store {
  /// The store of a child, for the child's screen.
  ///
  /// It is the same object for the same child as long as somebody holds it. Scoping reads nothing: whoever reads the
  /// child's fields depends on those.
  ///
  /// - Parameter child: the child, usually a static constant of the feature.
  /// - Returns: the child's store.
  @inlinable
  public func scope<ChildFeature: Reducer>(
    _ child: Child<Feature.State, Feature.Action, ChildFeature>
  ) -> Store<ChildFeature> {
    let childNode = node.child(child.key)
    // The key contains the feature's type, so a store that is there is of that feature.
    if let known = childNode.store { return unsafeDowncast(known, to: Store<ChildFeature>.self) }
    return childStore(childNode, snapshot: place.address == nil ? read(child.state) : nil, child.action)
  }

  /// The store of a child that is declared nowhere.
  ///
  /// - Parameters:
  ///   - feature: the type of the child's feature.
  ///   - state: where the child's state is.
  ///   - action: the case that carries the child's actions.
  /// - Returns: the child's store.
  @inlinable
  public func scope<ChildFeature: Reducer>(
    _ feature: ChildFeature.Type,
    state: WritableKeyPath<Feature.State, ChildFeature.State>,
    action: CasePath<Feature.Action, ChildFeature.Action>
  ) -> Store<ChildFeature> {
    scope(Child(undeclared(), state: state, action: action))
  }

  /// A new store for a child's node.
  @inlinable
  func childStore<ChildFeature: Reducer>(
    _ childNode: Node,
    snapshot: ChildFeature.State?,
    _ action: CasePath<Feature.Action, ChildFeature.Action>
  ) -> Store<ChildFeature> {
    let relay = relay
    return Store<ChildFeature>(owner: owner, node: childNode, snapshot: snapshot) { node, childAction, sender in
      relay(node.parent, action.embed(childAction), sender)
    }
  }
}

/// Stands for the reducer of a child that is only scoped to, which makes none: the parent's body has it.
@usableFromInline
func undeclared<Feature>() -> Feature {
  fatalError("A store does not make the reducer of the child it scopes to")
}
