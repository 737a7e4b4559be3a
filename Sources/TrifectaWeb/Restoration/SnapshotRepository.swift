import Foundation

/// The snapshot of a session, as a repository stores it.
package struct SnapshotRecord: Hashable, Sendable {
  package var key: SessionKey
  /// The network address that used the session, see ``NetworkAddress/key``.
  package var address: String
  /// The time at which the snapshot was made.
  package var date: Date
  /// The data of a `ScreenSnapshot`.
  package var data: Data
  /// Whether the session has ended, so that another server may restore it without a request.
  package var isFinal: Bool

  package init(key: SessionKey, address: String, date: Date, data: Data, isFinal: Bool = false) {
    self.key = key
    self.address = address
    self.date = date
    self.data = data
    self.isFinal = isFinal
  }
}

/// A store for the snapshots of sessions.
///
/// A repository bounds its size as ``SnapshotQuota`` describes.
package protocol SnapshotRepository: Sendable {
  /// Returns a record. A persistent repository counts the call as an attempt to restore the record, because the
  /// restoration may end the process. A record with two failed attempts is removed.
  ///
  /// - Returns: `nil` if there is no record.
  /// - Throws: ``SnapshotFault`` if the record was unusable and has been removed; other errors if it cannot be read.
  func load(_ key: SessionKey) async throws -> SnapshotRecord?

  /// Stores and removes records, all or none. Each new record replaces an earlier one with the same key, and its
  /// attempts are reset.
  ///
  /// - Returns: The keys of records that were not changed, because another server has taken them over.
  /// - Throws: An error if nothing was changed. The caller may call the method again.
  @discardableResult
  func save(_ records: [SnapshotRecord], removing keys: [SessionKey]) async throws -> Set<SessionKey>

  /// Resets the attempts to restore a record, because it was loaded and then not used.
  func cancelAttempt(_ key: SessionKey) async

  /// Removes the records that were saved before a date. If this fails, the next call tries again.
  func removeExpired(before date: Date) async
}

/// The reason why a stored snapshot cannot be restored.
package enum SnapshotFault: String, Error {
  /// The bytes are not a snapshot.
  case damaged = "it is damaged"
  /// A newer version of the program stored it.
  case newer = "a newer version of the program saved it"
  /// The process ended twice while it restored the snapshot.
  case crashed = "the program ended twice while it restored this state"
}
