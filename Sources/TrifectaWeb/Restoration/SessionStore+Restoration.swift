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

  /// Returns the key of the stored state that a joining page may restore; `nil` if the page resumes a session or starts
  /// a new one.
  func keyToRestore(
    _ screen: Screen, as visitor: Visitor, token: String, session id: String, page: ClientPage?
  ) -> SessionKey? {
    guard keeper != nil, let page, page.isReturning || !id.isEmpty,
      tokens.isValid(token, for: visitor.browser, at: screen.path), session(id, of: visitor.browser, at: screen) == nil
    else { return nil }
    return SessionKey(browser: visitor.browser, path: screen.path, page: page)
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
