import Elements
import Foundation
import Logging
import PortableUI
import Tracking
import ViewGraph

/// An instance of a screen, which a page displays.
///
/// The session is the host of the view graph. It converts commits of the graph to patches, and messages of the page to
/// events. It outlives connections: unacknowledged patches are buffered in an ``Outbox``, and sent when a page connects
/// again.
@MainActor
final class Session: GraphHost {
  /// The unguessable ID with which a page resumes the session.
  let id: String
  /// The cookie of the browser that joined. Only this browser may resume the session.
  let cookie: String
  let screen: Screen
  let options: WebOptions
  let time: Timekeeper
  let logger: Logger
  let locale: Locale?
  let storage: ScreenStorage?
  let host: SessionHost
  /// The time of the last message from the page.
  private(set) var lastUse: Duration
  /// The size that was reported last, in bytes.
  var reportedSize = 0

  /// The connection to the page; `nil` while it is disconnected.
  private(set) var transport: (any Transport)?
  /// The number of refused messages, by reason.
  private(set) var refusals: [Refusal: Int] = [:]
  /// The number of the newest event that was handled.
  var handled = 0
  var outbox: Outbox
  /// The number of the newest patch with the whole screen.
  private var newestSnapshot = 0
  var patch: Patch
  /// The values on the page of the fields that the user has edited.
  var fields: [Int: PageField] = [:]
  /// The texts of fields as they were typed.
  var typed: TypedTexts
  var openRequests = OpenRequests()
  let files: SessionFiles
  var restoration = SessionRestoration()
  /// The effects that were not sent yet.
  var effects = PageEffects()
  private(set) var view: HostedView?
  /// The screen itself while ``view`` is a copy with an earlier state; otherwise `nil`.
  private(set) var hiddenView: HostedView?
  /// The observer of the session; `nil` unless a tool observes it.
  var observer: (any SessionObserver)?
  /// The name of the browser tab, which it keeps when it is reloaded; empty if the browser stores none.
  var tab = ""
  /// The element that a tool highlights; `nil` for none.
  var highlighted: Int?
  /// Receives the element that the user picks for a tool; `nil` while no tool waits for one.
  var onPick: (@MainActor (Int?) -> Void)?
  /// The device and the window of the page.
  private(set) var page: (viewport: ClientViewport?, device: ClientDevice?) = (nil, nil)
  var rate: MessageRate
  /// The number of the newest event whose handling was acknowledged to the page.
  private var acknowledgedEvent = 0
  private(set) var turnIsDue = false
  /// The turn that was scheduled last. Tests await it.
  private(set) var scheduledTurn: Task<Void, Never>?
  /// Whether the caller will flush the patch, so that no turn has to be scheduled.
  private(set) var isBusy = false
  /// Whether the whole screen has been sent to the page, so that later mutations can be encoded as patches.
  private var isShown = false
  /// The first commit of the screen, until the whole screen has been sent.
  private var firstCommit: Commit?
  private let animationTimers = AnimationTimers()

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - locale: The locale of the user; `nil` if it is unknown.
  ///   - storage: The persistent values of the visitor; `nil` for none.
  ///   - files: The files of all sessions; `nil` for a separate collection.
  ///   - host: The services that all sessions of a server share; `nil` for a standalone session.
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
    patch = Patch(words: options.messages.selection(in: locale?.identifier(.bcp47) ?? options.language))
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

  /// Creates the screen for a page that has just connected.
  ///
  /// - Parameters:
  ///   - transport: The connection.
  ///   - viewport: The size of the page's window; `nil` if it is unknown.
  ///   - page: The device and the address of the page; `nil` if they are unknown.
  ///   - snapshot: The state to restore; `nil` for a new screen.
  ///   - scene: The name for the page's tab, see ``SessionStore/Place/newScene``.
  func start(
    on transport: any Transport, viewport: ClientViewport? = nil, page: ClientPage? = nil,
    restoring snapshot: ScreenSnapshot? = nil, scene: String? = nil
  ) {
    connect(transport, scene: scene)
    self.page = (viewport, page?.device)
    busy {
      let update = measured(after: "the first evaluation") {
        let view = makeView(restoring: snapshot)
        self.view = view
        view.graph.turn()
        // The restored screen has handled its URL before.
        if snapshot == nil, let page, let address = page.url { view.open(address) }
        if turnIsDue { view.graph.turn() }
      }
      // Announcements of the initial screen are discarded: screen readers read a new page anyway.
      effects.removeAnnouncements()
      if let snapshot, page?.isReturning == true { restoreFocus(in: snapshot) }
      enqueueSnapshot()
      flush()
      if let update { observer?.didUpdate(update) }
    }
    turnIfDue()
  }

