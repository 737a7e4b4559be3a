import Foundation
import Logging
import PortableUI

/// The stored values of a visitor.
struct VisitorValues: Codable, Equatable, Sendable {
  var app: [String: StoredValue] = [:]
  /// The values of scenes, by tab and path.
  var scenes: [String: [String: StoredValue]] = [:]
}

/// Persists the values of visitors in a database.
///
/// The name of a visitor is a hash of the browser's cookie, so that the database reveals no cookies.
@MainActor
final class VisitorKeeper {
  private let database: any StateDatabase
  private let limit: Int
  private let time: Timekeeper
  private let logger: Logger
  /// The changed values that are not being written yet, by the visitor's name.
  private var changed: [String: @MainActor () -> VisitorValues] = [:]
  /// The values that are being written.
  private var writing: [String: VisitorValues] = [:]
  /// The time from which failures are logged again.
  private var nextReport = Duration.zero
  private static let retryPause = Duration.seconds(5)
  /// The task that writes changes after a pause; `nil` while there are none.
  private(set) var work: Task<Void, Never>?
  /// The last write that has started. Each write waits for the previous one, so that no older values replace newer ones.
  private var lastWrite: Task<Bool, Never>?

  /// - Parameter limit: The maximum number of visitors with values that wait to be written.
  nonisolated init(_ database: any StateDatabase, limit: Int, time: Timekeeper, logger: Logger) {
    self.database = database
    self.limit = limit
    self.time = time
    self.logger = logger
  }

  /// Returns the stored values of a visitor; `nil` if they cannot be read, which is logged.
  func values(of browser: String) async -> VisitorValues? {
    let name = Self.name(of: browser)
    do {
      guard let data = try await database.visitor(name) else { return VisitorValues() }
      return try await Self.decode(data)
    } catch let error as DecodingError {
      report("could not decode the stored values of a visitor, which are ignored: \(error)")
      return VisitorValues()
    } catch {
      report("could not read the stored values of a visitor: \(error)")
      return nil
    }
  }

  /// Returns the values of a visitor that are not written yet; `nil` if there are none.
  func unwrittenValues(of browser: String) -> VisitorValues? {
    let name = Self.name(of: browser)
    return changed[name]?() ?? writing[name]
  }

  /// Schedules a write of changed values.
  func change(of browser: String, to values: @escaping @MainActor () -> VisitorValues) {
    changed[Self.name(of: browser)] = values
    scheduleWrite()
  }

  private func scheduleWrite() {
    guard work == nil else { return }
    work = Task { [weak self, time] in
      // Typing changes a value with each key, so writes are debounced.
      try? await time.sleep(.milliseconds(500))
      await self?.writeUntilStored()
    }
  }

  /// Writes all pending changes now, because another server may read them soon. Also waits for writes that have started
  /// before. If it fails, the changes are written later.
  func writeNow() async {
    _ = await write()
  }

  /// Writes all pending changes when the server shuts down. A failed write is tried once more.
  func flush() async {
    repeat {
      work?.cancel()
      await work?.value
      _ = await lastWrite?.value
    } while work != nil
  }

  private func writeUntilStored() async {
    while !changed.isEmpty {
      let isLastTry = Task.isCancelled
      if await write() { continue }
      if isLastTry {
        logger.error("lost the values of \(changed.count) visitors: they could not be stored")
        break
      }
      // Returns immediately during shutdown.
      try? await time.sleep(Self.retryPause)
    }
    work = nil
  }

  /// Writes all pending changes after the writes that have started before.
  ///
  /// - Returns: Whether all changes are stored.
  private func write() async -> Bool {
    let previous = lastWrite
    let write = Task {
      _ = await previous?.value
      return await writeChanges()
    }
    lastWrite = write
    return await write.value
  }

  private func writeChanges() async -> Bool {
    let sources = changed
    guard !sources.isEmpty else { return true }
    writing = sources.mapValues { $0() }
    changed = [:]
    defer { writing = [:] }
    do {
      try await database.saveVisitors(await Self.encode(writing))
      return true
    } catch {
      report("could not store the values of visitors: \(error)")
      var lost = 0
      for (name, source) in sources where changed[name] == nil {
        if changed.count < limit { changed[name] = source } else { lost += 1 }
      }
      scheduleWrite()
      if lost > 0 {
        logger.error("lost the values of \(lost) visitors: those of more than \(limit) visitors wait to be stored")
      }
      return false
    }
  }

  /// Logs a failure, at most once a minute.
  private func report(_ failure: String) {
    guard time.now() >= nextReport else { return }
    nextReport = time.now() + .seconds(60)
    logger.error("\(failure)")
  }

  private static func name(of browser: String) -> String { SHA256.hash(Array(browser.utf8)).hexadecimal }

  @concurrent
  nonisolated private static func decode(_ data: Data) async throws -> VisitorValues {
    try JSONDecoder().decode(VisitorValues.self, from: data)
  }

  /// Returns the JSON of values; `nil` for visitors without values. Values that cannot be encoded, such as a number that
  /// is not finite, are left out.
  @concurrent
  nonisolated private static func encode(_ values: [String: VisitorValues]) async -> [String: Data?] {
    var encoded: [String: Data?] = [:]
    for (name, values) in values {
      if values == VisitorValues() {
        encoded.updateValue(nil, forKey: name)
      } else if let data = try? JSONEncoder().encode(values) {
        encoded[name] = data
      }
    }
    return encoded
  }
}
