import Foundation
import ValueStorage

@testable import TrifectaWeb

/// A database in memory whose saves wait until a test completes them.
actor GatedDatabase: StateDatabase {
  nonisolated let signingKey = [UInt8](repeating: 1, count: 32)
  private let memory = SnapshotMemory(limits: .init(count: 100, bytes: 1 << 24))
  private var waiting: [CheckedContinuation<Void, any Error>] = []
  /// The tests that wait until a save or a load waits.
  private var observers: [CheckedContinuation<Void, Never>] = []
  /// The number of records of each save that has begun.
  private(set) var saves: [Int] = []

  /// The visitors' values of each save that has begun.
  private(set) var visitorSaves: [[String: Data?]] = []
  /// The number of loads whose attempts were cancelled.
  private(set) var cancelledAttempts = 0
  private var holdsLoads = false

  /// Waits until a save or a load waits.
  func waitForRequest() async {
    if waiting.isEmpty { await withCheckedContinuation { observers.append($0) } }
  }

  /// Waits until a test completes the request.
  private func waitForTest() async throws {
    for observer in observers { observer.resume() }
    observers = []
    try await withCheckedThrowingContinuation { waiting.append($0) }
  }

  /// Lets loads wait until a test completes them.
  func holdLoads() { holdsLoads = true }

  /// Completes the save or load that waits.
  ///
  /// - Parameter error: The error with which it fails; `nil` if it succeeds.
  func complete(throwing error: (any Error)? = nil) {
    guard !waiting.isEmpty else { return }
    let save = waiting.removeFirst()
    if let error { save.resume(throwing: error) } else { save.resume() }
  }

  func save(_ records: [SnapshotRecord], removing keys: [SessionKey]) async throws -> Set<SessionKey> {
    // Removals of new sessions need no test's consent.
    if !records.isEmpty {
      saves.append(records.count)
      try await waitForTest()
    }
    return await memory.save(records, removing: keys)
  }

  func load(_ key: SessionKey) async throws -> SnapshotRecord? {
    if holdsLoads { try await waitForTest() }
    return await memory.load(key)
  }

  func cancelAttempt(_ key: SessionKey) async { cancelledAttempts += 1 }

  func removeExpired(before date: Date) async {}

  func visitor(_ name: String) async throws -> Data? { nil }

  func saveVisitors(_ values: [String: Data?]) async throws {
    visitorSaves.append(values)
    try await waitForTest()
  }

  func value(_ key: String) async throws -> StoredValue? { nil }

  func saveValue(_ data: Data, for key: String, replacing version: Int64?) async throws -> ValueSaveResult {
    .saved(version: 1)
  }

  nonisolated func observeValues(_ handler: @escaping @Sendable (ValueChange) -> Void) {}

  func finish() async {}
}
