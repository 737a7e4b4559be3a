import Elements
import Foundation
import Logging
import PortableUI
import Tracking
import ViewGraph

/// One screen shown on one page: its state lives here, its picture there.
///
/// The session is the graph's host. It turns what the graph commits into patches, and what the page sends into events.
/// It outlives connections: patches that were not acknowledged wait in an ``Outbox``, and whichever ``Wire`` is attached
/// next gets them.
@MainActor
final class Session: GraphHost {
  /// The name under which a page finds its session again; nobody can guess it.
  let id: String
  /// The cookie of the browser that joined: only the same one may resume.
  let cookie: String
  let screen: Screen
  let options: WebOptions
  let time: Timekeeper
  let logger: Logger
  private let locale: Locale?
  private let storage: ScreenStorage?
  private let host: SessionHost
  /// When the page sent something last.
  private(set) var lastUse: Duration
  /// The size that was reported last, in bytes.
  private var reportedSize = 0

  /// The connection to the page; `nil` while the line is cut.
  private(set) var wire: (any Wire)?
  /// How often the client was refused, by reason.
  private(set) var refusals: [Refusal: Int] = [:]
  /// The newest event of the page that was handled.
  var handled = 0
  var outbox: Outbox
  /// The number of the newest patch that holds all that is on the screen.
  private var newestPicture = 0
  var patch = Patch()
  /// What each field a person has edited holds on the page.
  var fields: [Int: PageField] = [:]
  /// The texts that events have carried.
  var typed: TypedTexts
  var openRequests = OpenRequests()
  let files: SessionFiles
  /// What is to be said, and was not sent.
  private var announcements: [String] = []
  private static let announcementLimit = 8
  /// What is to be on the person's clipboard, and was not sent.
  private var copied: String?
  private static let copyLimit = 1 << 18
  /// What the page is to do besides, and has not been told.
  private var commands: [Command] = []
  private(set) var view: HostedView?
  var rate: MessageRate
  /// The newest event the page knows to be handled.
  private var told = 0
  private var turnIsDue = false
  /// The turn that was scheduled last, for tests to wait for.
  private(set) var scheduledTurn: Task<Void, Never>?
  /// Whether whoever called will flush: nothing has to be scheduled.
  private(set) var isBusy = false
  /// Whether the page has been sent a picture that mutations can change.
  private var isShown = false
  /// What changed before that.
  private var firstCommit: Commit?
  private let animationTimers = AnimationTimers()

  /// - Parameters:
  ///   - locale: the person's language and customs; `nil` where nobody knows.
  ///   - storage: what is kept for the person; `nil` for nothing.
  ///   - files: keeps the files of all sessions; `nil` for a place of the session's own.
  ///   - host: what the sessions of a server share; `nil` for a session on its own.
  init(
    id: String, cookie: String, screen: Screen, options: WebOptions, time: Timekeeper, logger: Logger,
    locale: Locale? = nil, storage: ScreenStorage? = nil, files: VisitorFiles? = nil, host: SessionHost? = nil
  ) {
    self.host =
      host
      ?? SessionHost(
        visitor: .init(address: "", browser: cookie), queue: FairQueue(), log: LogBudget(logger, time: time))
    lastUse = time.now()
    self.files = SessionFiles(
      in: files ?? VisitorFiles(options: options), browser: cookie, path: screen.path, options: options, time: time)
    self.locale = locale
    self.storage = storage
    self.id = id
    self.cookie = cookie
    self.screen = screen
    self.options = options
    self.time = time
    var logger = logger
    logger[metadataKey: "screen"] = "\(screen.path)"
    self.logger = logger
    outbox = Outbox(limit: .init(patches: options.outboxPatchLimit, bytes: options.outboxByteLimit))
    rate = MessageRate(options: options, now: time.now())
    typed = TypedTexts(byteLimit: options.textByteLimit)
    #if DEBUG
      LiveObjects.record(self)
    #endif
  }

