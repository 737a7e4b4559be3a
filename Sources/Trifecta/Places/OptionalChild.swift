/// A child that is present while its optional state is not `nil`.
///
/// ```swift
/// static let details = OptionalChild(Details(), state: \State.details, action: Action.details)
///
/// var body: some Reducer<State, Action> {
///   Reduce { … }
///     .ifLet(Self.details)
/// }
/// if let details = store.scope(App.details) { … }
/// ```
///
/// A second declaration of the same state and feature is reported. The first declaration and its action are used for
/// both.
///
/// When the state becomes `nil` or its id changes, the child's effects are cancelled and its undelivered side effects
/// are dropped. For a child that can dismiss itself, use ``PresentedChild``.
@MainActor
public struct OptionalChild<ParentState, ParentAction, Feature: Reducer> {
  @usableFromInline let state: WritableKeyPath<ParentState, Feature.State?>
  @usableFromInline let action: CasePath<ParentAction, Feature.Action>
  @usableFromInline let declaration: Declaration
  @usableFromInline let feature: @MainActor () -> Feature
  @usableFromInline let key: ChildKey
  /// Distinguishes successive child states.
  @usableFromInline let identity: Identity<Feature.State>

  /// Declares a child. If its state has an id, a different id is a different child. Otherwise the child is the same for
  /// as long as the state is not `nil`.
  ///
  /// - Parameters:
  ///   - feature: creates the child's reducer. Evaluated at the child's first action, with the dependencies that were
  ///     current when the store was created. A child may therefore have children of its own type.
  ///   - state: the key path from the parent's state to the child's.
  ///   - action: the case of the parent's action that carries the child's actions.
  ///   - fileID: the file of the declaration.
  ///   - line: the line of the declaration.
  ///   - column: the column of the declaration.
  @inlinable
  public init(
    _ feature: @autoclosure @escaping @MainActor () -> Feature,
    state: WritableKeyPath<ParentState, Feature.State?>,
    action: CasePath<ParentAction, Feature.Action>,
    fileID: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    let identity = Identity<Feature.State>.byID
    self.feature = feature
    self.state = state
    self.action = action
    self.declaration = Declaration(fileID: fileID, line: line, column: column)
    self.identity = identity
    self.key = ChildKey(
      .keyPath(state), feature: ObjectIdentifier(Feature.self), parentState: ParentState.self,
      makeInstances: { parent, key in
        guard let whole = parent.place(of: ParentState.self) else { return nil }
        return ChildInstances(
          key,
          parent: parent,
          identity: identity,
          find: { parent in whole.find(parent)?[keyPath: state] },
          place: whole.optional(state, identity: identity, memory: Feature.memory)
        )
      })
  }
}

extension StateAccessor {
  /// Returns the accessor for an optional part of this accessor's state.
  @inlinable
  func optional<Part>(
    _ keyPath: WritableKeyPath<State, Part?>,
    identity: Identity<Part>,
    memory: @escaping @MainActor (Node) -> Part?
  ) -> StateAccessor<Part> {
    guard let locate = locating(keyPath) else {
      let live: @MainActor (Node) -> Part? = { [live] node in
        guard let part = live(node.parent)?[keyPath: keyPath], identity.matches(part, node) else { return nil }
        return part
      }
      return StateAccessor<Part>(live: live, memory: memory, isPresent: { node in live(node) != nil })
    }
    return StateAccessor<Part>(
      locate: { node in
        guard let optional = locate(node.parent), optional.pointee != nil else { return nil }
        // The payload of a single-payload enum is stored at offset 0, see "Single-Payload Enums" in Swift's
        // docs/ABI/TypeLayout.rst.
        let part = StateAccessor<Part>.part(of: optional, at: 0)
        return identity.matches(part.pointee, node) ? part : nil
      },
      isInRoot: isInRoot,
      memory: memory,
      canBeEmpty: true
    )
  }
}

extension Reducer {
  /// Returns the last state known to the store of a node of this feature, if the store exists.
  @inlinable
  static var memory: @MainActor (Node) -> State? {
    // The key that creates a node contains the feature, so the node's store is a store of that feature and the cast is
    // valid.
    { node in node.store.flatMap { unsafeDowncast($0, to: Store<Self>.self).memory?.state } }
  }
}
