import NIOConcurrencyHelpers
import NIOCore
import NIOWebSocket

/// One live connection: the bridge between its event loop and the main actor, where sessions live.
///
/// The loop puts messages into a bounded inbox; the main actor takes them out in batches, so that a burst costs one hop,
/// and gives way to other sessions between batches. A full inbox stops reading from the socket until half of it is gone.
final class Connection: Wire {
  /// Who connected, as the upgrade request says.
  struct Peer: Sendable {
    var screen: Screen
    var browser: String
  }

  private struct Inbox {
    var messages: [String] = []
    var refusal: Refusal?
    var isScheduled = false
    var isPaused = false
    var isWritable = true
    var becameWritable = false
    var isClosed = false
  }

  private let channel: any Channel
  private let peer: Peer
  private let store: SessionStore
  private let inboxLimit: Int
  private let inbox = NIOLockedValueBox(Inbox())
  @MainActor private var session: Session?
  @MainActor private var isDone = false

  /// How many messages are handled before other sessions get their turn.
  private static let batch = 16

  init(channel: any Channel, peer: Peer, store: SessionStore, inboxLimit: Int) {
    self.channel = channel
    self.peer = peer
    self.store = store
    self.inboxLimit = inboxLimit
  }

  // MARK: From the event loop

  /// Takes a message in.
  ///
  /// - Returns: whether the inbox takes more; where not, ``LiveSocketHandler/Resume`` follows.
  func accept(_ message: String) -> Bool {
    update { inbox in
      inbox.messages.append(message)
      inbox.isPaused = inbox.messages.count >= inboxLimit
      return !inbox.isPaused
    }
  }

  /// Closes the line where nobody has joined on it when the time is over.
  func expectJoin(within time: TimeAmount) {
    channel.eventLoop.scheduleTask(in: time) { [weak self] in
      Task { @MainActor in self?.closeUnlessJoined() }
    }
  }

  /// Something came that is no message.
  func refuse(_ refusal: Refusal) {
    update { $0.refusal = $0.refusal ?? refusal }
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
    Task { @MainActor in drain() }
  }

  // MARK: Wire

  var isWritable: Bool { inbox.withLockedValue { $0.isWritable && !$0.isClosed } }

  func send(_ frame: [UInt8]) {
    let channel = channel
    channel.eventLoop.execute {
      let frame = WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(bytes: frame))
      channel.writeAndFlush(frame, promise: nil)
    }
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
    let (batch, mayResume) = inbox.withLockedValue { inbox in
      var batch = inbox
      batch.messages = Array(inbox.messages.prefix(Self.batch))
      inbox.messages.removeFirst(batch.messages.count)
      inbox.becameWritable = false
      let mayResume = inbox.isPaused && inbox.messages.count <= inboxLimit / 2
      if mayResume { inbox.isPaused = false }
      inbox.isScheduled = !inbox.messages.isEmpty
      return (batch, mayResume)
    }
    handle(batch)
    if mayResume { resumeReading() }
    if inbox.withLockedValue({ $0.isScheduled }) { schedule() }
  }

  @MainActor
  private func handle(_ batch: Inbox) {
    guard !isDone else { return }
    if !batch.messages.isEmpty { handle(batch.messages) }
    if batch.becameWritable { session?.wireIsWritable(self) }
    if let refusal = batch.refusal {
      if let session, session.wire === self {
        session.refuse(refusal)
      } else {
        close(refusal.closeCode ?? CloseCode.policyViolation)
      }
    }
    if batch.isClosed {
      isDone = true
      if let session { store.disconnect(session, from: self) }
    }
  }

  @MainActor
  private func handle(_ texts: [String]) {
    var messages: [ClientMessage] = []
    messages.reserveCapacity(texts.count)
    for text in texts {
      guard let message = ClientMessage(text) else {
        deliver(messages)
        return refuseMalformed()
      }
      switch message {
      case .join(let token, let id, let applied):
        guard session == nil else { return refuseMalformed() }
        session = store.join(
          peer.screen, as: peer.browser, token: token, session: id, applied: applied, on: self)
        if session == nil { isDone = true }
      case .leave:
        deliver(messages)
        isDone = true
        if let session, session.wire === self { store.end(session, closing: CloseCode.goingAway) }
      case .event, .acknowledgement:
        messages.append(message)
      }
    }
    deliver(messages)
  }

  @MainActor
  private func deliver(_ messages: [ClientMessage]) {
    guard !messages.isEmpty, !isDone else { return }
    guard let session else { return refuseMalformed() }
    if session.wire === self { session.receive(messages) }
  }

  @MainActor
  private func closeUnlessJoined() {
    guard session == nil, !isDone else { return }
    isDone = true
    close(CloseCode.policyViolation)
  }

  @MainActor
  private func refuseMalformed() {
    if let session, session.wire === self {
      session.refuse(.malformed)
    } else {
      close(CloseCode.policyViolation)
    }
  }

  private func resumeReading() {
    let channel = channel
    channel.eventLoop.execute {
      channel.pipeline.fireUserInboundEventTriggered(LiveSocketHandler.Resume())
    }
  }
}
