import Logging

/// All sessions of a server, and the door through which pages reach them.
@MainActor
final class SessionStore {
  private let options: WebOptions
  private let tokens: JoinTokens
  private let time: Timekeeper
  private var sessions: [String: Session] = [:]
  /// The sessions without a page, longest first, each with the task that will end it.
  private var detached: [(session: Session, expiry: Task<Void, Never>)] = []

  nonisolated init(options: WebOptions, tokens: JoinTokens, time: Timekeeper = .live) {
    self.options = options
    self.tokens = tokens
    self.time = time
  }

  /// How many sessions there are.
  var count: Int { sessions.count }

  /// Gives a page its session: the one it names, where that is still there and the same browser's, or a new one.
  ///
  /// - Returns: `nil` where the page was refused and its connection closed.
  func join(_ screen: Screen, as browser: String, token: String, session id: String, applied: Int, on wire: any Wire)
    -> Session?
  {
    guard tokens.isValid(token, for: browser, at: screen.path) else {
      wire.close(CloseCode.staleToken)
      return nil
    }
    if let session = sessions[id], session.cookie == browser, session.screen.path == screen.path {
      keep(session)
      session.resume(on: wire, applied: applied)
      return session
    }
    guard makeRoom() else {
      options.logger.warning("refused a page: there are \(sessions.count) sessions")
      wire.close(CloseCode.tryAgainLater)
      return nil
    }
    let session = Session(
      id: Secret.random(), cookie: browser, screen: screen, options: options, time: time, logger: options.logger)
    sessions[session.id] = session
    session.start(on: wire)
    return session
  }

  /// The line to a page is gone: its session waits for it to come back.
  func disconnect(_ session: Session, from wire: any Wire) {
    if session.wire === wire { session.detach() }
    guard session.wire == nil, sessions[session.id] === session else { return }
    guard !detached.contains(where: { $0.session === session }) else { return }
    let expiry = Task { [time, options, weak self] in
      guard (try? await time.sleep(options.sessionKeepTime)) != nil else { return }
      self?.end(session, closing: nil)
    }
    detached.append((session, expiry))
  }

  /// Ends a session for good.
  func end(_ session: Session, closing code: UInt16?) {
    keep(session)
    sessions[session.id] = nil
    session.end(closing: code)
  }

  /// Ends all sessions, because the server does.
  func endAll() {
    for session in sessions.values { end(session, closing: CloseCode.goingAway) }
  }

  /// Takes a session off the list of those that will end.
  private func keep(_ session: Session) {
    guard let index = detached.firstIndex(where: { $0.session === session }) else { return }
    detached.remove(at: index).expiry.cancel()
  }

  private func makeRoom() -> Bool {
    guard sessions.count >= options.sessionLimit else { return true }
    guard let oldest = detached.first else { return false }
    end(oldest.session, closing: nil)
    return true
  }
}
