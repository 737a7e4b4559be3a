import IssueReporting
import Tracking

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
    // The state here is the one that the child is declared for.
    let childNode = child.key.node(under: node)!
    // The key contains the feature's type, so a store that is there is of that feature.
    let known = childNode.store.map { unsafeDowncast($0, to: Store<ChildFeature>.self) }
    let isItsOwn = childNode.isDeclared(at: child.declaration, hasStore: known != nil)
    if let known, isItsOwn { return known }
    let store: Store<ChildFeature> = childStore(
      childNode, memory: place.address == nil ? withState { $0[keyPath: child.state] } : nil, child.action)
    if let known { childNode.store = known }
    return store
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
    scope(Child({ undeclared() }, state: state, action: action, declaration: nil))
  }

  /// The store of a child that is declared nowhere, by the name of the case: `action: Action.dialer`.
  ///
  /// - Parameters:
  ///   - feature: the type of the child's feature.
  ///   - state: where the child's state is.
  ///   - action: the name of the case that carries the child's actions.
  /// - Returns: the child's store.
  @inlinable
  public func scope<ChildFeature: Reducer>(
    _ feature: ChildFeature.Type,
    state: WritableKeyPath<Feature.State, ChildFeature.State>,
    action: @escaping (ChildFeature.Action) -> Feature.Action
  ) -> Store<ChildFeature> {
    scope(feature, state: state, action: CasePath(action))
  }

  /// A new store for a child's node.
  @inlinable
  func childStore<ChildFeature: Reducer>(
    _ childNode: Node,
    memory: ChildFeature.State?,
    _ action: CasePath<Feature.Action, ChildFeature.Action>,
    checked isChecked: Bool = false
  ) -> Store<ChildFeature> {
    let relay = relay
    // What a child is a part of may go away: then this store knows how it was.
    let keeper = node.nearestConditional == nil ? nil : self
    // An index of rows below, which the core has, may keep what sends, unless it is checked.
    let core = isChecked ? core : nil
    return Store<ChildFeature>(owner: owner, node: childNode, memory: memory) { node, childAction, sender in
      // What is sent while a reducer has the state is looked at when it is its turn.
      if let core, !core.isReducing, core.reading({ node.isReplaced }) { return node.refuse(childAction) }
      return withExtendedLifetime(keeper) { relay(node.parent, action.embed(childAction), sender) }
    }
  }

  /// The store of an optional child, `nil` while its state is. Reading it depends on whether the child is there, and on
  /// its id if it has one, not on what is in it.
  ///
  /// ```swift
  /// if let details = store.scope(App.details) { DetailsScreen(store: details) }
  /// ```
  ///
  /// A store belongs to one child. Another id in the place is another store, and so is what comes to a place that was
  /// empty, where states have no ids. A store that is held after its child has gone, for instance while its sheet moves
  /// away, shows the child as it was at the end of the last batch in which it was there, and so do the stores below it.
  /// What it sends is reported, and reaches nobody who has taken the place.
  ///
  /// - Parameter child: the child, usually a static constant of the feature.
  /// - Returns: the child's store, the same object as long as somebody holds it.
  @inlinable
  public func scope<ChildFeature: Reducer>(
    _ child: OptionalChild<Feature.State, Feature.Action, ChildFeature>
  ) -> Store<ChildFeature>? {
    optionalStore(child.key, child.action, child.declaration)
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
    let store: Store<ChildFeature>? = optionalStore(child.key, child.action, nil)
    assert(store != nil || reportIfShared(child))
    return store
  }

  /// Reports a child that has no store though its case is there: it shares its place with another. Always true, so that
  /// `assert` reports rather than traps.
  @usableFromInline
  func reportIfShared<ChildFeature: Reducer>(
    _ child: CaseChild<Feature.State, Feature.Action, ChildFeature>
  ) -> Bool {
    guard let state = core.reading({ place.find(node) }), child.state.extract(state) != nil else { return true }
    reportIssue(
      """
      Two children of \(Feature.self) are declared by one call, so that one is taken for the other: \(child.key).

      The place of the call in the source tells the children of cases apart. Give a function that declares them the place it is \
      called from: "fileID: fileID, line: line, column: column".
      """
    )
    return true
  }

  /// The store of a child whose place may be empty, `nil` while it is.
  ///
  /// - Parameters:
  ///   - key: the child's key.
  ///   - action: the case that carries the child's actions.
  ///   - declaration: where the child is declared, if its key does not say so.
  @inlinable
  func optionalStore<ChildFeature: Reducer>(
    _ key: ChildKey,
    _ action: CasePath<Feature.Action, ChildFeature.Action>,
    _ declaration: Declaration?
  ) -> Store<ChildFeature>? {
    core.assertReadable()
    // The key is of a child of this feature whose place may be empty: it makes seats of this type.
    let seat = unsafeDowncast(key.seat(under: node)!, to: Seat<ChildFeature.State>.self)
    record(seat.occupancy)
    guard let state = core.reading({ seat.find(node) }) else {
      seat.noteAbsence()
      return nil
    }
    let tenant = seat.tenant(of: state)
    if let declaration { seat.see(declaration) }
    // The key contains the feature's type, so a store that is there is of that feature.
    if let known = tenant.store { return unsafeDowncast(known, to: Store<ChildFeature>.self) }
    if declaration == nil { core.reading { node.reportOtherChildOfCase(key, seat) } }
    if seat.action == nil { seat.action = action }
    let action = seat.action as? CasePath<Feature.Action, ChildFeature.Action> ?? action
    let store: Store<ChildFeature> = childStore(tenant, memory: state, action, checked: true)
    store.rememberAlways()
    if !seat.identity.hasIDs { core.watch(tenant) }
    return store
  }
}

/// Stands for the reducer of a child that is only scoped to, which makes none: the parent's body has it.
@usableFromInline
func undeclared<Feature>() -> Feature {
  fatalError("A store does not make the reducer of the child it scopes to")
}
