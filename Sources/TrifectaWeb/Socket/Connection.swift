import Foundation
import NIOConcurrencyHelpers
import NIOCore

/// A live connection. It connects its event loop to the main actor, where sessions run.
///
/// The event loop parses messages and appends them to a bounded inbox. The main actor takes them out in batches, so
/// that a burst costs one hop. The batches of all connections are scheduled by the ``FairQueue``. When the inbox is
/// full, the connection stops reading from the socket until half of the inbox is empty.
final class Connection: Transport {
  /// The client, as identified by the upgrade request.
  struct Peer: Sendable {
    var screen: Screen
    var browser: String
    /// The key for limits per address.
    var address = ""
    /// The locale of the visitor; `nil` if it is unknown.
    var locale: Locale?
    var caller: Caller?
  }

  private struct Inbox {
    var messages: [ClientMessage] = []
    /// The total weight of the messages.
    var weight = 0
    var refusal: Refusal?
    var isScheduled = false
    var isPaused = false
    var isWritable = true
    var becameWritable = false
    var isClosed = false
    var hasJoined = false
  }

  /// The search for the stored data of a joining page.
  private enum Lookup {
    case isRunning
    case ended(SessionStore.StoredState)

    /// The result; `nil` while the search runs.
    var result: SessionStore.StoredState? {
      guard case .ended(let state) = self else { return nil }
      return state
    }
  }

  private let channel: any Channel
  private let peer: Peer
  private let store: SessionStore
  private let inboxLimit: Int
  private let inbox = NIOLockedValueBox(Inbox())
  @MainActor private var session: Session?
  @MainActor private var isDone = false
  /// The search for the stored data of the joining page; `nil` if the page needs none.
  @MainActor private var lookup: Lookup?

  /// The maximum weight of messages that are handled before other sessions run.
  private static let batchWeight = 16

  init(channel: any Channel, peer: Peer, store: SessionStore, inboxLimit: Int) {
    self.channel = channel
    self.peer = peer
    self.store = store
    self.inboxLimit = inboxLimit
  }

  // MARK: From the event loop

  /// Adds a message to the inbox. The first message of a connection, and no other, is a request to join.
  ///
  /// - Returns: Whether the inbox accepts more messages. If not, ``LiveSocketHandler/Resume`` is triggered later.
  func accept(_ message: ClientMessage) -> Bool {
    update { inbox in
      inbox.messages.append(message)
      inbox.weight += message.weight
      inbox.isPaused = inbox.weight >= inboxLimit
      return !inbox.isPaused
    }
  }

  /// Whether the inbox is so full that even the last messages of a closed connection are dropped.
  var isOverfull: Bool { inbox.withLockedValue { $0.weight >= 4 * inboxLimit } }

  /// Closes the connection if no page has joined within a time limit.
  func expectJoin(within time: TimeAmount) {
    channel.eventLoop.scheduleTask(in: time) { [weak self] in
      Task { @MainActor in self?.closeUnlessJoined() }
    }
  }

  /// Records an invalid message, after which nothing is read. Earlier messages are handled first.
  func refuse(_ refusal: Refusal) {
    update { $0.refusal = refusal }
  }

  /// Records that the socket's buffer has filled up or drained.
  func writabilityChanged(_ isWritable: Bool) {
    update {
      $0.isWritable = isWritable
      $0.becameWritable = isWritable
    }
  }

  /// Records that the socket is closed.
  func closed() {
    update { $0.isClosed = true }
  }

  /// Changes the inbox and schedules its processing on the main actor.
  private func update<Result>(_ change: (inout Inbox) -> Result) -> Result {
    let (result, mustSchedule) = inbox.withLockedValue { inbox in
      let result = change(&inbox)
      defer { inbox.isScheduled = true }
      return (result, !inbox.isScheduled)
    }
    if mustSchedule { schedule() }
    return result
  }

  private func schedule() {
    let visitor = FairQueue.Visitor(address: peer.address, browser: peer.browser)
    if inbox.withLockedValue(\.hasJoined) {
      store.queue.add(for: visitor) { self.drain() }
    } else if !store.queue.addIfCapacity(for: visitor, { self.drain() }) {
      // Nothing more is scheduled for the connection.
      close(CloseCode.tryAgainLater)
      Task { @MainActor in
        if session == nil, !isDone { giveUpJoining() }
      }
    }
  }

  // MARK: Transport

  var isWritable: Bool { inbox.withLockedValue { $0.isWritable && !$0.isClosed } }

  func send(_ frame: [UInt8], isCompressible: Bool) {
    channel.writeAndFlush(LiveFrame(frame, isCompressible: isCompressible), promise: nil)
  }

