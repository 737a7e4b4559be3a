import NIOCore
import NIOWebSocket

/// A message to a client.
struct LiveFrame: Sendable {
  /// The minimum length for compression. Shorter messages save less than compression costs.
  static let leastCompressed = 128

  let bytes: [UInt8]
  let isCompressible: Bool

  init(_ bytes: [UInt8], isCompressible: Bool) {
    self.bytes = bytes
    self.isCompressible = isCompressible && bytes.count >= Self.leastCompressed
  }
}

/// Converts the frames of a live connection to messages for its ``Connection``, on the event loop.
///
/// It answers pings of clients that have joined, sends pings on quiet connections, applies backpressure while the inbox
/// is full or the client does not read, and performs the closing handshake.
final class LiveSocketHandler: ChannelDuplexHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundIn = LiveFrame
  typealias OutboundOut = WebSocketFrame

  /// An event that requests closing the connection.
  struct Close: Sendable {
    let code: UInt16
  }

  /// An event that requests resuming reads.
  struct Resume: Sendable {}

  private let connection: Connection
  /// The codec; `nil` if compression was not negotiated.
  private let codec: MessageCodec?
  private let byteLimit: Int
  private let pingInterval: TimeAmount
  private var assembler = MessageAssembler()
  private var pinging: ConnectionTimer?
  /// The number of pings since the last frame from the client.
  private var silence = 0
  /// Whether the client has sent a request to join. Before that, no other message is accepted, and nothing reaches the
  /// main actor.
  private var hasRequestedJoin = false
  /// Whether a message was refused. After a refusal, nothing more is read.
  private var isRefused = false
  private var isPaused = false
  private var isReadPending = false
  /// The frames that arrived with the last read after the inbox was full. They are handled when the inbox accepts
  /// messages again, so that messages are decompressed and parsed no faster than the session handles them.
  private var waiting = CircularBuffer<WebSocketFrame>()
  private var isClosing = false
  /// The number of bytes that were discarded since closing began.
  private var discarded = 0
  private var controlFrames = TokenBucket(burst: 64, perSecond: 8, now: .zero)

  init(connection: Connection, codec: MessageCodec?, options: WebOptions) {
    self.connection = connection
    self.codec = codec
    byteLimit = options.messageByteLimit
    pingInterval = TimeAmount(options.pingInterval)
  }

  func handlerAdded(context: ChannelHandlerContext) {
    pinging = ConnectionTimer(on: context.eventLoop)
    schedulePing(context)
  }

  private func schedulePing(_ context: ChannelHandlerContext) {
    pinging?.start(in: pingInterval) {
      self.schedulePing(context)
      self.checkLine(context)
    }
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    pinging?.stop()
  }

  func channelInactive(context: ChannelHandlerContext) {
    pinging?.stop()
    // The client sent these frames before the connection ended, so they are handled even if the inbox is full. A few
    // compressed bytes can be many long messages, so their number is limited too.
    while !connection.isOverfull, let frame = waiting.popFirst() { handle(frame, context) }
    waiting.removeAll()
    connection.closed()
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    silence = 0
    if isPaused, !isClosing {
      waiting.append(frame)
    } else {
      handle(frame, context)
    }
  }

  private func handle(_ frame: WebSocketFrame, _ context: ChannelHandlerContext) {
    guard !isClosing, !isRefused else { return discard(frame, context) }
    guard frame.maskKey != nil, !frame.rsv2, !frame.rsv3, !frame.rsv1 || codec != nil && !frame.opcode.isControlOpcode
    else { return refuse(context, .malformed) }
    switch frame.opcode {
    case .text, .binary, .continuation:
      do {
        try accept(frame, context)
      } catch {
        refuse(context, error)
      }
    case .ping:
      guard isWithinRate(context), hasRequestedJoin, context.channel.isWritable else { return }
      write(context, .pong, frame.unmaskedData)
    case .connectionClose:
      isClosing = true
      write(context, .connectionClose, Self.closePayload(answering: frame.unmaskedData))
      context.close(promise: nil)
    case .pong:
      _ = isWithinRate(context)
    default:
      refuse(context, .malformed)
    }
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    // Nothing may follow a close frame (RFC 6455, 5.5.1).
    guard !isClosing else {
      promise?.fail(ChannelError.outputClosed)
      return
    }
    let message = unwrapOutboundIn(data)
    let compressed = message.isCompressible ? codec?.compress(message.bytes) : nil
    let frame = WebSocketFrame(
      fin: true, rsv1: compressed != nil, opcode: .text, data: compressed ?? ByteBuffer(bytes: message.bytes))
    context.write(wrapOutboundOut(frame), promise: promise)
  }

  /// Returns the payload of the server's close frame that answers a client's close frame: the client's payload, or a
  /// protocol error if that payload is not valid (RFC 6455, 5.5.1, 7.4.1 and 7.4.2).
  private static func closePayload(answering payload: ByteBuffer) -> ByteBuffer {
    if payload.readableBytes == 0 { return payload }
    let protocolError = ByteBuffer(integer: CloseCode.protocolError)
    guard let code = payload.getInteger(at: payload.readerIndex, as: UInt16.self) else { return protocolError }
    let reason = payload.readableBytesView.dropFirst(2)
    let isKnown = (1000...1003).contains(code) || (1007...1014).contains(code) || (3000...4999).contains(code)
    return isKnown && String(validating: reason, as: UTF8.self) != nil ? payload : protocolError
  }

  /// Discards a frame on a closing connection. Closes the socket at the peer's close frame, or when the peer has sent
  /// more than a correct page can have in transit.
  private func discard(_ frame: WebSocketFrame, _ context: ChannelHandlerContext) {
    discarded += frame.length + 8
    if isClosing && frame.opcode == .connectionClose || discarded > 524_288 { context.close(promise: nil) }
  }

  func read(context: ChannelHandlerContext) {
    // Backpressure: every incoming frame may cause output, so nothing is read from a client that does not read.
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
    case is JoinByteLimit.Exceeded:
      refuse(context, .oversized)
    case is ChannelShouldQuiesceEvent:
      close(context, code: CloseCode.goingAway)
    case ChannelEvent.inputClosed:
      // A half-closed connection is treated as closed.
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

  /// Adds a frame. If the frame completes a message, parses the message, and passes it on if it is valid in the current
  /// state.
  private func accept(_ frame: WebSocketFrame, _ context: ChannelHandlerContext) throws(Refusal) {
    guard !isRefused else { return }
    let limit = hasRequestedJoin ? byteLimit : ClientMessage.joinByteLimit
    guard let whole = try assembler.add(frame, limit: limit) else { return }
    guard whole.isText else { throw .notText }
    let message = try ClientMessage(try bytes(of: whole, limit: limit))
    guard message.isJoin != hasRequestedJoin else { throw .malformed }
    if !hasRequestedJoin {
      hasRequestedJoin = true
      context.pipeline.syncOperations.removeHandler(name: JoinByteLimit.name, promise: nil)
    }
    isPaused = !connection.accept(message)
  }

  private func bytes(of message: MessageAssembler.Message, limit: Int) throws(Refusal) -> [UInt8] {
    guard message.isCompressed, let codec else { return Array(buffer: message.bytes) }
    do {
      return try codec.decompress(message.bytes, limit: limit)
    } catch {
      switch error {
      case .malformed: throw .malformed
      case .tooLong: throw .oversized
      }
    }
  }

  /// Counts a ping or pong. Browsers send few of them, and pages none.
  private func isWithinRate(_ context: ChannelHandlerContext) -> Bool {
    let now = Duration.nanoseconds(Int64(clamping: context.eventLoop.now.uptimeNanoseconds))
    guard !controlFrames.take(now: now) else { return true }
    refuse(context, .flood)
    return false
  }

  private func refuse(_ context: ChannelHandlerContext, _ refusal: Refusal) {
    guard !isRefused else { return }
    isRefused = true
    guard hasRequestedJoin else { return close(context, code: refusal.closeCode ?? CloseCode.policyViolation) }
    connection.refuse(refusal)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch error {
    case NIOWebSocketError.invalidFrameLength:
      refuse(context, .oversized)
    case is NIOWebSocketError:
      refuse(context, .malformed)
    case is ByteToMessageDecoderError:
      // This error follows the error for a frame that could not be decoded. The connection is already being closed
      // because of that frame.
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
    while !isPaused, let frame = waiting.popFirst() { handle(frame, context) }
    guard isReadPending, isClosing || !isPaused else { return }
    isReadPending = false
    context.read()
  }

  /// Sends a close frame, and closes the socket when the client has answered, or after a second. Until then, input is
  /// read and discarded: closing a socket with unread data resets it, and the client would not receive the status.
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
