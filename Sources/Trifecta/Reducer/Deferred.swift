/// A child's reducer as a closure that is compiled when the first action comes, with the dependencies in force now.
///
/// A child that is not always there may be a parent of children of its own type: compiling it with its parent would not
/// come to an end.
@MainActor
@inlinable
func deferred<Feature: Reducer>(
  _ feature: @escaping @MainActor () -> Feature
) -> @MainActor (inout Feature.State, Feature.Action) -> Effect<Feature.Action> {
  let dependencies = DependencyValues.current
  var compiled: (@MainActor (inout Feature.State, Feature.Action) -> Effect<Feature.Action>)?
  return { state, action in
    if let compiled { return compiled(&state, action) }
    let made = dependencies.run { feature().compiled().closure }
    compiled = made
    return made(&state, action)
  }
}
