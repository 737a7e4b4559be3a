import Synchronization

/// Lets a limited number of loads run at a time. The others wait, in the order in which they came.
final class LoadSlots: Sendable {
  private typealias Continuation = CheckedContinuation<Void, any Error>

  private struct State {
    var free: Int
    var waiting: [(id: Int, continuation: Continuation)] = []
    /// Loads that were cancelled before they waited.
    var cancelled: Set<Int> = []
    var lastID = 0
  }

  /// A load that runs. It makes place for another when it ends, or is forgotten.
  final class Slot: Sendable {
    private let slots: LoadSlots
    private let isOver = Mutex(false)

    fileprivate init(of slots: LoadSlots) { self.slots = slots }

    deinit { end() }

    /// Makes place for another load.
    func end() {
      let isFirst = isOver.withLock { isOver in
        defer { isOver = true }
        return !isOver
      }
      if isFirst { slots.free() }
    }
  }

  private let state: Mutex<State>

  init(_ count: Int) { state = Mutex(State(free: count)) }

  /// How many loads wait.
  var waiting: Int { state.withLock(\.waiting.count) }

  /// Waits until a load may run.
  ///
  /// - Throws: `CancellationError` where the task is cancelled first.
  func take() async throws -> Slot {
    try Task.checkCancellation()
    let id: Int? = state.withLock { state in
      guard state.free == 0 else {
        state.free -= 1
        return nil
      }
      state.lastID += 1
      return state.lastID
    }
    if let id { try await wait(as: id) }
    return Slot(of: self)
  }

  private func wait(as id: Int) async throws {
    defer { state.withLock { _ = $0.cancelled.remove(id) } }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: Continuation) in
        let result: Result<Void, any Error>? = state.withLock { state in
          if state.cancelled.contains(id) { return .failure(CancellationError()) }
          if state.free > 0 {
            state.free -= 1
            return .success(())
          }
          state.waiting.append((id, continuation))
          return nil
        }
        if let result { continuation.resume(with: result) }
      }
    } onCancel: {
      let continuation: Continuation? = state.withLock { state in
        guard let index = state.waiting.firstIndex(where: { $0.id == id }) else {
          state.cancelled.insert(id)
          return nil
        }
        return state.waiting.remove(at: index).continuation
      }
      continuation?.resume(throwing: CancellationError())
    }
  }

  private func free() {
    let next: Continuation? = state.withLock { state in
      guard !state.waiting.isEmpty else {
        state.free += 1
        return nil
      }
      return state.waiting.removeFirst().continuation
    }
    next?.resume()
  }
}
