/// A database that several servers share, so that a page may connect to any of them.
///
/// One server at a time has the lease of a session's state. A server takes it before it restores the state. If another
/// server that is alive has the lease, it is asked to release it. A save by a server that has lost the lease changes
/// nothing, even if that server was paused and does not know.
package protocol SharedStateDatabase: StateDatabase {
  /// Takes the lease of a session's state, and returns the state.
  ///
  /// - Returns: The record. The attempt to restore it was counted.
  /// - Throws: ``SnapshotFault`` if the record was unusable and has been removed; other errors if the database cannot be
  ///   used.
  func lease(_ key: SessionKey, for reason: LeaseReason) async throws -> LeasedRecord

  /// Starts to handle the requests of other servers to release a lease.
  ///
  /// - Parameter releaser: A closure that ends the session of a key and stores its state, or stores it for a copy.
  func start(releasing releaser: @escaping @Sendable (SessionKey, LeaseReason) async -> LeaseAnswer)
}

/// The reason why a server takes a lease.
package enum LeaseReason: Hashable, Sendable {
  /// A page starts a new session. The lease is taken in any case, and the record is removed.
  case newSession
  /// A page was reloaded, or opened by a navigation back or forward.
  case reload
  /// A page has lost the connection to its session, which is named by a hash of its ID.
  case reconnection(session: String)
}

/// The answer of a server to a request to release a lease.
package enum LeaseAnswer: String, Sendable {
  /// The session has ended, and its state is stored.
  case released
  /// Another page is connected to the session, as after the duplication of a tab. The state is stored, so that the new
  /// page can restore a copy.
  case copied
}

/// The result of taking a lease.
package struct LeasedRecord: Hashable, Sendable {
  /// The record; `nil` if there is none.
  package var record: SnapshotRecord?
  /// Whether another server keeps the lease, so that the record can only be restored as the state of another page.
  package var isCopy: Bool

  package init(record: SnapshotRecord? = nil, isCopy: Bool = false) {
    self.record = record
    self.isCopy = isCopy
  }
}
