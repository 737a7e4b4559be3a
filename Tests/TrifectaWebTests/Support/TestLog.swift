import Logging
import NIOConcurrencyHelpers

/// Records log messages.
final class TestLog: Sendable {
  private let lines = NIOLockedValueBox<[String]>([])

  /// The logged lines, each with its level.
  var all: [String] { lines.withLockedValue { $0 } }

  var logger: Logger { Logger(label: "test") { _ in Handler(log: self) } }

  fileprivate func add(_ line: String) { lines.withLockedValue { $0.append(line) } }

  private struct Handler: LogHandler {
    let log: TestLog
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.trace

    subscript(metadataKey key: String) -> Logger.MetadataValue? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      log.add("\(event.level): \(event.message)")
    }
  }
}
