import NIOCore
import NIOWebSocket

/// Turns the frames of a live connection into messages for its ``Connection``, on the event loop.
///
/// Answers pings of those who have joined, checks quiet lines with its own, stops reading while the inbox is full or what was
/// sent is not read, and does the closing handshake.
final class LiveSocketHandler: ChannelDuplexHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  /// Asks the handler to close the connection.
  struct Close: Sendable {
    let code: UInt16
  }

  /// Asks the handler to read on.
  struct Resume: Sendable {}

  private let connection: Connection
  private let pingInterval: TimeAmount
  private var pinging: RepeatedTask?
  /// How many pings were sent since something came.
  private var silence = 0
  /// Whether the client has asked to join: until then nothing else is read, and nothing reaches the main actor.
  private var hasAsked = false
  /// Whether a message was refused: nothing more is read.
  private var isRefused = false
  private var isPaused = false
  private var isReadPending = false
  private var isClosing = false
  private var controlFrames = TokenBucket(burst: 64, perSecond: 8, now: .zero)

  init(connection: Connection, pingInterval: Duration) {
    self.connection = connection
    self.pingInterval = TimeAmount(pingInterval)
  }

  func handlerAdded(context: ChannelHandlerContext) {
    let bound = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
    pinging = context.eventLoop.scheduleRepeatedTask(initialDelay: pingInterval, delay: pingInterval) { _ in
      bound.value.handler.checkLine(bound.value.context)
    }
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    pinging?.cancel()
  }

  func channelInactive(context: ChannelHandlerContext) {
    pinging?.cancel()
    connection.closed()
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    silence = 0
    guard !isClosing else {
      if frame.opcode == .connectionClose { context.close(promise: nil) }
      return
    }
    switch frame.opcode {
    case .text:
      do {
        try accept(Array(buffer: frame.unmaskedData))
      } catch {
        refuse(context, error)
      }
    case .binary:
      refuse(context, .notText)
    case .ping:
      guard isWithinRate(context), hasAsked, context.channel.isWritable else { return }
      write(context, .pong, frame.unmaskedData)
    case .connectionClose:
      isClosing = true
      write(context, .connectionClose, frame.unmaskedData)
      context.close(promise: nil)
    case .pong:
      _ = isWithinRate(context)
    default:
      refuse(context, .malformed)
    }
  }

  func read(context: ChannelHandlerContext) {
    // Who does not read what is sent is not read either: everything that comes may ask for an answer.
    guard isClosing || !isPaused && context.channel.isWritable else {
      isReadPending = true
      return
    }
    context.read()
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    switch event {
    case let event as Close:
      close(context, code: event.code)
    case is Resume:
      resumeReading(context)
    case is ChannelShouldQuiesceEvent:
      close(context, code: CloseCode.goingAway)
    case ChannelEvent.inputClosed:
      // Half of a line is none: the page is gone.
      context.close(promise: nil)
    default:
      context.fireUserInboundEventTriggered(event)
    }
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    connection.writabilityChanged(context.channel.isWritable)
    if context.channel.isWritable, !isPaused { resumeReading(context) }
    context.fireChannelWritabilityChanged()
  }

  /// Reads a message, and passes it on where it makes sense now.
  private func accept(_ bytes: [UInt8]) throws(Refusal) {
    guard !isRefused else { return }
    guard hasAsked || bytes.count <= ClientMessage.joinByteLimit else { throw .oversized }
    let message = try ClientMessage(bytes)
    guard message.isJoin != hasAsked else { throw .malformed }
    hasAsked = true
    isPaused = !connection.accept(message)
  }

  /// Counts a ping or a pong: browsers send few by themselves, and pages none.
  private func isWithinRate(_ context: ChannelHandlerContext) -> Bool {
    let now = Duration.nanoseconds(Int64(clamping: context.eventLoop.now.uptimeNanoseconds))
    guard !controlFrames.take(now: now) else { return true }
    refuse(context, .flood)
    return false
  }

  private func refuse(_ context: ChannelHandlerContext, _ refusal: Refusal) {
    guard !isRefused else { return }
    isRefused = true
    guard hasAsked else { return close(context, code: refusal.closeCode ?? CloseCode.policyViolation) }
    connection.refuse(refusal)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch error {
    case NIOWebSocketError.invalidFrameLength, NIOWebSocketFrameAggregator.Error.accumulatedFrameSizeIsTooLarge:
      refuse(context, .oversized)
    case is NIOWebSocketError, is NIOWebSocketFrameAggregator.Error:
      refuse(context, .malformed)
    case is ByteToMessageDecoderError:
      // What follows a frame that could not be read; the connection is being closed for that one.
      break
    default:
      context.close(promise: nil)
    }
  }

  private func checkLine(_ context: ChannelHandlerContext) {
    silence += 1
    guard silence <= 3 else { return context.close(promise: nil) }
    write(context, .ping, ByteBuffer())
  }

  private func resumeReading(_ context: ChannelHandlerContext) {
    isPaused = false
    guard isReadPending else { return }
    isReadPending = false
    context.read()
  }

  /// Says goodbye, and closes when the client has answered or had a second to do so. Until then what it sends is read and
  /// thrown away: closing a socket with unread data resets it, and the client would never learn why.
  private func close(_ context: ChannelHandlerContext, code: UInt16) {
    guard !isClosing else { return }
    isClosing = true
    write(context, .connectionClose, ByteBuffer(integer: code))
    resumeReading(context)
    let channel = context.channel
    context.eventLoop.scheduleTask(in: .seconds(1)) { channel.close(promise: nil) }
  }

  private func write(_ context: ChannelHandlerContext, _ opcode: WebSocketOpcode, _ data: ByteBuffer) {
    context.writeAndFlush(wrapOutboundOut(WebSocketFrame(fin: true, opcode: opcode, data: data)), promise: nil)
  }
}
