import Foundation

/// The snapshot of a session, as a repository stores it.
struct SnapshotRecord: Hashable, Sendable {
  var key: SessionKey
  /// The network address that used the session, see ``NetworkAddress/key``; `nil` if it is unknown.
  var address: String?
  /// The time at which the snapshot was made.
  var date: Date
  /// The data of a `ScreenSnapshot`.
  var data: Data
}

/// A store for the snapshots of sessions.
///
/// A repository bounds its size by evicting the least recently saved records.
protocol SnapshotRepository: Sendable {
  /// Returns a record. A persistent repository counts the call as an attempt to restore the record, because the
  /// restoration may end the process. A record with two failed attempts is removed.
  ///
  /// - Returns: `nil` if there is no record.
  /// - Throws: ``SnapshotFault`` if the record was unusable and has been removed; other errors if it cannot be read.
  func load(_ key: SessionKey) async throws -> SnapshotRecord?

  /// Stores records. Each replaces an earlier record with the same key, and its attempts are reset.
  ///
  /// - Throws: An error if some records could not be stored. The caller may store all of them again.
  func save(_ records: [SnapshotRecord]) async throws

  /// Resets the attempts to restore a record, because it was loaded and then not used.
  func cancelAttempt(_ key: SessionKey) async

  /// Removes records.
  func remove(_ keys: [SessionKey]) async

  /// Removes the records that were saved before a date.
  func removeExpired(before date: Date) async
}

/// The reason why a stored snapshot cannot be restored.
enum SnapshotFault: String, Error {
  /// The bytes are not a snapshot.
  case damaged = "it is damaged"
  /// A newer version of the program stored it.
  case newer = "a newer version of the program saved it"
  /// The process ended twice while it restored the snapshot.
  case crashed = "the program ended twice while it restored this state"
}
