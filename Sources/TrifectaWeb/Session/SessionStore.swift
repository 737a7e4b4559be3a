import Foundation
import Logging

/// All sessions of a server, and the door through which pages reach them.
@MainActor
final class SessionStore {
  /// By whom sessions are counted.
  struct Visitor: Hashable, Sendable {
    var browser: String
    /// See ``NetworkAddress/key``.
    var address: String
    /// The visitor's language and customs; `nil` where nobody knows.
    var locale: Locale?
  }

  /// The queue for all work that visitors cause on the main actor.
  nonisolated let queue = FairQueue()
  /// What is kept for visitors.
  let storage: VisitorStorage
  /// What visitors give and are given.
  let files: VisitorFiles
  let options: WebOptions
  private let tokens: JoinTokens
  let time: Timekeeper
  private let log: LogBudget
  private(set) var sessions: [String: (session: Session, visitor: Visitor)] = [:]
  var detached = DetachedSessions()
  private(set) var ofBrowser: [String: Set<String>] = [:]
  private(set) var ofAddress: [String: Int] = [:]
  var memory: MemoryBudget
  /// Whether sessions will be ended because they use too much memory.
  var isFreeingMemory = false
  /// When refusals are logged again.
  var nextNotice = Duration.zero

  nonisolated init(options: WebOptions, tokens: JoinTokens, time: Timekeeper = .live) {
    self.options = options
    storage = VisitorStorage(options: options, time: time)
    files = VisitorFiles(options: options)
    self.tokens = tokens
    self.time = time
    log = LogBudget(options.logger, time: time)
    memory = MemoryBudget(limit: options.memoryLimit)
  }

  /// How many sessions there are.
  var count: Int { sessions.count }

  /// Gives a page its session: the one it names, where that is still there and the same browser's, or a new one.
  ///
  /// - Returns: `nil` where the page was refused and its connection closed.
  func join(
    _ screen: Screen, as visitor: Visitor, token: String, session id: String, applied: Int,
    viewport: ClientViewport? = nil, page: ClientPage? = nil, on wire: any Wire
  ) -> Session? {
    guard tokens.isValid(token, for: visitor.browser, at: screen.path) else {
      wire.close(CloseCode.staleToken)
      return nil
    }
    if let session = self.session(id, of: visitor.browser, at: screen) {
      detached.remove(id)
      session.resume(on: wire, applied: applied, viewport: viewport, page: page)
      return session
    }
    guard makeRoom(for: visitor) else {
      wire.close(CloseCode.tryAgainLater)
      return nil
    }
    let id = Secret.random()
    let host = SessionHost(
      visitor: .init(address: visitor.address, browser: visitor.browser), queue: queue, log: log
    ) { [weak self] size in self?.session(id, at: visitor.address, hasSize: size) }
    let session = Session(
      id: id, cookie: visitor.browser, screen: screen, options: options, time: time,
      logger: options.logger, locale: visitor.locale,
      storage: storage.enter(visitor.browser, scene: page.flatMap { $0.scene.isEmpty ? nil : $0.scene + screen.path }),
      files: files, host: host)
    sessions[session.id] = (session, visitor)
    ofBrowser[visitor.browser, default: []].insert(session.id)
    ofAddress[visitor.address, default: 0] += 1
    session.start(on: wire, viewport: viewport, page: page)
    return session
  }

  /// The line to a page is gone: its session waits for it to come back.
  func disconnect(_ session: Session, from wire: any Wire) {
    if session.wire === wire { session.detach() }
    guard session.wire == nil, let (_, visitor) = sessions[session.id], !detached.contains(session.id) else { return }
    let expiry = Task { [time, options, weak self] in
      guard (try? await time.sleep(options.sessionKeepTime)) != nil else { return }
      self?.end(session, closing: nil)
    }
    detached.add(session.id, at: visitor.address, expiry: expiry)
  }

  /// Ends a session for good.
  func end(_ session: Session, closing code: UInt16?) {
    detached.remove(session.id)
    if let (_, visitor) = sessions.removeValue(forKey: session.id) {
      ofBrowser[visitor.browser]?.remove(session.id)
      if ofBrowser[visitor.browser]?.isEmpty == true { ofBrowser[visitor.browser] = nil }
      let rest = ofAddress[visitor.address, default: 1] - 1
      ofAddress[visitor.address] = rest == 0 ? nil : rest
      memory.set(0, for: session.id, at: visitor.address)
      session.end(closing: code)
      return storage.leave(visitor.browser)
    }
    session.end(closing: code)
  }

  /// Ends all sessions, because the server does.
  func endAll() {
    for (session, _) in sessions.values { end(session, closing: CloseCode.goingAway) }
    files.removeAll()
  }

  /// The session of that name, where it is one of that browser's at that screen.
  func session(_ id: String, of browser: String, at screen: Screen) -> Session? {
    guard let (session, _) = sessions[id], session.cookie == browser, session.screen.path == screen.path else {
      return nil
    }
    return session
  }
}
