import PortableUI

extension SessionStore {
  /// The place in which the state of a joining page is kept.
  struct Place {
    /// The key of the state; `nil` if it is not kept.
    var key: SessionKey?
    /// The name of the tab for `@SceneStorage`; empty if it has none.
    var scene: String
    /// The state to restore; `nil` for a new session.
    var snapshot: ScreenSnapshot?
    /// The name that the page gets with the confirmation; `nil` for a new session in the page's own tab. It is empty if
    /// a session is restored and the tab keeps its name.
    var newScene: String?
  }

  /// The stored data that a joining page needs.
  struct StoredState {
    /// The state of the page's earlier session.
    var session = SessionKeeper.Stored()
    /// The `@AppStorage` and `@SceneStorage` values of the visitor; `nil` if they are in memory or cannot be read.
    var values: VisitorValues?
  }

  /// A query for ``StoredState``.
  struct StoredStateQuery {
    /// The key of the record; `nil` if the page resumes a session, or starts a new one and the database is not shared.
    var key: SessionKey?
    /// The use of the record.
    var reason = LeaseReason.newSession
    /// The visitor's cookie; `nil` if the visitor's values are in memory.
    var browser: String?
  }

  /// Returns the query for the data that a joining page needs; `nil` if it needs none.
  func query(
    _ screen: Screen, as visitor: Visitor, token: String, session id: String, page: ClientPage?
  ) -> StoredStateQuery? {
    guard tokens.isValid(token, for: visitor.browser, at: screen.path),
      session(id, of: visitor.browser, at: screen) == nil
    else { return nil }
    var query = StoredStateQuery()
    if let keeper, let page, page.isReturning || !id.isEmpty || keeper.sharedDatabase != nil {
      query.key = SessionKey(browser: visitor.browser, path: screen.path, page: page)
      if !id.isEmpty {
        query.reason = .reconnection(session: Self.publicName(of: id))
      } else if page.isReturning {
        query.reason = .reload
      }
    }
    if storage.mustLoad(visitor.browser) { query.browser = visitor.browser }
    return query.key == nil && query.browser == nil ? nil : query
  }

  /// Loads the data of a joining page. Call ``cancelAttempt(_:)`` if the page does not join after all.
  func load(_ query: StoredStateQuery) async -> StoredState {
    var state = StoredState()
    watchLeases()
    // The other server of the session stores the visitor's values before it releases the lease. If this server has a
    // session with the key, the stored record is not used.
    if let key = query.key, let keeper {
      state.session =
        if owners[key] == nil || keeper.sharedDatabase == nil {
          await keeper.load(key, for: query.reason)
        } else {
          SessionKeeper.Stored(isUnavailable: true)
        }
    }
    if let browser = query.browser { state.values = await storage.storedValues(of: browser) }
    return state
  }

  /// Returns whether it is unknown if there is state for a joining page, so that a new session could replace it.
  func isUnknown(_ stored: SessionKeeper.Stored, of page: ClientPage?, at screen: Screen, for visitor: Visitor) -> Bool
  {
    guard stored.isUnavailable, let keeper, let page,
      let key = SessionKey(browser: visitor.browser, path: screen.path, page: page)
    else { return false }
    return owners[key] == nil && !keeper.hasChange(of: key)
  }

  /// Resets the attempts of a record that was loaded and then not used.
  func cancelAttempt(_ state: StoredState?) {
    if let record = state?.session.record { keeper?.cancelAttempt(record) }
  }

  /// Determines where the state of a new session is kept, and which state it restores.
  ///
  /// If another page with the same key is connected, for example the original of a duplicated tab, the new page
  /// restores a copy, and its tab gets another name.
  func place(
    of page: ClientPage?, at screen: Screen, for visitor: Visitor, restoring isRestoring: Bool,
    stored: SessionKeeper.Stored
  ) -> Place {
    guard let page else { return Place(scene: "") }
    guard let keeper, let key = SessionKey(browser: visitor.browser, path: screen.path, page: page) else {
      return Place(scene: page.scene)
    }
    let owner = owners[key].flatMap { sessions[$0]?.session }
    let isTaken = owner?.transport != nil || stored.isCopy
    if isRestoring, let owner {
      if isTaken { _ = save(owner) } else { end(owner, closing: nil) }
    }
    var snapshot: ScreenSnapshot?
    do throws(SnapshotFault) {
      if isRestoring { snapshot = try keeper.snapshot(for: key, stored: stored) }
    } catch {
      options.onEvent?(.restorationRefused(.init(path: screen.path, reason: .init(error))))
    }
    guard !isTaken else {
      let scene = Secret.random()
      var copy = page
      copy.scene = scene
      return Place(
        key: SessionKey(browser: visitor.browser, path: screen.path, page: copy), scene: scene, snapshot: snapshot,
        newScene: scene)
    }
    if snapshot == nil, !stored.isDiscarded { keeper.remove(key) }
    return Place(key: key, scene: page.scene, snapshot: snapshot, newScene: snapshot.map { _ in "" })
  }

  /// Saves the current state of a session, if the state of its page is kept.
  ///
  /// - Parameter isFinal: Whether the session is about to end.
  /// - Returns: The number of bytes.
  func save(_ session: Session, isFinal: Bool = false) -> Int {
    guard let key = session.restoration.key, owners[key] == session.id, let visitor = sessions[session.id]?.visitor
    else { return 0 }
    return keeper?.save(session, under: key, at: visitor.address, isFinal: isFinal) ?? 0
  }

  /// Makes a session the one whose state is kept under its key, unless another page with the key is connected.
  func claimKey(of session: Session) {
    guard let key = session.restoration.key, owners[key].flatMap({ sessions[$0]?.session.transport }) == nil else {
      return
    }
    owners[key] = session.id
  }

  /// Records that the state of a session has changed.
  func didChange(_ session: Session) {
    if let committer, session.restoration.commitsBeforeAnswer {
      if session.restoration.answerLimit != nil { committer.add(session) }
      return
    }
    guard let scheduler, let key = session.restoration.key, owners[key] == session.id else { return }
    scheduler.add(session)
  }

  /// Waits until the snapshots of sessions are stored.
  func waitUntilStored(_ sessions: [Session]) async {
    for session in sessions {
      if let key = session.restoration.key { await keeper?.waitUntilStored(key) }
    }
  }

  /// Saves the state of a session that is about to end, and releases its key.
  func saveAndReleaseKey(of session: Session) {
    _ = save(session, isFinal: true)
    if let key = session.restoration.key, owners[key] == session.id { owners[key] = nil }
  }
}
