import NIOCore
import NIOWebSocket

/// A message for a client, on its way to ``LiveSocketHandler``.
struct LiveFrame: Sendable {
  /// Shorter messages are not compressed: it would save less than it takes.
  static let leastCompressed = 128

  let bytes: [UInt8]
  let isCompressible: Bool

  init(_ bytes: [UInt8], isCompressible: Bool) {
    self.bytes = bytes
    self.isCompressible = isCompressible && bytes.count >= Self.leastCompressed
  }
}

/// Turns the frames of a live connection into messages for its ``Connection``, on the event loop.
///
/// Answers pings of those who have joined, checks quiet lines with its own, stops reading while the inbox is full or what was
/// sent is not read, and does the closing handshake.
final class LiveSocketHandler: ChannelDuplexHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundIn = LiveFrame
  typealias OutboundOut = WebSocketFrame

  /// Asks the handler to close the connection.
  struct Close: Sendable {
    let code: UInt16
  }

  /// Asks the handler to read on.
  struct Resume: Sendable {}

  private let connection: Connection
  /// Compresses and decompresses; `nil` where the client did not offer it.
  private let codec: MessageCodec?
  private let byteLimit: Int
  private let pingInterval: TimeAmount
  private var assembler = MessageAssembler()
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
  /// How many bytes were thrown away since the line began to be closed.
  private var discarded = 0
  private var controlFrames = TokenBucket(burst: 64, perSecond: 8, now: .zero)

  init(connection: Connection, codec: MessageCodec?, options: WebOptions) {
    self.connection = connection
    self.codec = codec
    byteLimit = options.messageByteLimit
    pingInterval = TimeAmount(options.pingInterval)
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
      guard isWithinRate(context), hasAsked, context.channel.isWritable else { return }
      write(context, .pong, frame.unmaskedData)
    case .connectionClose:
      isClosing = true
      write(context, .connectionClose, Self.answer(to: frame.unmaskedData))
      context.close(promise: nil)
    case .pong:
      _ = isWithinRate(context)
    default:
      refuse(context, .malformed)
    }
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    // Nothing follows a close frame (RFC 6455, 5.5.1).
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

  /// What a line that is being closed is answered with: what the other side has said, or, where that is nothing that may be said
  /// (RFC 6455, 5.5.1, 7.4.1 and 7.4.2), that it is wrong.
  private static func answer(to goodbye: ByteBuffer) -> ByteBuffer {
    if goodbye.readableBytes == 0 { return goodbye }
    let mistake = ByteBuffer(integer: CloseCode.protocolError)
    guard let code = goodbye.getInteger(at: goodbye.readerIndex, as: UInt16.self) else { return mistake }
    let reason = goodbye.readableBytesView.dropFirst(2)
    let isKnown = (1000...1003).contains(code) || (1007...1014).contains(code) || (3000...4999).contains(code)
    return isKnown && String(validating: reason, as: UTF8.self) != nil ? goodbye : mistake
  }

  /// Throws away what comes on a line that is being closed, up to the goodbye's answer, or more than an honest page has under
  /// way.
  private func discard(_ frame: WebSocketFrame, _ context: ChannelHandlerContext) {
    discarded += frame.length + 8
    if isClosing && frame.opcode == .connectionClose || discarded > 524_288 { context.close(promise: nil) }
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
    case is JoinAllowance.Exceeded:
      refuse(context, .oversized)
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

  /// Takes a frame; where a message is complete with it, reads that and passes it on if it makes sense now.
  private func accept(_ frame: WebSocketFrame, _ context: ChannelHandlerContext) throws(Refusal) {
    guard !isRefused else { return }
    let limit = hasAsked ? byteLimit : ClientMessage.joinByteLimit
    guard let whole = try assembler.add(frame, limit: limit) else { return }
    guard whole.isText else { throw .notText }
    let message = try ClientMessage(try bytes(of: whole, limit: limit))
    guard message.isJoin != hasAsked else { throw .malformed }
    if !hasAsked {
      hasAsked = true
      context.pipeline.syncOperations.removeHandler(name: JoinAllowance.name, promise: nil)
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
    case NIOWebSocketError.invalidFrameLength:
      refuse(context, .oversized)
    case is NIOWebSocketError:
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
