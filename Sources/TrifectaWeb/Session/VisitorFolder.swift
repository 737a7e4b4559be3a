import Foundation
import Logging
import PortableUI

/// Persists the values of visitors in files, one per visitor.
///
/// The name of a file is a hash of the browser's cookie, so that the names of files reveal no cookies.
@MainActor
final class VisitorFolder {
  /// The persisted values of a visitor.
  struct Values: Codable, Equatable, Sendable {
    var app: [String: StoredValue] = [:]
    /// The values of scenes, by tab and path.
    var scenes: [String: [String: StoredValue]] = [:]
  }

  private let folder: URL
  private let limit: Int
  private let time: Timekeeper
  private let logger: Logger
  /// The changed values that are not being written yet, by file name.
  private var changed: [String: @MainActor () -> Values] = [:]
  /// The values that are being written.
  private var writing: [String: Values] = [:]
  /// The time from which failures are logged again.
  private var nextReport = Duration.zero
  private static let retryPause = Duration.seconds(5)
  private(set) var work: Task<Void, Never>?

  /// Creates a store in a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder. It is created if it does not exist.
  ///   - limit: The maximum number of files. When it is exceeded, the oldest are removed.
  nonisolated init(_ folder: URL, limit: Int, time: Timekeeper, logger: Logger) {
    self.folder = folder
    self.limit = limit
    self.time = time
    self.logger = logger
  }

  /// Returns the persisted values of a visitor. A file that cannot be read is renamed and logged.
  func values(of browser: String) -> Values {
    let name = Self.name(of: browser)
    if let values = changed[name]?() ?? writing[name] { return values }
    let file = folder.appendingPathComponent(name)
    guard let data = try? Data(contentsOf: file) else { return Values() }
    do {
      return try JSONDecoder().decode(Values.self, from: data)
    } catch {
      logger.error("could not read the visitor's values in \(file.path), renaming the file to .broken: \(error)")
      try? FileManager.default.moveItem(at: file, to: file.appendingPathExtension("broken"))
      return Values()
    }
  }

  /// Schedules a write of changed values.
  func change(of browser: String, to values: @escaping @MainActor () -> Values) {
    changed[Self.name(of: browser)] = values
    guard work == nil else { return }
    work = Task { [weak self, time] in
      // Typing changes a value with each key, so writes are debounced.
      try? await time.sleep(.milliseconds(500))
      await self?.writeChanges()
    }
  }

  /// Writes all pending changes when the server shuts down. A failed write is tried once more.
  func flush() async {
    work?.cancel()
    await work?.value
  }

  private func writeChanges() async {
    while !changed.isEmpty {
      let isLastTry = Task.isCancelled
      let sources = changed
      writing = changed.mapValues { $0() }
      changed = [:]
      let outcome = await Self.write(writing, to: folder, limit: limit)
      writing = [:]
      if let fault = outcome.fault { report(fault) }
      guard !outcome.unwritten.isEmpty else { continue }
      for name in outcome.unwritten where changed[name] == nil && changed.count < limit {
        changed[name] = sources[name]
      }
      if isLastTry {
        logger.error("lost the values of \(changed.count) visitors: they could not be written to \(folder.path)")
        break
      }
      // Returns immediately during shutdown.
      try? await time.sleep(Self.retryPause)
    }
    work = nil
  }

  /// Logs a failure, at most once a minute.
  private func report(_ fault: String) {
    guard time.now() >= nextReport else { return }
    nextReport = time.now() + .seconds(60)
    logger.error("could not write visitors' values to \(folder.path): \(fault)")
  }

  nonisolated private static func name(of browser: String) -> String {
    SHA256.hash(Array(browser.utf8)).hexadecimal
  }

  /// - Returns: The files that must be written again, and the first error.
  @concurrent
  nonisolated private static func write(
    _ values: [String: Values], to folder: URL, limit: Int
  ) async -> (unwritten: [String], fault: String?) {
    do {
      // Other users of the machine must not read the values.
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      return (Array(values.keys), "\(error)")
    }
    var unwritten: [String] = []
    var fault: String?
    for (name, values) in values {
      do {
        try write(values, to: folder.appendingPathComponent(name))
      } catch {
        fault = fault ?? "\(error)"
        // Values that cannot be encoded, such as a number that is not finite, would fail again.
        if !(error is EncodingError) { unwritten.append(name) }
      }
    }
    do {
      try removeOldest(in: folder, beyond: limit)
    } catch {
      fault = fault ?? "\(error)"
    }
    return (unwritten, fault)
  }

  nonisolated private static func write(_ values: Values, to file: URL) throws {
    if values == Values() {
      guard FileManager.default.fileExists(atPath: file.path) else { return }
      return try FileManager.default.removeItem(at: file)
    }
    try JSONEncoder().encode(values).write(to: file, options: .atomic)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
  }

  nonisolated private static func removeOldest(in folder: URL, beyond limit: Int) throws {
    // The sessions of visitors are in a subfolder with limits of its own.
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.contentModificationDateKey]
    ).filter { $0.lastPathComponent != SnapshotFolder.name }
    guard files.count > limit else { return }
    let dated = files.map { file in
      (
        file,
        (try? file.resourceValues(forKeys: [.contentModificationDateKey]))?.contentModificationDate ?? .distantPast
      )
    }
    for (file, _) in dated.sorted(by: { $0.1 < $1.1 }).prefix(files.count - limit) {
      try FileManager.default.removeItem(at: file)
    }
  }
}
