import Foundation
import NIOConcurrencyHelpers

@testable import TrifectaWeb

/// A clock that a test advances. Sleepers wake in order of their deadlines.
final class TestTime: Sendable {
  private struct State {
    var now = Duration.zero
    var sleepers: [Int: (deadline: Duration, continuation: CheckedContinuation<Void, any Error>)] = [:]
    var cancelled: Set<Int> = []
    var lastID = 0
  }

  private let state = NIOLockedValueBox(State())

  var timekeeper: Timekeeper {
    Timekeeper(
      now: { self.state.withLockedValue { $0.now } }, sleep: { try await self.sleep(for: $0) },
      date: { Date(timeIntervalSince1970: 1_700_000_000 + self.state.withLockedValue { $0.now } / .seconds(1)) })
  }

  /// The number of pending sleeps.
  var sleepers: Int { state.withLockedValue { $0.sleepers.count } }

  func advance(by duration: Duration) {
    let due = state.withLockedValue { state in
      state.now += duration
      let due = state.sleepers.filter { $0.value.deadline <= state.now }
      for id in due.keys { state.sleepers[id] = nil }
      return due.values.sorted { $0.deadline < $1.deadline }.map(\.continuation)
    }
    for continuation in due { continuation.resume() }
  }

  private func sleep(for duration: Duration) async throws {
    let id = state.withLockedValue { state in
      state.lastID += 1
      return state.lastID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isCancelled = state.withLockedValue { state in
          guard !state.cancelled.contains(id) else { return true }
          state.sleepers[id] = (state.now + duration, continuation)
          return false
        }
        if isCancelled { continuation.resume(throwing: CancellationError()) }
      }
    } onCancel: {
      let sleeper = state.withLockedValue { state in
        state.cancelled.insert(id)
        return state.sleepers.removeValue(forKey: id)
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }
}
