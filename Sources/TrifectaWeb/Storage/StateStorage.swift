import Foundation
import Logging

/// The place in which a server stores the state of sessions, the `@AppStorage` and `@SceneStorage` values of visitors,
/// and the key that signs the tokens of pages.
///
/// ``memory`` is the default of ``WebOptions``. Link the product `TrifectaSQLite` to store them in a file that survives
/// a restart of the server.
public struct StateStorage: Sendable {
  /// A description for log lines, such as the path of a file.
  let name: String
  /// Opens the database; `nil` for ``memory``.
  private let open: (@Sendable (StateLimits, Logger) throws -> any StateDatabase)?

  /// Whether everything is stored in memory.
  var isMemory: Bool { open == nil }

  /// Stores everything in memory. It is lost when the server ends.
  public static let memory = StateStorage()

  private init() {
    name = "memory"
    open = nil
  }

  /// Creates the storage of a database.
  ///
  /// - Parameters:
  ///   - name: A description for log lines, without secrets.
  ///   - open: Opens the database. The error that it throws is logged.
  init(name: String, open: @escaping @Sendable (StateLimits, Logger) throws -> any StateDatabase) {
    self.name = name
    self.open = open
  }

  /// Opens the database.
  ///
  /// - Returns: `nil` if the storage is ``memory``, and if the database cannot be opened, which is logged.
  func database(limits: StateLimits, logger: Logger) -> (any StateDatabase)? {
    guard let open else { return nil }
    do {
      let database = try open(limits, logger)
      logger.info("the state of sessions and the values of visitors are stored in \(name)")
      return database
    } catch {
      logger.error(
        """
        the state of sessions and the values of visitors are kept in memory until the server ends, because \(name) \
        cannot be used: \(error)
        """)
      return nil
    }
  }
}

extension WebOptions {
  /// Opens the database of ``storage``; `nil` if everything is kept in memory.
  func openDatabase() -> (any StateDatabase)? {
    let sessions = SnapshotQuota.Limits(count: keptSessionLimit, bytes: keptSessionByteLimit)
    return storage.database(limits: StateLimits(sessions: sessions, visitors: storageVisitorLimit), logger: logger)
  }
}
