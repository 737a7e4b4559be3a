/// Starts loads one after the other and cancels each at a moment of its own, from before it begins until after it has
/// ended.
///
/// - Parameters:
///   - count: how many loads.
///   - load: the load.
/// - Returns: how they ended.
/// - Throws: what a load throws that nobody cancels.
package func cancelAtAllMoments<Value: Sendable>(
  count: Int = 200, _ load: @escaping @Sendable () async throws -> Value
) async throws -> [Result<Value, any Error>] {
  let clock = ContinuousClock()
  // How long a load lasts. Where the machine has other things to do, that is not worth waiting for.
  var whole = Duration.milliseconds(20)
  for _ in 0..<5 { whole = min(whole, try await clock.measure { _ = try await load() }) }
  var outcomes: [Result<Value, any Error>] = []
  for index in 0..<count {
    let task = Task { try await load() }
    try await clock.sleep(for: whole * 2 * index / count)
    task.cancel()
    outcomes.append(await task.result)
  }
  return outcomes
}
