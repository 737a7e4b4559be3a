import Foundation
package import ValueStorage

/// The limits of a database.
package struct StateLimits: Sendable {
  /// The limits for the state of sessions.
  package var sessions: SnapshotQuota.Limits
  /// The maximum number of visitors whose values are stored.
  package var visitors: Int

  package init(sessions: SnapshotQuota.Limits, visitors: Int) {
    self.sessions = sessions
    self.visitors = visitors
  }
}

/// A database that keeps the state of a server across restarts. Several processes may use it at the same time.
///
/// Its methods do not block the main actor.
package protocol StateDatabase: SnapshotRepository, ValueDatabase {
  /// The secret key that signs the tokens of pages. It is created with the database.
  var signingKey: [UInt8] { get }

  /// Returns the values of a visitor; `nil` if there are none.
  ///
  /// - Parameter name: A hash of the browser's cookie.
  func visitor(_ name: String) async throws -> Data?

  /// Stores the values of visitors in one transaction. If there are too many visitors, those whose values were stored
  /// first are removed.
  ///
  /// - Parameter values: The values by the hash of the browser's cookie; `nil` removes a visitor.
  func saveVisitors(_ values: [String: Data?]) async throws

  /// Prepares the database for the end of the process. Data is safe without this call, but in more files.
  func finish() async
}
