import Foundation
import Logging
internal import ValueStorage

/// The registry of all sessions of a server, through which pages join them.
@MainActor
final class SessionStore {
  /// The visitor to whom a session belongs.
  struct Visitor: Hashable, Sendable {
    var browser: String
    /// The network address, see ``NetworkAddress/key``.
    var address: String
    /// The locale of the visitor; `nil` if it is unknown.
    var locale: Locale?
  }

  /// The queue for all work on the main actor that visitors cause.
  nonisolated let queue: FairQueue
  nonisolated let metrics: ServerMetrics
  /// The persistent values of visitors.
  let storage: VisitorStorage
  /// The files that visitors upload and download.
  let files: VisitorFiles
  let options: WebOptions
  let tokens: JoinTokens
  let time: Timekeeper
  private let log: LogBudget
  private(set) var sessions: [String: (session: Session, visitor: Visitor)] = [:]
  var detached = DetachedSessions()
  private(set) var ofBrowser: [String: Set<String>] = [:]
  private(set) var ofAddress: [String: Int] = [:]
  /// The database of sessions and visitors; `nil` if everything is kept in memory.
  private let database: (any StateDatabase)?
  /// Whether the storage of the options is open. If it is not, everything is kept in memory.
  nonisolated let hasOpenedStorage: Bool
  /// Keeps the state of sessions; `nil` if sessions are not restored.
  let keeper: SessionKeeper?
  /// Whether requests of other servers are handled.
  var isWatchingLeases = false
  /// The sessions whose state is kept, by their keys.
  var owners: [SessionKey: String] = [:]
  /// Saves changed sessions; `nil` if their state would be lost with the process anyway.
  private(set) lazy var scheduler: SnapshotScheduler? =
    keeper == nil || database == nil
    ? nil : SnapshotScheduler(time: time, queue: queue) { [weak self] in self?.save($0) ?? 0 }
  /// The observer of all sessions; `nil` unless a tool is installed.
  var observer: (any SessionListObserver)?
  /// Saves changed sessions before their answers are sent; `nil` if the options do not require it.
  private(set) lazy var committer: SessionCommitter? =
    scheduler == nil || options.sessionDurability == .afterAnswer
    ? nil
    : SessionCommitter(time: time, queue: queue) { [weak self] in
      self?.save($0) ?? 0
    } store: { [weak self] in
      await self?.waitUntilStored($0)
    }
  var memory: MemoryBudget
  /// Whether sessions are about to be ended because of the memory limit.
  var isFreeingMemory = false
  /// The time from which refusals are logged again.
  var nextNotice = Duration.zero

  nonisolated init(
    options: WebOptions, tokens: JoinTokens, database: (any StateDatabase)? = nil, time: Timekeeper = .live,
    metrics: ServerMetrics = ServerMetrics()
  ) {
    self.options = options
    self.metrics = metrics
    self.database = database
    hasOpenedStorage = database != nil || options.storage.isMemory
    storage = VisitorStorage(options: options, database: database, time: time)
    files = VisitorFiles(options: options)
    keeper = SessionKeeper(options: options, database: database, time: time, metrics: metrics)
    self.tokens = tokens
    self.time = time
    queue = FairQueue(time: time)
    log = LogBudget(options.logger, time: time)
    memory = MemoryBudget(limit: options.memoryLimit)
  }

  /// The number of sessions.
  var count: Int { sessions.count }

  /// Joins a page to the session that it names, if that session exists and belongs to the same browser. Otherwise,
  /// creates a new session, which restores the state of the page's earlier session if there is one.
  ///
  /// - Parameter stored: The stored data that the page needs, see ``query(_:as:token:session:page:)``.
  /// - Returns: The session; `nil` if the page was refused and its connection was closed.
  func join(
    _ screen: Screen, as visitor: Visitor, token: String, session id: String, applied: Int,
    viewport: ClientViewport? = nil, page: ClientPage? = nil, stored: StoredState = StoredState(),
    on transport: any Transport
  ) -> Session? {
    guard tokens.isValid(token, for: visitor.browser, at: screen.path) else {
      transport.close(CloseCode.staleToken)
      return nil
    }
    if let session = self.session(id, of: visitor.browser, at: screen) {
      detached.remove(id)
      claimKey(of: session)
      session.resume(on: transport, applied: applied, viewport: viewport, page: page)
      return session
    }
    if isUnknown(stored.session, of: page, at: screen, for: visitor) {
      // The page tries again after a pause that grows.
      transport.close(CloseCode.goingAway)
      return nil
    }
    guard makeRoom(for: visitor) else {
      transport.close(CloseCode.tryAgainLater)
      return nil
    }
    let isReturning = page?.isReturning == true || !id.isEmpty
    let place = place(of: page, at: screen, for: visitor, restoring: isReturning, stored: stored.session)
    let session = makeSession(screen, for: visitor, scene: place.scene, stored: stored.values)
    session.tab = place.scene
    session.restoration.key = place.key
    session.restoration.commitsBeforeAnswer = committer != nil && place.key != nil
    sessions[session.id] = (session, visitor)
    ofBrowser[visitor.browser, default: []].insert(session.id)
    ofAddress[visitor.address, default: 0] += 1
    if let key = place.key { owners[key] = session.id }
    metrics.startedSessions.increment()
    metrics.liveSessions.record(sessions.count)
    observer?.willStart(ObservedSession(session))
    session.start(on: transport, viewport: viewport, page: page, restoring: place.snapshot, scene: place.newScene)
    if place.snapshot != nil {
      metrics.restoredSessions.increment()
      let losses = session.takeRestorationLosses()
      keeper?.reports.add(losses)
      options.onEvent?(.sessionRestored(.init(path: screen.path, losses)))
      didChange(session)
    }
    return session
  }

