/// Runs `operation` with overridden dependencies.
///
/// Features that are created inside, for instance with a store, keep the dependencies of their creation. An effect that
/// overrides a dependency inside its closure does so only for that code: actions that it sends are reduced with the
/// store's dependencies.
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
///   - operation: the code that uses them. Cancellation is left to it.
/// - Returns: the result of `operation`.
public func withDependencies<Result>(
  _ update: (inout DependencyValues) throws -> Void,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result
) async rethrows -> Result {
  try await DependencyValues.current.updated(update).run(isolation: isolation, operation)
}
