import IssueReporting
import Tracking

extension Store {
  /// Returns the store of a child, for the child's screen.
  ///
  /// It is the same object for the same child for as long as it is retained. Scoping registers no observation; reading
  /// the child's fields does.
  ///
  /// - Parameter child: the child, usually a static constant of the feature.
  /// - Returns: the child's store.
  @inlinable
  public func scope<ChildFeature: Reducer>(
    _ child: Child<Feature.State, Feature.Action, ChildFeature>
  ) -> Store<ChildFeature> {
    // The child is declared for this feature's state, so its node always exists below this feature's node.
    let childNode = child.key.node(under: node)!
    // The key contains the feature's type, so an existing store is a store of that feature.
    let known = childNode.store.map { unsafeDowncast($0, to: Store<ChildFeature>.self) }
    let isItsOwn = childNode.isDeclared(at: child.declaration, hasStore: known != nil)
    if let known, isItsOwn { return known }
    let store: Store<ChildFeature> = childStore(
      childNode, memory: place.address == nil ? withState { $0[keyPath: child.state] } : nil, child.action)
    if let known { childNode.store = known }
    return store
  }

  /// Returns the store of a child without a declaration.
  ///
  /// - Parameters:
  ///   - feature: the type of the child's feature.
  ///   - state: the key path from the feature's state to the child's.
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

  /// Returns the store of a child without a declaration, with the constructor of the action's case:
  /// `action: Action.dialer`.
  ///
  /// - Parameters:
  ///   - feature: the type of the child's feature.
  ///   - state: the key path from the feature's state to the child's.
  ///   - action: the constructor of the case that carries the child's actions.
  /// - Returns: the child's store.
  @inlinable
  public func scope<ChildFeature: Reducer>(
    _ feature: ChildFeature.Type,
    state: WritableKeyPath<Feature.State, ChildFeature.State>,
    action: @escaping (ChildFeature.Action) -> Feature.Action
  ) -> Store<ChildFeature> {
    scope(feature, state: state, action: CasePath(action))
  }

  /// Creates a store for a child's node.
  @inlinable
  func childStore<ChildFeature: Reducer>(
    _ childNode: Node,
    memory: ChildFeature.State?,
    _ action: CasePath<Feature.Action, ChildFeature.Action>,
    checked isChecked: Bool = false
  ) -> Store<ChildFeature> {
    let relay = relay
    // If an ancestor may be removed, the child's store retains this store, which keeps the last state.
    let keeper = node.nearestConditional == nil ? nil : self
    // The closure captures the core only if `isChecked` is true. Otherwise the index of rows below this child may
    // retain the closure, and the core retains the index, so capturing the core would create a reference cycle.
    let core = isChecked ? core : nil
    return Store<ChildFeature>(owner: owner, node: childNode, memory: memory) { node, childAction, sender in
      // An action that is sent during a reduction is checked when it is dequeued.
      if let core, !core.isReducing, core.reading({ node.isReplaced }) { return node.refuse(childAction) }
      return withExtendedLifetime(keeper) { relay(node.parent, action.embed(childAction), sender) }
    }
  }

  /// Returns the store of an optional child; `nil` while the child's state is `nil`. The call depends on whether the
  /// child is present and on the child's id, if there is one, but not on the child's content.
  ///
  /// ```swift
  /// if let details = store.scope(App.details) { DetailsScreen(store: details) }
  /// ```
  ///
  /// A store belongs to one instance of the child. A state with another id gets another store, and so does a state
  /// without an id that appears after the child was absent. A store that is retained after its child was removed, for
  /// example during a sheet's dismissal animation, shows the child as it was at the end of the last batch in which it
  /// was present; the stores of its own children do too. Actions that such a store sends are reported as issues, and
  /// never reach an instance that has replaced the child.
  ///
  /// - Parameter child: the child, usually a static constant of the feature.
  /// - Returns: the child's store. It is the same object for as long as it is retained.
  @inlinable
  public func scope<ChildFeature: Reducer>(
    _ child: OptionalChild<Feature.State, Feature.Action, ChildFeature>
  ) -> Store<ChildFeature>? {
    optionalStore(child.key, child.action, child.declaration)
  }