  private func makeSession(
    _ screen: Screen, for visitor: Visitor, scene: String, stored values: VisitorValues?
  ) -> Session {
    let id = Secret.random()
    let host = SessionHost(
      visitor: .init(address: visitor.address, browser: visitor.browser), queue: queue, log: log, metrics: metrics,
      didChangeSize: { [weak self] in self?.session(id, at: visitor.address, hasSize: $0) },
      didChange: { [weak self] in self?.didChange($0) })
    return Session(
      id: id, cookie: visitor.browser, screen: screen, options: options, time: time,
      logger: options.logger, locale: visitor.locale,
      storage: storage.acquire(
        visitor.browser, scene: scene.isEmpty ? nil : scene + screen.path, stored: values),
      files: files, host: host)
  }

  /// Detaches a session from its closed connection. The session is kept for some time, so that the page can resume it.
  func disconnect(_ session: Session, from transport: any Transport) {
    if session.transport === transport { session.detach() }
    guard session.transport == nil, let (_, visitor) = sessions[session.id], !detached.contains(session.id) else {
      return
    }
    let (began, options) = (time.now(), options)
    let expiry = Task { [time, weak self] in
      if options.sceneBackgroundDelay < options.sessionKeepTime {
        guard (try? await time.sleep(options.sceneBackgroundDelay)) != nil else { return }
        session.enterBackground()
      }
      let rest = options.sessionKeepTime - (time.now() - began)
      if rest > .zero { guard (try? await time.sleep(rest)) != nil else { return } }
      if session.restoration.key != nil { self?.metrics.hibernatedSessions.increment() }
      self?.end(session, closing: nil)
    }
    detached.add(session.id, at: visitor.address, expiry: expiry)
  }

  /// Ends a session.
  func end(_ session: Session, closing code: UInt16?) {
    detached.remove(session.id)
    // Closures of `onDisappear` may reset the state, so it is saved before they run.
    saveAndReleaseKey(of: session)
    if let (_, visitor) = sessions.removeValue(forKey: session.id) {
      ofBrowser[visitor.browser]?.remove(session.id)
      if ofBrowser[visitor.browser]?.isEmpty == true { ofBrowser[visitor.browser] = nil }
      let rest = ofAddress[visitor.address, default: 1] - 1
      ofAddress[visitor.address] = rest == 0 ? nil : rest
      memory.set(0, for: session.id, at: visitor.address)
      metrics.liveSessions.record(sessions.count)
      session.end(closing: code)
      observer?.didEnd(ObservedSession(session))
      return storage.release(visitor.browser)
    }
    session.end(closing: code)
  }

  /// Ends all sessions when the server shuts down.
  func endAll() {
    // State in memory would be lost immediately, so it is not saved.
    if scheduler == nil { owners = [:] }
    for (session, _) in sessions.values { end(session, closing: CloseCode.goingAway) }
    files.removeAll()
  }

  /// Stores all pending changes of the values and the state of visitors when the server shuts down.
  func storeAll() async {
    await storage.end()
    await keeper?.end()
    if let database {
      await ValueDatabases.process.flush(database)
      await database.finish()
    }
  }

  /// Returns the session with this ID, if it belongs to this browser and screen.
  func session(_ id: String, of browser: String, at screen: Screen) -> Session? {
    guard let (session, _) = sessions[id], session.cookie == browser, session.screen.path == screen.path else {
      return nil
    }
    return session
  }
}
