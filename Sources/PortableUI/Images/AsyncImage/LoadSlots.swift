import Synchronization

/// A semaphore that limits the number of concurrent loads. Further loads wait in first-in, first-out order.
final class LoadSlots: Sendable {
  private typealias Continuation = CheckedContinuation<Void, any Error>

  private struct State {
    var free: Int
    var waiting: [(id: Int, continuation: Continuation)] = []
    /// The identifiers of loads that were cancelled before they entered the queue.
    var cancelled: Set<Int> = []
    var lastID = 0
  }

  /// The slot of a running load. The slot is released by ``end()``, or when this object is deallocated.
  final class Slot: Sendable {
    private let slots: LoadSlots
    private let isOver = Mutex(false)

    fileprivate init(of slots: LoadSlots) { self.slots = slots }

    deinit { end() }

    /// Releases the slot. Only the first call has an effect.
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

  /// The number of waiting loads.
  var waiting: Int { state.withLock(\.waiting.count) }

  /// Waits for a free slot and takes it.
  ///
  /// - Throws: `CancellationError` if the calling task is cancelled before a slot is free.
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
