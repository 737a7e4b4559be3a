/// What a parent does about a side effect of its child.
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
  /// The side effect goes to the child's screen, as if nobody had been asked.
  case deliver
  /// An effect of the parent's stands in the side effect's place: an action with ``Effect/send(_:)``, a side effect of
  /// the parent's with ``Reducer/emit(_:)``, or ``Effect/none``, which drops it.
  ///
  /// The effect belongs to the parent, as do those that the parent's reducer returns.
  case replace(with: Effect<Action>)

  /// An action of the parent's stands in the side effect's place.
  ///
  /// - Parameter action: the action.
  @inlinable
  public static func send(_ action: Action) -> SideEffectResponse {
    .replace(with: .send(action))
  }

  /// Nobody hears of the side effect.
  @inlinable
  public static var drop: SideEffectResponse { .replace(with: .none) }
}

/// Answers a side effect of a child on the main actor, before the child's screen has it. The id tells rows and screens from
/// each other.
@usableFromInline
typealias SideEffectHandler<ChildID, Feature: Reducer, ParentAction> =
  @MainActor (ChildID, Feature.SideEffect) -> SideEffectResponse<ParentAction>

/// The handler for effects, which do not know the type of what they emit: the effect in a side effect's place, `nil` if
/// it is to be delivered.
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
