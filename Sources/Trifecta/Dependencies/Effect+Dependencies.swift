extension Effect {
  /// The two halves of a run, with what is overridden now in force when they run: a reducer with overrides makes the
  /// effect, which runs when they are over. The halves as they are outside of an override.
  @usableFromInline
  static func carryingDependencies(
    _ operation: @escaping @MainActor (Send<Action>) async throws -> Void,
    _ handler: (@MainActor (any Error, Send<Action>) async -> Void)?
  ) -> (
    operation: @MainActor (Send<Action>) async throws -> Void,
    handler: (@MainActor (any Error, Send<Action>) async -> Void)?
  ) {
    guard let values = DependencyValues.overridden else { return (operation, handler) }
    var carryingHandler: (@MainActor (any Error, Send<Action>) async -> Void)?
    if let handler {
      carryingHandler = { error, send in
        await values.run(isolation: MainActor.shared) { await handler(error, send) }
      }
    }
    return (
      { send in try await values.run(isolation: MainActor.shared) { try await operation(send) } },
      carryingHandler
    )
  }
}
