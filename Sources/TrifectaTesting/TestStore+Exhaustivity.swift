import Trifecta

extension TestStore {
  /// Asserts as much as `exhaustivity` demands for as long as `operation` runs.
  ///
  /// What waits at its end, such as an action that was not received, counts as ``exhaustivity`` says again.
  ///
  /// ```swift
  /// store.withExhaustivity(.off) { store.skipSideEffects() }
  /// ```
  ///
  /// - Parameters:
  ///   - exhaustivity: how much the test must assert meanwhile.
  ///   - operation: a part of the test.
  /// - Returns: what `operation` returns.
  /// - Throws: what `operation` throws.
  public func withExhaustivity<Result>(
    _ exhaustivity: Exhaustivity,
    operation: () throws -> Result
  ) rethrows -> Result {
    let outer = self.exhaustivity
    self.exhaustivity = exhaustivity
    defer { self.exhaustivity = outer }
    return try operation()
  }

  /// Asserts as much as `exhaustivity` demands for as long as `operation` runs.
  ///
  /// What waits at its end, such as an action that was not received, counts as ``exhaustivity`` says again.
  ///
  /// ```swift
  /// await store.withExhaustivity(.off) {
  ///   await store.send(.buyTapped)
  ///   await store.receive(BoxOffice.bought)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - exhaustivity: how much the test must assert meanwhile.
  ///   - operation: a part of the test.
  /// - Returns: what `operation` returns.
  /// - Throws: what `operation` throws.
  public func withExhaustivity<Result>(
    _ exhaustivity: Exhaustivity,
    operation: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    let outer = self.exhaustivity
    self.exhaustivity = exhaustivity
    defer { self.exhaustivity = outer }
    return try await operation()
  }
}
