/// Runs `operation` with overridden dependencies.
///
/// Features that are created inside `operation`, for instance with a store, keep these dependencies. If an effect calls
/// this function, the overrides apply only to `operation`: actions that it sends are reduced with the store's
/// dependencies.
///
/// - Parameters:
///   - update: sets the dependencies to override.
///   - operation: the code that uses them.
/// - Returns: the result of `operation`.
public func withDependencies<Result>(
  _ update: (inout DependencyValues) throws -> Void,
  operation: () throws -> Result
) rethrows -> Result {
  try DependencyValues.current.updated(update).run(operation)
}

/// Runs the asynchronous `operation`, and the tasks that it creates, with overridden dependencies.
///
/// - Parameters:
///   - update: sets the dependencies to override.
///   - isolation: the actor to stay on; the caller's by default.
///   - operation: the code that uses them. It must respond to the cancellation of the task itself.
/// - Returns: the result of `operation`.
public func withDependencies<Result>(
  _ update: (inout DependencyValues) throws -> Void,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result
) async rethrows -> Result {
  try await DependencyValues.current.updated(update).run(isolation: isolation, operation)
}
