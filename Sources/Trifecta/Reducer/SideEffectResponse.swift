/// A parent's response to a side effect of its child.
///
/// ```swift
/// Scope(Self.editor).onSideEffect { sideEffect in
///   switch sideEffect {
///   case .saved(let note): .send(.noteSaved(note))
///   case .closed: .drop
///   case .play: .deliver
///   }
/// }
/// ```
public enum SideEffectResponse<Action> {
  /// Delivers the side effect to the child's screen, as if there were no handler.
  case deliver
  /// Replaces the side effect with an effect of the parent: an action with ``Effect/send(_:)``, a side effect of the
  /// parent with ``Reducer/emit(_:)``, or ``Effect/none``, which drops the side effect.
  ///
  /// The effect belongs to the parent, like the effects that the parent's reducer returns.
  case replace(with: Effect<Action>)

  /// Replaces the side effect with an action of the parent.
  ///
  /// - Parameter action: the action to send.
  @inlinable
  public static func send(_ action: Action) -> SideEffectResponse {
    .replace(with: .send(action))
  }

  /// Drops the side effect.
  @inlinable
  public static var drop: SideEffectResponse { .replace(with: .none) }
}

/// Handles a side effect of a child on the main actor, before the child's screen receives it. The id identifies the row
/// or screen.
@usableFromInline
typealias SideEffectHandler<ChildID, Feature: Reducer, ParentAction> =
  @MainActor (ChildID, Feature.SideEffect) -> SideEffectResponse<ParentAction>

/// Returns the handler with the side effect's type erased, because effects do not know the type of the side effects
/// that they emit. The handler returns the effect that replaces a side effect, or `nil` if the side effect should be
/// delivered.
@MainActor
@usableFromInline
func erased<ChildID, SideEffect, ParentAction>(
  _ handler: (@MainActor (ChildID, SideEffect) -> SideEffectResponse<ParentAction>)?,
  of id: ChildID
) -> (@MainActor (Any) -> Effect<ParentAction>?)? {
  guard let handler else { return nil }
  return { sideEffect in
    guard let sideEffect = sideEffect as? SideEffect else { return nil }
    return switch handler(id, sideEffect) {
    case .deliver: nil
    case .replace(let effect): effect
    }
  }
}
