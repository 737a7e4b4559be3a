/// Runs `operation` with some dependencies overridden.
///
/// Features that are made inside, for instance by creating a store, keep what they were made with. An effect that
/// overrides a dependency around its own code does so for that code only: the actions it sends are reduced with those
/// of the store.
///
/// - Parameters:
///   - update: sets the dependencies to override.
///   - operation: the code that sees them.
/// - Returns: what `operation` returns.
public func withDependencies<Result>(
  _ update: (inout DependencyValues) throws -> Void,
  operation: () throws -> Result
) rethrows -> Result {
  try DependencyValues.current.updated(update).run(operation)
}

/// Runs asynchronous `operation` with some dependencies overridden, in it and in the tasks it creates.
///
/// - Parameters:
///   - update: sets the dependencies to override.
///   - isolation: the actor to stay on; leave it to its default.
///   - operation: the code that sees them. Cancelling the task that runs it has no effect of its own.
/// - Returns: what `operation` returns.
public func withDependencies<Result>(
  _ update: (inout DependencyValues) throws -> Void,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result
) async rethrows -> Result {
  try await DependencyValues.current.updated(update).run(isolation: isolation, operation)
}
