import Foundation
import Locking
import ValueStorage

/// A database in memory, which a test can inspect, make fail, and change like another process.
final class MemoryDatabase: ValueDatabase {
  struct Broken: Error, CustomStringConvertible {
    let description = "The database is away."
  }

  private struct State {
    var values: [String: StoredValue] = [:]
    var lastVersion: Int64 = 0
    var saves = 0
    var isBroken = false
    var handler: (@Sendable (ValueChange) -> Void)?
    /// Called before a save, with the key.
    var beforeSave: (@Sendable (String) -> Void)?
    var losesAnswers = false
  }

  private let state = Locked(State())

  /// Whether reading and saving fail.
  var isBroken: Bool {
    get { state.withLock(\.isBroken) }
    set { state.withLock { $0.isBroken = newValue } }
  }

  /// Whether saves succeed and throw an error, like those whose connection is lost.
  var losesAnswers: Bool {
    get { state.withLock(\.losesAnswers) }
    set { state.withLock { $0.losesAnswers = newValue } }
  }

  var isObserved: Bool { state.withLock { $0.handler != nil } }
  /// The number of saves that were tried.
  var saves: Int { state.withLock(\.saves) }

  func beforeSave(_ action: (@Sendable (String) -> Void)?) { state.withLock { $0.beforeSave = action } }

  /// Returns a stored value.
  func text(_ key: String) -> String? {
    state.withLock { $0.values[key].map { String(decoding: $0.data, as: UTF8.self) } }
  }

  /// Changes or removes a value like another process.
  func set(_ text: String?, for key: String, notifies: Bool = true) {
    let (handler, version) = state.withLock { state in
      state.lastVersion += 1
      state.values[key] = text.map { StoredValue(version: state.lastVersion, data: Data($0.utf8)) }
      return (state.handler, state.lastVersion)
    }
    if notifies { handler?(.value(key: key, version: version)) }
  }

  /// Changes a value in one step like another process, without a message.
  ///
  /// - Returns: whether there is such a value.
  func modify(_ key: String, _ change: (String) -> String) -> Bool {
    state.withLock { state in
      guard let old = state.values[key] else { return false }
      state.lastVersion += 1
      let text = change(String(decoding: old.data, as: UTF8.self))
      state.values[key] = StoredValue(version: state.lastVersion, data: Data(text.utf8))
      return true
    }
  }

  /// Sends the message that any value may have changed.
  func announceChanges() { state.withLock(\.handler)?(.unknown) }

  func value(_ key: String) async throws -> StoredValue? {
    try state.withLock { state in
      if state.isBroken { throw Broken() }
      return state.values[key]
    }
  }

  func saveValue(_ data: Data, for key: String, replacing version: Int64?) async throws -> ValueSaveResult {
    state.withLock(\.beforeSave)?(key)
    let (result, handler) = try state.withLock { state in
      state.saves += 1
      if state.isBroken { throw Broken() }
      guard state.values[key]?.version == version else {
        return (ValueSaveResult.conflict(state.values[key]), state.handler)
      }
      state.lastVersion += 1
      state.values[key] = StoredValue(version: state.lastVersion, data: data)
      return (.saved(version: state.lastVersion), state.handler)
    }
    if case .saved(let version) = result {
      handler?(.value(key: key, version: version))
      if losesAnswers { throw Broken() }
    }
    return result
  }

  func observeValues(_ handler: @escaping @Sendable (ValueChange) -> Void) { state.withLock { $0.handler = handler } }
}