  /// Attaches the connection of a page that has applied the patches up to `applied`. A previous connection is closed.
  func resume(on transport: any Transport, applied: Int, viewport: ClientViewport? = nil, page: ClientPage? = nil) {
    if self.transport != nil { detach(closing: CloseCode.replaced) }
    connect(transport)
    if let page { adapt(to: viewport, page.device) }
    if !outbox.rewind(to: applied) { enqueueSnapshot() }
    pump()
    turnIfDue()
  }

  /// Detaches the connection. Pending requests to the page fail.
  ///
  /// - Parameter code: The status with which the connection is closed; `nil` if it is closed already.
  func detach(closing code: UInt16? = nil) {
    if let code { transport?.close(code) }
    transport = nil
    // The page cannot finish gestures that it has begun.
    typed.removeParts()
    view?.graph.releasePointers()
    failOpenRequests()
    files.withdrawOffers()
  }

  /// Handles messages of the page in order, until they have used their time slice.
  ///
  /// - Returns: The number of messages that are finished, including messages from a connection that has been closed.
  @discardableResult
  func receive(_ messages: some Collection<ClientMessage>) -> Int {
    let began = time.now()
    lastUse = began
    holdAnswers(to: messages)
    var count = 0
    busy {
      for message in messages {
        guard transport != nil else {
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
    if acknowledgedEvent < handled || messages.contains(where: \.isPart) {
      acknowledgedEvent = handled
      sendAcknowledgement()
    }
    reportSize()
    turnIfDue()
    host.metrics.answerDuration.record(duration: time.now() - began)
    host.didChange(self)
    return count
  }

  /// Sends more patches when the connection has become writable.
  func transportIsWritable(_ transport: any Transport) {
    guard transport === self.transport else { return }
    pump()
    turnIfDue()
  }

  /// Ends the session: cancels the screen's tasks and runs `onDisappear` closures.
  func end(closing code: UInt16?) {
    detach(closing: code)
    animationTimers.cancel()
    currentView?.graph.stop()
    view = nil
    hiddenView = nil
    files.removeAll()
    logRefusals()
  }

  /// Applies a new window size, if it is known, and new device traits.
  private func adapt(to viewport: ClientViewport?, _ device: ClientDevice) {
    page = (viewport ?? page.viewport, device)
    for view in [view, hiddenView] {
      if let viewport { view?.viewport = viewport.size }
      view?.traits = device.traits(locale)
    }
  }

  /// Replaces the screen and sends the whole new screen to the page.
  ///
  /// - Parameters:
  ///   - view: The screen to show.
  ///   - hidden: The screen itself if `view` is a copy of it; otherwise `nil`.
  func replaceView(with view: HostedView, hiding hidden: HostedView?) {
    failOpenRequests()
    self.view = view
    hiddenView = hidden
    busy {
      view.graph.turn()
      turnIsDue = false
      enqueueSnapshot()
    }
    observer?.didReplaceScreen()
  }

  /// Counts a refused message, logs the first one of each kind, and closes the connection if the refusal requires it.
  func refuse(_ refusal: Refusal) {
    refusals[refusal, default: 0] += 1
    if refusals[refusal] == 1 {
      log(refusal.isExpected ? .debug : .notice, "refused a message from a client: \(refusal.rawValue)")
    }
    if let code = refusal.closeCode { detach(closing: code) }
  }

  func acknowledge(_ applied: Int) {
    guard outbox.acknowledge(applied) else { return refuse(.malformed) }
    pump()
  }

  // MARK: Host

  func graphNeedsTurn(_ graph: Graph) {
    // A hidden screen is updated when it is shown again.
    guard !turnIsDue, graph !== hiddenView?.graph else { return }
    turnIsDue = true
    if !isBusy { scheduleTurn() }
  }

  func graph(_ graph: Graph, didCommit commit: Commit) {
    effects.commands += commit.commands
    guard isShown else {
      firstCommit = firstCommit ?? commit
      return
    }
    guard !outbox.isBroken else { return }
    if !commit.passes.isEmpty { encode(commit) }
  }

  func graph(_ graph: Graph, after seconds: Double, perform closure: @escaping @MainActor () -> Void) {
    guard seconds > 0, transport != nil else { return closure() }
    animationTimers.run(after: .seconds(seconds), time, closure)
  }

  // MARK: Turns

  /// Runs the graph's pending turn, if there is one, and sends the changes.
  ///
  /// - Parameter event: A description of the user event for the log; `nil` if the change has no event.
  func turn(after event: @autoclosure () -> String? = nil) {
    guard turnIsDue, let view else { return flush() }
    turnIsDue = false
    let update = measured(after: event()) { view.graph.turn() }
    let bytes = sendPatch()
    // The page does not wait for the observer.
    guard var update else { return }
    update.bytes = bytes
    observer?.didUpdate(update)
  }

  /// Sends the patch, followed by effects such as announcements.
  func flush() {
    if case let bytes = sendPatch(), bytes > 0 { observer?.didSend(bytes: bytes) }
  }

  /// Flushes, and returns the length of the patch before compression; 0 if nothing has changed.
  private func sendPatch() -> Int {
    var bytes = 0
    if !patch.isEmpty {
      acknowledgedEvent = handled
      let frame = patch.finish(sequence: outbox.next, acknowledged: handled)
      bytes = frame.count
      outbox.append(frame)
    }
    effects.write(to: &patch) { patch in
      outbox.append(patch.finish(sequence: outbox.next, acknowledged: handled), isTransient: true)
    }
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
    return bytes
  }

  /// Runs a pending turn that was not caused by an event. If the page has too many unacknowledged patches, the turn is
  /// deferred until the page has caught up. The patch then contains only the newest state.
  private func turnIfDue() {
    guard turnIsDue, !isBusy, transport?.isWritable != false, outbox.count < options.unacknowledgedLimit else { return }
    holdAnswers()
    busy { turn() }
    host.didChange(self)
    // If the screen requests another turn at once, other sessions run first.
    if turnIsDue { scheduleTurn() }
  }

  private func scheduleTurn() {
    scheduledTurn = Task { [weak self, host] in await host.queue.run(for: host.visitor) { self?.turnIfDue() } }
  }

  private func connect(_ transport: any Transport, scene: String? = nil) {
    self.transport = transport
    acknowledgedEvent = handled
    typed.removeParts()
    // The session ID is a secret, so it is not part of a compressed frame.
    let limits = "\(options.messageByteLimit),\(options.textByteLimit)"
    let name = scene.map { ",\"\($0)\"" } ?? ""
    transport.send(Array("[\"joined\",\"\(id)\",\(committedEvent),\(limits)\(name)]".utf8), isCompressible: false)
  }

  /// Sends patches as long as the connection is writable.
  private func pump() {
    guard let transport else { return }
    // Wait until the page has acknowledged the last whole screen. Otherwise, each event of the page would cause another
    // whole screen to be sent.
    if outbox.isBroken, transport.isWritable, outbox.acknowledged >= newestSnapshot { enqueueSnapshot() }
    while transport.isWritable, let entry = outbox.nextUnsent(upTo: restoration.answerLimit?.patch) {
      transport.send(entry.frame, isCompressible: !entry.isSnapshot && options.compressesPatches)
    }
  }

  /// Makes the whole screen the next patch.
  private func enqueueSnapshot() {
    guard let view else { return }
    patch = Patch(words: patch.words)
    PageNote.write(on: view.graph.root)
    patch.render(view.graph.root)
    fields.removeAll()
    typed.removeAll { view.graph.element(id: $0) == nil }
    if let commit = firstCommit {
      firstCommit = nil
      encodeChanges(of: commit)
    }
    outbox.restart(with: patch.finish(sequence: outbox.next, acknowledged: handled))
    newestSnapshot = outbox.newest
    isShown = true
  }

  private func busy(_ work: () -> Void) {
    let wasBusy = isBusy
    isBusy = true
    work()
    isBusy = wasBusy
  }
}
