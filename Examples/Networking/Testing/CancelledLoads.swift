/// Starts loads one after the other, and cancels each after a different delay, from before its start until after its
/// end.
///
/// - Parameters:
///   - count: The number of loads.
///   - load: The load.
/// - Returns: The results of the loads.
/// - Throws: The error of a load that was not cancelled.
package func cancelAtAllMoments<Value: Sendable>(
  count: Int = 200, _ load: @escaping @Sendable () async throws -> Value
) async throws -> [Result<Value, any Error>] {
  let clock = ContinuousClock()
  // The shortest measured duration of a load, at most 20 ms.
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
