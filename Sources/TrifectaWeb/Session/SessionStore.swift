import Logging

/// All sessions of a server, and the door through which pages reach them.
@MainActor
final class SessionStore {
  /// By whom sessions are counted.
  struct Visitor: Hashable, Sendable {
    var browser: String
    /// See ``NetworkAddress/key``.
    var address: String
  }

  /// A session without a page, and the task that will end it.
  private struct Detached {
    /// Grows with each that is detached.
    let number: Int
    let expiry: Task<Void, Never>
  }

  private let options: WebOptions
  private let tokens: JoinTokens
  private let time: Timekeeper
  private var sessions: [String: (session: Session, visitor: Visitor)] = [:]
  private var detached: [String: Detached] = [:]
  private var lastDetached = 0
  private var ofBrowser: [String: Int] = [:]
  private var ofAddress: [String: Int] = [:]
  /// When refusals are told again.
  private var nextNotice = Duration.zero

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
  func join(
    _ screen: Screen, as visitor: Visitor, token: String, session id: String, applied: Int, on wire: any Wire
  ) -> Session? {
    guard tokens.isValid(token, for: visitor.browser, at: screen.path) else {
      wire.close(CloseCode.staleToken)
      return nil
    }
    if let (session, _) = sessions[id], session.cookie == visitor.browser, session.screen.path == screen.path {
      keep(session)
      session.resume(on: wire, applied: applied)
      return session
    }
    guard makeRoom(for: visitor) else {
      wire.close(CloseCode.tryAgainLater)
      return nil
    }
    let session = Session(
      id: Secret.random(), cookie: visitor.browser, screen: screen, options: options, time: time,
      logger: options.logger)
    sessions[session.id] = (session, visitor)
    ofBrowser[visitor.browser, default: 0] += 1
    ofAddress[visitor.address, default: 0] += 1
    session.start(on: wire)
    return session
  }

  /// The line to a page is gone: its session waits for it to come back.
  func disconnect(_ session: Session, from wire: any Wire) {
    if session.wire === wire { session.detach() }
    guard session.wire == nil, sessions[session.id] != nil, detached[session.id] == nil else { return }
    let expiry = Task { [time, options, weak self] in
      guard (try? await time.sleep(options.sessionKeepTime)) != nil else { return }
      self?.end(session, closing: nil)
    }
    lastDetached += 1
    detached[session.id] = Detached(number: lastDetached, expiry: expiry)
  }

  /// Ends a session for good.
  func end(_ session: Session, closing code: UInt16?) {
    keep(session)
    if let (_, visitor) = sessions.removeValue(forKey: session.id) {
      Self.count(down: &ofBrowser, visitor.browser)
      Self.count(down: &ofAddress, visitor.address)
    }
    session.end(closing: code)
  }

  /// Ends all sessions, because the server does.
  func endAll() {
    for (session, _) in sessions.values { end(session, closing: CloseCode.goingAway) }
  }

  /// Takes a session off the list of those that will end.
  private func keep(_ session: Session) {
    detached.removeValue(forKey: session.id)?.expiry.cancel()
  }

  private static func count(down counts: inout [String: Int], _ key: String) {
    let rest = counts[key, default: 1] - 1
    counts[key] = rest == 0 ? nil : rest
  }

  // MARK: Limits

  private func makeRoom(for visitor: Visitor) -> Bool {
    if ofBrowser[visitor.browser, default: 0] >= options.sessionLimitPerBrowser {
      return endDetached("one browser has \(options.sessionLimitPerBrowser)") { $0.browser == visitor.browser }
    }
    if ofAddress[visitor.address, default: 0] >= options.sessionLimitPerAddress {
      return endDetached("one address has \(options.sessionLimitPerAddress)") { $0.address == visitor.address }
    }
    guard sessions.count >= options.sessionLimit else { return true }
    return endDetached("there are \(options.sessionLimit)") { _ in true }
  }

  /// Ends a detached session: of the address with the most, of its browser with the most, the longest detached. Who has few
  /// finds theirs again, however many others come and go. O(detached sessions).
  private func endDetached(_ reason: String, among isCandidate: (Visitor) -> Bool) -> Bool {
    var leaver: (session: Session, rank: (Int, Int, Int))?
    for (id, detached) in detached {
      guard let (session, visitor) = sessions[id], isCandidate(visitor) else { continue }
      let rank = (ofAddress[visitor.address, default: 0], ofBrowser[visitor.browser, default: 0], -detached.number)
      if leaver == nil || rank > leaver!.rank { leaver = (session, rank) }
    }
    if let leaver {
      end(leaver.session, closing: nil)
      return true
    }
    // A flood is told of once a minute.
    if time.now() >= nextNotice {
      nextNotice = time.now() + .seconds(60)
      options.logger.warning("refused a page: \(reason) sessions, and all have their pages")
    }
    return false
  }
}
