/// Starts loads together and cancels each after a while of its own: before it begins, while it lasts, in the moment it ends.
///
/// - Parameters:
///   - count: how many loads.
///   - load: the load.
/// - Returns: how they ended, in no particular order.
package func cancelAtAllMoments<Value: Sendable>(
  count: Int = 200, _ load: @escaping @Sendable () async throws -> Value
) async -> [Result<Value, any Error>] {
  await withTaskGroup { group in
    for index in 0..<count {
      group.addTask {
        let task = Task { try await load() }
        for _ in 0..<index * 10 { await Task.yield() }
        task.cancel()
        return await task.result
      }
    }
    return await group.reduce(into: []) { $0.append($1) }
  }
}
