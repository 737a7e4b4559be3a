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
    var record: SnapshotRecord?
    /// The `@AppStorage` and `@SceneStorage` values of the visitor; `nil` if they are in memory or cannot be read.
    var values: VisitorValues?
  }

  /// A query for ``StoredState``.
  struct StoredStateQuery {
    /// The key of the record; `nil` if the page resumes a session or starts a new one.
    var key: SessionKey?
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
    if keeper != nil, let page, page.isReturning || !id.isEmpty {
      query.key = SessionKey(browser: visitor.browser, path: screen.path, page: page)
    }
    if storage.mustLoad(visitor.browser) { query.browser = visitor.browser }
    return query.key == nil && query.browser == nil ? nil : query
  }

  /// Loads the data of a joining page. Call ``cancelAttempt(_:)`` if the page does not join after all.
  func load(_ query: StoredStateQuery) async -> StoredState {
    var state = StoredState()
    if let browser = query.browser { state.values = await storage.storedValues(of: browser) }
    if let key = query.key { state.record = await keeper?.load(key) }
    return state
  }

  /// Resets the attempts of a record that was loaded and then not used.
  func cancelAttempt(_ state: StoredState?) {
    if let record = state?.record { keeper?.cancelAttempt(record) }
  }

  /// Determines where the state of a new session is kept, and which state it restores.
  ///
  /// If another page with the same key is connected, for example the original of a duplicated tab, the new page
  /// restores a copy, and its tab gets another name.
  func place(
    of page: ClientPage?, at screen: Screen, for visitor: Visitor, restoring isRestoring: Bool,
    stored record: SnapshotRecord?
  ) -> Place {
    guard let page else { return Place(scene: "") }
    guard let keeper, let key = SessionKey(browser: visitor.browser, path: screen.path, page: page) else {
      return Place(scene: page.scene)
    }
    let owner = owners[key].flatMap { sessions[$0]?.session }
    let isTaken = owner?.transport != nil
    if isRestoring, let owner {
      if isTaken { _ = save(owner) } else { end(owner, closing: nil) }
    }
    let snapshot = isRestoring ? keeper.snapshot(for: key, stored: record) : nil
    guard !isTaken else {
      let scene = Secret.random()
      var copy = page
      copy.scene = scene
      return Place(
        key: SessionKey(browser: visitor.browser, path: screen.path, page: copy), scene: scene, snapshot: snapshot,
        newScene: scene)
    }
    if snapshot == nil { keeper.remove(key) }
    return Place(key: key, scene: page.scene, snapshot: snapshot, newScene: snapshot.map { _ in "" })
  }

  /// Saves the current state of a session, if the state of its page is kept.
  ///
  /// - Returns: The number of bytes.
  func save(_ session: Session) -> Int {
    guard let key = session.restoration.key, owners[key] == session.id, let visitor = sessions[session.id]?.visitor
    else { return 0 }
    return keeper?.save(session, under: key, at: visitor.address) ?? 0
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
    guard let scheduler, let key = session.restoration.key, owners[key] == session.id else { return }
    scheduler.add(session)
  }

  /// Saves the state of a session that is about to end, and releases its key.
  func saveAndReleaseKey(of session: Session) {
    _ = save(session)
    if let key = session.restoration.key, owners[key] == session.id { owners[key] = nil }
  }
}
