/// A child that is there while its state is not `nil`, declared once.
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
/// A second declaration of the same part and feature is reported, and taken for the first, with its action.
///
/// When the state becomes `nil`, or another id takes its place, the child's effects are cancelled and its side effects
/// that nobody has received are dropped. A child that puts itself away is a ``PresentedChild``.
@MainActor
public struct OptionalChild<ParentState, ParentAction, Feature: Reducer> {
  @usableFromInline let state: WritableKeyPath<ParentState, Feature.State?>
  @usableFromInline let action: CasePath<ParentAction, Feature.Action>
  @usableFromInline let declaration: Declaration
  @usableFromInline let feature: @MainActor () -> Feature
  @usableFromInline let key: ChildKey
  /// Tells one state from the next.
  @usableFromInline let identity: Identity<Feature.State>

  /// Declares a child. Where its state has an id, another id is another child; where it has none, the child is the same as
  /// long as the state is not `nil`.
  ///
  /// - Parameters:
  ///   - feature: makes the child's reducer. Evaluated when the child has its first action, with the dependencies in
  ///     force when the store was created, so that a child may be a parent of children of its own type.
  ///   - state: where the child's state is in the parent's.
  ///   - action: the parent's case that carries the child's actions.
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
      makeSeat: { parent, key in
        guard let whole = parent.place(of: ParentState.self) else { return nil }
        return Seat(
          key,
          parent: parent,
          identity: identity,
          find: { parent in whole.find(parent)?[keyPath: state] },
          place: whole.optional(state, identity: identity, memory: Feature.memory)
        )
      })
  }
}

extension Place {
  /// The place of an optional part of this one's state.
  @inlinable
  func optional<Part>(
    _ keyPath: WritableKeyPath<State, Part?>,
    identity: Identity<Part>,
    memory: @escaping @MainActor (Node) -> Part?
  ) -> Place<Part> {
    guard let locate = locating(keyPath) else {
      let live: @MainActor (Node) -> Part? = { [live] node in
        guard let part = live(node.parent)?[keyPath: keyPath], identity.matches(part, node) else { return nil }
        return part
      }
      return Place<Part>(live: live, memory: memory, isOccupied: { node in live(node) != nil })
    }
    return Place<Part>(
      locate: { node in
        guard let optional = locate(node.parent), optional.pointee != nil else { return nil }
        // An enum with one payload has it at its beginning, see "Single-Payload Enums" in Swift's docs/ABI/TypeLayout.rst.
        let part = Place<Part>.part(of: optional, at: 0)
        return identity.matches(part.pointee, node) ? part : nil
      },
      isInRoot: isInRoot,
      memory: memory,
      canBeEmpty: true
    )
  }
}

extension Reducer {
  /// What the store of a node of this feature's knew last, if somebody holds it.
  @inlinable
  static var memory: @MainActor (Node) -> State? {
    // The key that makes a node contains the feature, so a store that is there is of that feature.
    { node in node.store.flatMap { unsafeDowncast($0, to: Store<Self>.self).memory?.state } }
  }
}
