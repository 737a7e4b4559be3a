import Tracking

extension Store {
  /// The store of an optional child, `nil` while its state is. Reading it depends on whether the child is there, and on
  /// its id if it has one, not on what is in it.
  ///
  /// ```swift
  /// if let details = store.scope(App.details) { DetailsScreen(store: details) }
  /// ```
  ///
  /// A store that is held after its child has gone, for instance while its sheet moves away, shows each field as it was
  /// observed last; fields that nobody observes, as they were when the store was made. What it sends is reported.
  ///
  /// - Parameter child: the child, usually a static constant of the feature.
  /// - Returns: the child's store, the same object as long as somebody holds it.
  @inlinable
  public func scope<ChildFeature: Reducer>(
    _ child: OptionalChild<Feature.State, Feature.Action, ChildFeature>
  ) -> Store<ChildFeature>? {
    optionalStore(child.key, child.action)
  }

  /// The store of a presented child, `nil` while nothing is presented; see
  /// ``scope(_:)-(OptionalChild<Feature.State,Feature.Action,ChildFeature>)``.
  ///
  /// - Parameter child: the child, usually a static constant of the feature.
  /// - Returns: the child's store, the same object as long as somebody holds it.
  @inlinable
  public func scope<ChildFeature: Reducer>(
    _ child: PresentedChild<Feature.State, Feature.Action, ChildFeature>
  ) -> Store<ChildFeature>? {
    scope(child.child)
  }

  /// The store of a case's child, `nil` while the state is another case. Reading it depends on the case, and on the
  /// child's id if it has one, not on what is in it.
  ///
  /// - Parameter child: the child, usually a static constant of the feature.
  /// - Returns: the child's store, the same object as long as somebody holds it.
  @inlinable
  public func scope<ChildFeature: Reducer>(
    _ child: CaseChild<Feature.State, Feature.Action, ChildFeature>
  ) -> Store<ChildFeature>? {
    optionalStore(child.key, child.action)
  }

  @inlinable
  func optionalStore<ChildFeature: Reducer>(
    _ key: ChildKey,
    _ action: CasePath<Feature.Action, ChildFeature.Action>
  ) -> Store<ChildFeature>? {
    core.assertReadable()
    let childNode = node.child(key)
    record(childNode.occupancy)
    guard let state = childNode.place(of: ChildFeature.State.self).find(childNode) else { return nil }
    // The key contains the feature's type, so a store that is there is of that feature.
    if let known = childNode.store { return unsafeDowncast(known, to: Store<ChildFeature>.self) }
    return childStore(childNode, snapshot: state, action)
  }
}

extension Node {
  /// The slot of who is in this place, made at its first use.
  @usableFromInline var occupancy: Slot {
    if let slot = extras.occupancy { return slot }
    let occupant = FieldReader<AnyHashable?, AnyHashable?>.found({ .some($0.occupant) }, .init(self), \.self)
    let slot = FieldSlot<AnyHashable?>(answer: FieldSlot<AnyHashable?>.answer(occupant))
    extras.occupancy = slot
    return slot
  }
}