  /// Builds the screen for a page that has just connected: its state begins here.
  ///
  /// - Parameters:
  ///   - viewport: how large the page's window is; `nil` where it did not say.
  ///   - page: what the page says of itself; `nil` where it says nothing.
  func start(on wire: any Wire, viewport: ClientViewport? = nil, page: ClientPage? = nil) {
    connect(wire)
    busy {
      measured(after: "the first evaluation") {
        let traits = page?.device.traits(locale) ?? HostTraits()
        let place = Screen.Place(
          viewport: viewport, traits: traits, storage: storage, announce: { [weak self] in self?.announce($0) },
          copy: { [weak self] in self?.copy($0) },
          save: { [weak self] file, completion in
            guard let self else { return HostedView.saveNothing(file, completion) }
            self.save(file, completion)
          })
        let view = screen.host(self, true, place) { [weak self] url, completion in
          guard let self else { return completion(false) }
          self.open(url, completion)
        }
        self.view = view
        view.graph.turn()
        if let page, let address = page.url { view.open(address) }
        if turnIsDue { view.graph.turn() }
      }
      // What stands on a page as it comes is read in any case.
      announcements = []
      restartPicture()
      flush()
    }
    turnIfDue()
  }

  /// Connects a page that has applied the patches up to `applied`; an earlier connection is closed.
  func resume(on wire: any Wire, applied: Int, viewport: ClientViewport? = nil, page: ClientPage? = nil) {
    if self.wire != nil { detach(closing: CloseCode.replaced) }
    connect(wire)
    if let viewport, let page { adapt(to: viewport, page.device) }
    if !outbox.rewind(to: applied) { restartPicture() }
    pump()
    turnIfDue()
  }

  /// Forgets the connection. What waits for an answer from the page gets none.
  ///
  /// - Parameter code: closes the connection with that status; `nil` where it is closed already.
  func detach(closing code: UInt16? = nil) {
    if let code { wire?.close(code) }
    wire = nil
    // Nobody is there who could end what was begun.
    typed.removeParts()
    view?.graph.releasePointers()
    failOpenRequests()
    files.withdrawOffers()
  }

  /// Handles messages of the page, in order, until they have taken their share of a turn.
  ///
  /// - Returns: how many need not be handled again: all that were, and what came on a line that is closed now.
  @discardableResult
  func receive(_ messages: some Collection<ClientMessage>) -> Int {
    let began = time.now()
    lastUse = began
    var count = 0
    busy {
      for message in messages {
        guard wire != nil else {
          count = messages.count
          return
        }
        guard count == 0 || time.now() - began < options.turnBudget / 10 else { return }
        count += 1
        guard rate.take(message, now: time.now()) else { return refuse(.flood) }
        switch message {
        case .event(let event): handle(event)
        case .part(let text): add(text)
        case .acknowledgement(let applied): acknowledge(applied)
        case .window(let list, let rows): show(rows, in: list)
        case .measure(let frames, let isByPerson): measure(frames, isByPerson: isByPerson)
        case .device(let viewport, let device):
          adapt(to: viewport, device)
          turn()
        case .join, .leave: refuse(.malformed)
        }
      }
    }
    if told < handled || messages.contains(where: \.isPart) {
      told = handled
      wire?.send(Array("[\(handled)]".utf8), isCompressible: false)
    }
    reportSize()
    turnIfDue()
    return count
  }

  /// The line takes more again.
  func wireIsWritable(_ wire: any Wire) {
    guard wire === self.wire else { return }
    pump()
    turnIfDue()
  }

  /// Unmounts the screen: cancels its tasks, runs `onDisappear`.
  func end(closing code: UInt16?) {
    detach(closing: code)
    animationTimers.cancel()
    view?.graph.stop()
    view = nil
    files.removeAll()
    guard !refusals.isEmpty else { return }
    let counts = refusals.map { "\($0.key.rawValue)=\($0.value)" }.sorted().joined(separator: " ")
    log(refusals.keys.contains { !$0.isExpected } ? .info : .debug, "session ended; refused messages: \(counts)")
  }

