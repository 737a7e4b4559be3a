/// What a parent does about a side effect of its child: an effect of its own in its place, or `nil` to leave it to the
/// child's screen.
///
/// The effect may be `Effect.none`, which drops the side effect, an action of the parent's with ``Effect/send(_:)``, or
/// a side effect of the parent's with ``Reducer/emit(_:)``. It belongs to the parent. A bare `.none` is `nil` here:
/// write out `Effect.none`.
public typealias SideEffectHandler<Feature: Reducer, ParentAction> =
  @MainActor (Feature.SideEffect) -> Effect<ParentAction>?

/// The handler for effects, which do not know the type of what they emit.
@MainActor
@usableFromInline
func erased<Feature: Reducer, ParentAction>(
  _ handler: SideEffectHandler<Feature, ParentAction>?,
  of feature: Feature.Type
) -> (@MainActor (Any) -> Effect<ParentAction>?)? {
  guard let handler else { return nil }
  return { sideEffect in (sideEffect as? Feature.SideEffect).flatMap(handler) }
}
