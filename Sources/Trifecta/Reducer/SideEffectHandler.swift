/// Answers a side effect of a child on the main actor, before the child's screen has it.
public typealias SideEffectHandler<Feature: Reducer, ParentAction> =
  @MainActor (Feature.SideEffect) -> SideEffectResponse<ParentAction>

/// The handler for effects, which do not know the type of what they emit: the effect in a side effect's place, `nil` if
/// it is to be delivered.
@MainActor
@usableFromInline
func erased<Feature: Reducer, ParentAction>(
  _ handler: SideEffectHandler<Feature, ParentAction>?,
  of feature: Feature.Type
) -> (@MainActor (Any) -> Effect<ParentAction>?)? {
  guard let handler else { return nil }
  return { sideEffect in
    guard let sideEffect = sideEffect as? Feature.SideEffect else { return nil }
    return switch handler(sideEffect) {
    case .deliver: nil
    case .replace(let effect): effect
    }
  }
}
