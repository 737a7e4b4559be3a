/// What a parent does about a side effect of its child.
///
/// ```swift
/// Scope(Self.editor) { sideEffect in
///   switch sideEffect {
///   case .saved(let note): .replace(with: .send(.noteSaved(note)))
///   case .closed: .replace(with: .none)
///   case .play: .deliver
///   }
/// }
/// ```
public enum SideEffectResponse<Action> {
  /// The side effect goes to the child's screen, as if nobody had been asked.
  case deliver
  /// An effect of the parent's stands in the side effect's place: an action with ``Effect/send(_:)``, a side effect of
  /// the parent's with ``Reducer/emit(_:)``, or ``Effect/none``, which drops it.
  ///
  /// The effect belongs to the parent, as do those that the parent's reducer returns.
  case replace(with: Effect<Action>)
}