  func close(_ code: UInt16) {
    let channel = channel
    channel.eventLoop.execute {
      channel.pipeline.fireUserInboundEventTriggered(LiveSocketHandler.Close(code: code))
    }
  }

  // MARK: On the main actor

  @MainActor
  private func drain() {
    let (batch, becameWritable) = inbox.withLockedValue { inbox in
      defer {
        inbox.isScheduled = false
        inbox.becameWritable = false
      }
      return (Self.batch(of: inbox.messages), inbox.becameWritable)
    }
    let count = isDone ? batch.count : handle(batch)
    // The drain continues when the stored state has arrived.
    if case .isRunning = lookup, !isDone { return }
    if becameWritable, !isDone { session?.transportIsWritable(self) }
    let isDone = isDone
    let (rest, mayResume) = inbox.withLockedValue { inbox in
      // Nothing handles the other messages of a connection that is done.
      let handled = isDone ? inbox.messages.count : count
      inbox.weight -= inbox.messages.prefix(handled).reduce(0) { $0 + $1.weight }
      inbox.messages.removeFirst(handled)
      let mayResume = inbox.isPaused && inbox.weight <= inboxLimit / 2
      if mayResume { inbox.isPaused = false }
      return (inbox, mayResume)
    }
    if mayResume { resumeReading() }
    if !rest.messages.isEmpty {
      // The rest is scheduled at the end of the queue, so that others run first. This includes the messages of a closed
      // connection: the client sent them before it closed.
      update { _ in }
    } else if rest.isClosed {
      disconnect()
    } else if let refusal = rest.refusal {
      refuseNow(refusal)
    }
  }

  /// Returns the messages that are handled before other visitors' work runs: at least one.
  private static func batch(of messages: [ClientMessage]) -> [ClientMessage] {
    var weight = 0
    return Array(
      messages.prefix { message in
        defer { weight += message.weight }
        return weight < batchWeight
      })
  }

  /// Handles messages until they have used their time slice.
  ///
  /// - Returns: The number of messages that are finished.
  @MainActor
  private func handle(_ messages: [ClientMessage]) -> Int {
    guard let session else {
      // A page that has disconnected in the meantime gets no session.
      if inbox.withLockedValue({ $0.isClosed }) {
        giveUpJoining()
        return messages.count
      }
      guard case .join(let token, let id, let applied, let viewport, let page) = messages.first else {
        return messages.count
      }
      let visitor = SessionStore.Visitor(browser: peer.browser, address: peer.address, locale: peer.locale)
      if lookup == nil, let query = store.query(peer.screen, as: visitor, token: token, session: id, page: page) {
        lookUp(query)
      }
      if case .isRunning = lookup { return 0 }
      session = store.join(
        peer.screen, as: visitor, token: token, session: id, applied: applied, viewport: viewport, page: page,
        stored: lookup?.result ?? SessionStore.StoredState(), on: self)
      if session == nil {
        giveUpJoining()
      } else {
        inbox.withLockedValue { $0.hasJoined = true }
        peer.caller?.hasJoined()
      }
      return 1
    }
    guard session.transport === self else { return messages.count }
    if messages.first == .leave {
      isDone = true
      store.end(session, closing: CloseCode.goingAway)
      return messages.count
    }
    return session.receive(messages.prefix { $0 != .leave })
  }

  /// Looks up the stored data of the joining page. Its messages wait until the look-up has finished.
  @MainActor
  private func lookUp(_ query: SessionStore.StoredStateQuery) {
    lookup = .isRunning
    Task {
      let state = await store.load(query)
      lookup = .ended(state)
      if isDone { store.cancelAttempt(state) }
      update { _ in }
    }
  }

  /// Ends a connection without a session. The stored state of its page was not used.
  @MainActor
  private func giveUpJoining() {
    isDone = true
    store.cancelAttempt(lookup?.result)
    lookup = nil
  }

  @MainActor
  private func disconnect() {
    guard !isDone else { return }
    isDone = true
    if let session { store.disconnect(session, from: self) }
  }

  @MainActor
  private func closeUnlessJoined() {
    guard session == nil, !isDone else { return }
    giveUpJoining()
    let hasJoinRequest = inbox.withLockedValue { !$0.messages.isEmpty }
    close(hasJoinRequest ? CloseCode.tryAgainLater : CloseCode.policyViolation)
  }

  @MainActor
  private func refuseNow(_ refusal: Refusal) {
    guard !isDone else { return }
    if let session, session.transport === self {
      session.refuse(refusal)
    } else {
      close(refusal.closeCode ?? CloseCode.policyViolation)
    }
  }

  private func resumeReading() {
    let channel = channel
    channel.eventLoop.execute {
      channel.pipeline.fireUserInboundEventTriggered(LiveSocketHandler.Resume())
    }
  }
}
