import DatabaseFiles
import TrifectaSQLite

@testable import TrifectaWeb

extension DatabaseFile {
  static let limits = StateLimits(sessions: .init(count: 100, bytes: 1 << 24), visitors: 100)

  /// Opens the database like another process; `nil` if that fails, which is logged.
  func open(_ limits: StateLimits = DatabaseFile.limits, log: TestLog = TestLog()) -> (any StateDatabase)? {
    StateStorage.sqlite(url).database(limits: limits, logger: log.logger)
  }
}