  /// The window or the device is another now.
  private func adapt(to viewport: ClientViewport, _ device: ClientDevice) {
    view?.viewport = viewport.size
    view?.traits = device.traits(locale)
  }

  /// Counts a refused message, logs the first of its kind, and closes the connection where its kind asks for that.
  func refuse(_ refusal: Refusal) {
    refusals[refusal, default: 0] += 1
    if refusals[refusal] == 1 {
      log(refusal.isExpected ? .debug : .notice, "refused a client's message: \(refusal.rawValue)")
    }
    if let code = refusal.closeCode { detach(closing: code) }
  }

  /// Logs a message, unless its level is off or the visitor's address has used its share of the log.
  private func log(_ level: Logger.Level, _ message: Logger.Message) {
    guard logger.logLevel <= level, host.log.take(for: host.visitor.address) else { return }
    logger.log(level: level, message)
  }

  func acknowledge(_ applied: Int) {
    guard outbox.acknowledge(applied) else { return refuse(.malformed) }
    pump()
  }

  // MARK: Host

  func graphNeedsTurn(_ graph: Graph) {
    guard !turnIsDue else { return }
    turnIsDue = true
    if !isBusy { scheduleTurn() }
  }

  func graph(_ graph: Graph, didCommit commit: Commit) {
    commands += commit.commands
    guard isShown else {
      firstCommit = firstCommit ?? commit
      return
    }
    guard !outbox.isBroken else { return }
    if !commit.passes.isEmpty { encode(commit) }
  }

  func graph(_ graph: Graph, after seconds: Double, perform closure: @escaping @MainActor () -> Void) {
    guard seconds > 0, wire != nil else { return closure() }
    animationTimers.run(after: .seconds(seconds), time, closure)
  }

  // MARK: Turns

  /// Lets the graph take the turn it asked for, if it did, and sends what has changed.
  ///
  /// - Parameter event: what a person did, in words, for the log; `nil` where the screen changes by itself.
  func turn(after event: @autoclosure () -> String? = nil) {
    if turnIsDue, let view {
      turnIsDue = false
      measured(after: event()) { view.graph.turn() }
    }
    flush()
  }

  /// Sends the patch, and after it the effects that came up meanwhile.
  func flush() {
    if !patch.isEmpty {
      told = handled
      outbox.append(patch.finish(sequence: outbox.next, acknowledged: handled))
    }
    for command in commands {
      switch command {
      case .scroll(let place, let anchor): patch.scroll(to: place, anchor)
      case .focus(let element): patch.focus(element)
      }
      outbox.append(patch.finish(sequence: outbox.next, acknowledged: handled), isTransient: true)
    }
    commands = []
    for text in announcements {
      patch.announce(text)
      outbox.append(patch.finish(sequence: outbox.next, acknowledged: handled), isTransient: true)
    }
    announcements = []
    if let copied {
      patch.copy(copied)
      outbox.append(patch.finish(sequence: outbox.next, acknowledged: handled), isTransient: true)
    }
    copied = nil
    for address in files.takeUnsentOffers() {
      patch.save(screen.filesPath + "/" + address)
      outbox.append(patch.finish(sequence: outbox.next, acknowledged: handled), isTransient: true)
    }
    for request in openRequests.takeUnsent() {
      patch.open(request.id, request.url)
      outbox.append(patch.finish(sequence: outbox.next, acknowledged: handled), isTransient: true)
    }
    pump()
    reportSize()
  }

  /// Has the page say a text. One that nobody hears, as the line is cut, is not said later, and of many at once only the newest are.
  private func announce(_ text: String) {
    guard wire != nil else { return }
    announcements = (announcements + [text]).suffix(Self.announcementLimit)
    if !isBusy { flush() }
  }