  /// Returns the store of a presented child; `nil` while the child is not presented; see
  /// ``scope(_:)-(OptionalChild<Feature.State,Feature.Action,ChildFeature>)``.
  ///
  /// - Parameter child: the child, usually a static constant of the feature.
  /// - Returns: the child's store. It is the same object for as long as it is retained.
  @inlinable
  public func scope<ChildFeature: Reducer>(
    _ child: PresentedChild<Feature.State, Feature.Action, ChildFeature>
  ) -> Store<ChildFeature>? {
    scope(child.child)
  }

  /// Returns the store of a case's child; `nil` while the state is another case. The call depends on the case and on
  /// the child's id, if there is one, but not on the child's content.
  ///
  /// - Parameter child: the child, usually a static constant of the feature.
  /// - Returns: the child's store. It is the same object for as long as it is retained.
  @inlinable
  public func scope<ChildFeature: Reducer>(
    _ child: CaseChild<Feature.State, Feature.Action, ChildFeature>
  ) -> Store<ChildFeature>? {
    let store: Store<ChildFeature>? = optionalStore(child.key, child.action, nil)
    assert(store != nil || reportIfShared(child))
    return store
  }

  /// Reports a child that has no store although its case is current, because it shares its key with another child.
  /// Always returns true, so that `assert` reports rather than traps.
  @usableFromInline
  func reportIfShared<ChildFeature: Reducer>(
    _ child: CaseChild<Feature.State, Feature.Action, ChildFeature>
  ) -> Bool {
    guard let state = core.reading({ place.find(node) }), child.state.extract(state) != nil else { return true }
    reportIssue(
      """
      Two children of \(Feature.self) are declared by the same call and cannot be told apart: \(child.key).

      The child of a case is identified by the source location of its declaration. If a function declares the children, \
      let it take its caller's source location and pass it on: "fileID: fileID, line: line, column: column".
      """
    )
    return true
  }

  /// Returns the store of a child that may be absent; `nil` while the child is absent.
  ///
  /// - Parameters:
  ///   - key: the child's key.
  ///   - action: the case that carries the child's actions.
  ///   - declaration: the source location of the declaration; `nil` if the key contains it.
  @inlinable
  func optionalStore<ChildFeature: Reducer>(
    _ key: ChildKey,
    _ action: CasePath<Feature.Action, ChildFeature.Action>,
    _ declaration: Declaration?
  ) -> Store<ChildFeature>? {
    core.assertReadable()
    // The key belongs to a child of this feature that may be absent, so its instances have this type.
    let instances = unsafeDowncast(key.instances(under: node)!, to: ChildInstances<ChildFeature.State>.self)
    record(instances.presence)
    guard let state = core.reading({ instances.find(node) }) else {
      instances.noteAbsence()
      return nil
    }
    let instanceNode = instances.node(of: state)
    if let declaration { instances.see(declaration) }
    // The key contains the feature's type, so an existing store is a store of that feature.
    if let known = instanceNode.store { return unsafeDowncast(known, to: Store<ChildFeature>.self) }
    if declaration == nil { core.reading { node.reportOtherChildOfCase(key, instances) } }
    if instances.action == nil { instances.action = action }
    let action = instances.action as? CasePath<Feature.Action, ChildFeature.Action> ?? action
    let store: Store<ChildFeature> = childStore(instanceNode, memory: state, action, checked: true)
    store.rememberAlways()
    if !instances.identity.hasIDs { core.watch(instanceNode) }
    return store
  }
}

/// The feature of a child that is scoped without a declaration. The closure is never called, because the reducer is
/// part of the parent's body.
@usableFromInline
func undeclared<Feature>() -> Feature {
  fatalError("A store does not create the reducer of a child: the parent's body runs it")
}
