import Trifecta

extension TestStore {
  /// Uses another ``Exhaustivity`` while `operation` runs.
  ///
  /// Afterwards ``exhaustivity`` applies again, including to actions and side effects that are still pending.
  ///
  /// ```swift
  /// store.withExhaustivity(.off) { store.skipSideEffects() }
  /// ```
  ///
  /// - Parameters:
  ///   - exhaustivity: how much the test must assert in the meantime.
  ///   - operation: a part of the test.
  /// - Returns: the result of `operation`.
  /// - Throws: the error of `operation`.
  public func withExhaustivity<Result>(
    _ exhaustivity: Exhaustivity,
    operation: () throws -> Result
  ) rethrows -> Result {
    let outer = self.exhaustivity
    self.exhaustivity = exhaustivity
    defer { self.exhaustivity = outer }
    return try operation()
  }

  /// Uses another ``Exhaustivity`` while `operation` runs.
  ///
  /// Afterwards ``exhaustivity`` applies again, including to actions and side effects that are still pending.
  ///
  /// ```swift
  /// await store.withExhaustivity(.off) {
  ///   await store.send(.buyTapped)
  ///   await store.receive(BoxOffice.bought)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - exhaustivity: how much the test must assert in the meantime.
  ///   - operation: a part of the test.
  /// - Returns: the result of `operation`.
  /// - Throws: the error of `operation`.
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
