import Foundation
import NIOConcurrencyHelpers
import NIOCore

/// One live connection: the bridge between its event loop and the main actor, where sessions live.
///
/// The loop puts messages, which it has read and found to be ones, into a bounded inbox; the main actor takes them out in
/// batches, so that a burst costs one hop. The batches of all connections go through the ``FairQueue``. A full inbox stops reading
/// from the socket until half of it is gone.
final class Connection: Wire {
  /// Who connected, as the upgrade request says.
  struct Peer: Sendable {
    var screen: Screen
    var browser: String
    /// By what the visitor's share is counted.
    var address = ""
    /// The visitor's language and customs; `nil` where nobody knows.
    var locale: Locale?
    var caller: Caller?
  }

  private struct Inbox {
    var messages: [ClientMessage] = []
    /// What the messages weigh together.
    var weight = 0
    var refusal: Refusal?
    var isScheduled = false
    var isPaused = false
    var isWritable = true
    var becameWritable = false
    var isClosed = false
    var hasJoined = false
  }

  private let channel: any Channel
  private let peer: Peer
  private let store: SessionStore
  private let inboxLimit: Int
  private let inbox = NIOLockedValueBox(Inbox())
  @MainActor private var session: Session?
  @MainActor private var isDone = false

  /// What messages may weigh that are handled before other sessions get their turn.
  private static let batchWeight = 16

  init(channel: any Channel, peer: Peer, store: SessionStore, inboxLimit: Int) {
    self.channel = channel
    self.peer = peer
    self.store = store
    self.inboxLimit = inboxLimit
  }

  // MARK: From the event loop

  /// Takes a message in. The first one of a connection is a request to join, and no other is.
  ///
  /// - Returns: whether the inbox takes more; where not, ``LiveSocketHandler/Resume`` follows.
  func accept(_ message: ClientMessage) -> Bool {
    update { inbox in
      inbox.messages.append(message)
      inbox.weight += message.weight
      inbox.isPaused = inbox.weight >= inboxLimit
      return !inbox.isPaused
    }
  }

  /// Closes the line where nobody has joined on it when the time is over.
  func expectJoin(within time: TimeAmount) {
    channel.eventLoop.scheduleTask(in: time) { [weak self] in
      Task { @MainActor in self?.closeUnlessJoined() }
    }
  }

  /// Something came that is no message; nothing comes after it. What came before it is handled first.
  func refuse(_ refusal: Refusal) {
    update { $0.refusal = refusal }
  }

  /// The socket's buffer has filled up or drained.
  func writabilityChanged(_ isWritable: Bool) {
    update {
      $0.isWritable = isWritable
      $0.becameWritable = isWritable
    }
  }

  /// The socket is closed.
  func closed() {
    update { $0.isClosed = true }
  }

  /// Changes the inbox and sees to it that the main actor looks into it.
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
    } else if !store.queue.addIfRoom(for: visitor, { self.drain() }) {
      // Nothing more is scheduled for it.
      close(CloseCode.tryAgainLater)
    }
  }

  // MARK: Wire

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
    if becameWritable, !isDone { session?.wireIsWritable(self) }
    let (rest, mayResume) = inbox.withLockedValue { inbox in
      inbox.weight -= batch.prefix(count).reduce(0) { $0 + $1.weight }
      inbox.messages.removeFirst(count)
      let mayResume = inbox.isPaused && inbox.weight <= inboxLimit / 2
      if mayResume { inbox.isPaused = false }
      return (inbox, mayResume)
    }
    if mayResume { resumeReading() }
    if rest.isClosed {
      disconnect()
    } else if !rest.messages.isEmpty {
      // Again at the end of the queue: others have their turn first.
      update { _ in }
    } else if let refusal = rest.refusal {
      refuseNow(refusal)
    }
  }

  /// The messages that are handled before others get their turn: at least one.
  private static func batch(of messages: [ClientMessage]) -> [ClientMessage] {
    var weight = 0
    return Array(
      messages.prefix { message in
        defer { weight += message.weight }
        return weight < batchWeight
      })
  }

  /// Handles messages until they have taken their share of a turn.
  ///
  /// - Returns: how many are done with.
  @MainActor
  private func handle(_ messages: [ClientMessage]) -> Int {
    guard let session else {
      // A page that has gone meanwhile gets no session.
      if inbox.withLockedValue({ $0.isClosed }) {
        isDone = true
        return messages.count
      }
      guard case .join(let token, let id, let applied, let viewport, let page) = messages.first else {
        return messages.count
      }
      let visitor = SessionStore.Visitor(browser: peer.browser, address: peer.address, locale: peer.locale)
      session = store.join(
        peer.screen, as: visitor, token: token, session: id, applied: applied, viewport: viewport, page: page, on: self)
      if session == nil {
        isDone = true
      } else {
        inbox.withLockedValue { $0.hasJoined = true }
        peer.caller?.hasJoined()
      }
      return 1
    }
    guard session.wire === self else { return messages.count }
    if messages.first == .leave {
      isDone = true
      store.end(session, closing: CloseCode.goingAway)
      return messages.count
    }
    return session.receive(messages.prefix { $0 != .leave })
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
    isDone = true
    let hasAsked = inbox.withLockedValue { !$0.messages.isEmpty }
    close(hasAsked ? CloseCode.tryAgainLater : CloseCode.policyViolation)
  }

  @MainActor
  private func refuseNow(_ refusal: Refusal) {
    guard !isDone else { return }
    if let session, session.wire === self {
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