  /// Has the page put a text on the person's clipboard. One that comes while the line is cut is not put there later, and of many at once
  /// only the newest is.
  private func copy(_ text: String) {
    guard wire != nil else { return }
    guard text.utf8.count <= Self.copyLimit else {
      guard host.log.take(for: host.visitor.address) else { return }
      return logger.warning(
        "A text was not copied: it is too long.",
        metadata: ["bytes": "\(text.utf8.count)", "limit": "\(Self.copyLimit)"])
    }
    copied = text
    if !isBusy { flush() }
  }

  /// Takes a turn for what changed by itself, unless the page is behind: then the graph stays as it is until the page has
  /// caught up, and goes straight to the newest state.
  private func turnIfDue() {
    guard turnIsDue, !isBusy, wire?.isWritable != false, outbox.count < options.unacknowledgedLimit else { return }
    busy { turn() }
    // A screen that asks again at once gives the others their turn first.
    if turnIsDue { scheduleTurn() }
  }

  private func scheduleTurn() {
    scheduledTurn = Task { [weak self, host] in await host.queue.run(for: host.visitor) { self?.turnIfDue() } }
  }

  private func connect(_ wire: any Wire) {
    self.wire = wire
    told = handled
    typed.removeParts()
    // The session's name is a secret: it shares a compressed frame with nothing.
    let limits = "\(options.messageByteLimit),\(options.textByteLimit)"
    wire.send(Array("[\"joined\",\"\(id)\",\(handled),\(limits)]".utf8), isCompressible: false)
  }

  /// Gives the connection what it takes.
  private func pump() {
    guard let wire else { return }
    // Not before the page has acknowledged the last picture: otherwise each of its events would cost a new one.
    if outbox.isBroken, wire.isWritable, outbox.acknowledged >= newestPicture { restartPicture() }
    while wire.isWritable, let entry = outbox.nextUnsent() {
      wire.send(entry.frame, isCompressible: !entry.isPicture && options.compressesPatches)
    }
  }

  /// Lets the whole picture be the next thing the page gets.
  private func restartPicture() {
    guard let view else { return }
    patch = Patch()
    PageNote.write(on: view.graph.root)
    patch.render(view.graph.root)
    fields.removeAll()
    typed.removeAll { view.graph.element(id: $0) == nil }
    if let commit = firstCommit {
      firstCommit = nil
      encodeChanges(of: commit)
    }
    outbox.restart(with: patch.finish(sequence: outbox.next, acknowledged: handled))
    newestPicture = outbox.newest
    isShown = true
  }

  private func busy(_ work: () -> Void) {
    isBusy = true
    work()
    isBusy = false
  }

  /// Does the work of a turn, and logs it where it takes longer than its budget.
  private func measured(after event: @autoclosure () -> String?, _ work: () -> Void) {
    let began = time.now()
    let evaluationsBefore = view?.graph.evaluations ?? 0
    work()
    let spent = time.now() - began
    guard spent > options.turnBudget else { return }
    let count = (view?.graph.evaluations ?? 0) - evaluationsBefore
    let cause = event() ?? "a change without an event"
    log(
      .warning,
      """
      a turn took \(spent.inMilliseconds), its budget is \(options.turnBudget.inMilliseconds): \(cause), bodies evaluated: \(count)
      """)
  }

  /// Reports the session's size where it has changed by an eighth and by 16 KB.
  private func reportSize() {
    let size = estimatedSize
    guard abs(size - reportedSize) > max(16_384, reportedSize / 8) else { return }
    reportedSize = size
    host.didChangeSize(size)
  }
}

extension Duration {
  /// The duration for people, as in `80 ms`.
  fileprivate var inMilliseconds: String { "\(Int((self / .milliseconds(1)).rounded())) ms" }
}
