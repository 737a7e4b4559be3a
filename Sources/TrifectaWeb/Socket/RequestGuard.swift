import NIOCore
import NIOHTTP1
import NIOTLS

/// Handles invalid and refused requests before the application does. It answers them and closes the connection.
///
/// It follows an `HTTPServerPipelineHandler`, so it gets one request at a time, and errors after the preceding
/// responses.
final class RequestGuard: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  /// Whether the server is shutting down. Each response is then the last one of its connection.
  var isShuttingDown = false
  private let upgrader: LiveUpgrader
  private let caller: Caller
  /// Only the first request of a connection can be upgraded, because NIO removes its upgrade handler after it.
  private var isFirst = true
  /// Whether a request was passed on whose response has not ended.
  private var isBusy = false
  private var isResponding = false
  /// Whether the connection stays open after the next response.
  private var keepsAlive = true
  private var isHead = false
  /// Whether the client sent the current request over an encrypted connection, to the server or to a trusted proxy.
  private var isSecure = false
  private var isClosing = false
  /// Whether the last response was written, and whether the peer has closed its half.
  private var isWritten = false
  private var hasEnded = false
  /// Closes the connection of a client that does not read a response.
  private let stall: ConnectionTimer
  /// Whether the end of the current request has not arrived.
  private var isReceiving = false
  /// Closes the connection unless the header of the next request, or the rest of a body, arrives in time.
  private let deadline: ConnectionTimer
  /// The number of small parts of bodies, reduced by long parts and by elapsed time.
  private var smallParts = 0
  private var lastPart = NIODeadline.uptimeNanoseconds(0)
  /// Whether the next part of a body is its first. The first part is never small, because handling it takes less time
  /// than handling the request.
  private var isFirstPart = true

  /// The minimum average length of body parts that do not count as small, in bytes. Handling a part takes the same time
  /// regardless of its length.
  private static let partLength = 32
  /// The number of small parts, such as chunks of one byte, that a connection may send at once.
  private static let smallPartLimit = 1_024
  /// The time in which a connection may send one more small part.
  private static let smallPartInterval = TimeAmount.milliseconds(4)
  /// The time before a closing connection is closed completely. A reset before this time could lose the last response.
  private static let lingering = TimeAmount.seconds(1)
  /// The time before a connection is closed whose client does not read a response.
  private static let patience = TimeAmount.seconds(60)

  /// - Parameter eventLoop: The event loop of the connection.
  init(upgrader: LiveUpgrader, caller: Caller, eventLoop: any EventLoop) {
    self.upgrader = upgrader
    self.caller = caller
    stall = ConnectionTimer(on: eventLoop)
    deadline = ConnectionTimer(on: eventLoop)
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    stall.stop()
    deadline.stop()
  }

  // MARK: Requests

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isClosing else { return }
    guard case .head(var head) = unwrapInboundIn(data) else { return pass(data, context) }
    deadline.stop()
    isReceiving = true
    isHead = head.method == .HEAD
    isFirstPart = true
    isSecure = Visitor(caller, options: upgrader.options) { head.headers[$0] }.isSecure
    if let response = upgrader.response(to: &head, from: caller, isFirst: isFirst) {
      return finish(context, with: response)
    }
    if let response = upgrader.healthResponse(to: head, isShuttingDown: isShuttingDown) {
      return finish(context, with: response)
    }
    if isShuttingDown, head.headers.contains(name: "upgrade") { return finish(context, with: .shuttingDown) }
    isFirst = false
    isBusy = true
    if head.expectsContinue { sendContinue(context) }
    // Hummingbird ignores HTTP versions, so its responses do not tell an HTTP/1.0 client to keep the connection open.
    keepsAlive = head.isKeepAlive && head.version != .http1_0 && !isShuttingDown
    if !keepsAlive { head.headers.replaceOrAdd(name: "connection", value: "close") }
    context.fireChannelRead(wrapInboundOut(.head(head)))
  }

  /// Passes on a part of a body, or its end. Closes the connection if its client sends many tiny chunks at a time,
  /// because handling them would block the other connections of the event loop.
  private func pass(_ data: NIOAny, _ context: ChannelHandlerContext) {
    if case .body(let bytes) = unwrapInboundIn(data) {
      let passed = Int((context.eventLoop.now - lastPart).nanoseconds / Self.smallPartInterval.nanoseconds)
      lastPart = lastPart + Self.smallPartInterval * passed
      smallParts = max(0, smallParts + (isFirstPart ? 0 : 1) - passed - bytes.readableBytes / Self.partLength)
      isFirstPart = false
      guard smallParts <= Self.smallPartLimit else {
        isClosing = true
        return context.close(promise: nil)
      }
    }
    if case .end = unwrapInboundIn(data) {
      isReceiving = false
      deadline.stop()
    }
    context.fireChannelRead(data)
  }

  /// Starts the deadline for a request's header if the bytes are the beginning of one. The first header of a connection
  /// has the same time, see ``LiveChannel``.
  ///
  /// Empty lines before a request do not belong to it (RFC 9112, 2.2). Some clients send one after the body of a request.
  func willReceive(_ bytes: ByteBuffer, on channel: any Channel) {
    guard !isFirst, !isBusy, !isReceiving, !deadline.isRunning else { return }
    if bytes.readableBytesView.contains(where: { $0 != UInt8(ascii: "\r") && $0 != UInt8(ascii: "\n") }) {
      startDeadline(channel)
    }
  }

  private func startDeadline(_ channel: any Channel) {
    guard !deadline.isRunning, !isClosing else { return }
    deadline.start(in: TimeAmount(upgrader.options.handshakeTimeout)) { channel.close(promise: nil) }
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    if isClosing { context.read() }
    context.fireChannelReadComplete()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch error {
    case _ where isClosing, is ByteToMessageDecoderError:
      // This error occurs when more data follows bytes that could not be parsed. The error for the unparsable bytes
      // arrives after the preceding responses, and then closes the connection.
      break
    case let error as HTTPParserError:
      finish(context, with: .malformed(error))
    default:
      context.close(promise: nil)
    }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    switch event {
    case ChannelEvent.inputClosed where isClosing:
      hasEnded = true
      if isWritten { context.close(promise: nil) }
    case TLSUserEvent.handshakeCompleted:
      caller.isEncrypted = true
      context.fireUserInboundEventTriggered(event)
    default:
      context.fireUserInboundEventTriggered(event)
    }
  }

  /// Closes the connection if no request is current. The beginning of a request's header is discarded.
  func closeIfIdle(_ channel: any Channel) {
    guard !isBusy, !isClosing else { return }
    isClosing = true
    channel.close(promise: nil)
  }

  // MARK: Responses

  /// Sends the interim response for which the client waits before it sends the body (RFC 9110, 10.1.1).
  ///
  /// It is sent when the request is passed to the application, not when the application reads the body: Hummingbird has
  /// no event for that. Replacing the body to detect the read would end the process in
  /// `consumeWithInboundCloseHandler`.
  private func sendContinue(_ context: ChannelHandlerContext) {
    let head = HTTPResponseHead(version: .http1_1, status: .continue)
    context.writeAndFlush(wrapOutboundOut(.head(head)), promise: nil)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    guard !isClosing else {
      promise?.fail(ChannelError.outputClosed)
      return
    }
    switch unwrapOutboundIn(data) {
    case .head(var head):
      isResponding = head.status.code >= 200
      if isShuttingDown { keepsAlive = false }
      if head.headers[canonicalForm: "connection"].contains("close") { keepsAlive = false }
      if !keepsAlive, isResponding { head.headers.replaceOrAdd(name: "connection", value: "close") }
      if isSecure, isResponding { Self.requireEncryption(&head) }
      context.write(wrapOutboundOut(.head(head)), promise: promise)
    case .body:
      context.write(data, promise: promise)
    case .end:
      isResponding = false
      isBusy = false
      // The shutdown may have begun after the head of the response.
      if isShuttingDown { keepsAlive = false }
      // Nothing uses the rest of the body, so no route limits the time in which it arrives.
      if isReceiving, keepsAlive { startDeadline(context.channel) }
      keepsAlive ? context.write(data, promise: promise) : close(context, with: data, promise)
    }
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    stall.stop()
    if !context.channel.isWritable {
      let channel = context.channel
      stall.start(in: Self.patience) { channel.close(promise: nil) }
    }
    context.fireChannelWritabilityChanged()
  }

  private func finish(_ context: ChannelHandlerContext, with response: GuardResponse) {
    // A client would read a second response inside another response as part of the first.
    guard !isResponding else { return context.close(promise: nil) }
    var head = HTTPResponseHead(version: .http1_1, status: response.status, headers: response.headers)
    if isSecure { Self.requireEncryption(&head) }
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    if !isHead { context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(string: response.text)))), promise: nil) }
    close(context, with: wrapOutboundOut(.end(nil)), nil)
  }

  /// Makes browsers use only encrypted connections to the server for a year (RFC 6797).
  private static func requireEncryption(_ head: inout HTTPResponseHead) {
    head.headers.replaceOrAdd(name: "strict-transport-security", value: "max-age=31536000")
  }

  /// Sends the end of the last response, and half-closes the connection. It is closed completely when the peer has
  /// closed its half: closing a socket with unread data resets it, and the peer might not receive the response.
  private func close(_ context: ChannelHandlerContext, with end: NIOAny, _ promise: EventLoopPromise<Void>?) {
    isClosing = true
    let channel = context.channel
    let bound = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
    let written = promise ?? context.eventLoop.makePromise()
    written.futureResult.whenComplete { _ in
      let (handler, context) = bound.value
      handler.isWritten = true
      context.close(mode: handler.hasEnded ? .all : .output, promise: nil)
    }
    context.writeAndFlush(end, promise: written)
    context.eventLoop.scheduleTask(in: Self.lingering) { channel.close(promise: nil) }
    context.read()
  }
}

extension HTTPRequestHead {
  /// The expectations in the header (RFC 9110, 10.1.1). A request of HTTP/1.0 has none.
  fileprivate var expectations: [Substring] {
    version == .http1_0 ? [] : headers[canonicalForm: "expect"]
  }

  /// Whether the client waits for the status 100 before it sends the body.
  fileprivate var expectsContinue: Bool {
    guard !expectations.isEmpty else { return false }
    return headers.contains(name: "transfer-encoding") || headers.first(name: "content-length") ?? "0" != "0"
  }

  /// Whether the header has an expectation other than `100-continue`.
  var hasUnknownExpectation: Bool {
    // Bytes are counted first, because comparing characters with many combining marks is slow.
    expectations.contains { $0.utf8.count != 12 || $0.lowercased() != "100-continue" }
  }
}

/// A response of ``RequestGuard``.
struct GuardResponse: Equatable {
  let status: HTTPResponseStatus
  let text: String
  private let fields: [String: String]

  init(_ status: HTTPResponseStatus, _ text: String, _ fields: [String: String] = [:]) {
    self.status = status
    self.text = text + "\n"
    self.fields = fields
  }

  var headers: HTTPHeaders {
    var headers: HTTPHeaders = [
      "connection": "close", "content-length": "\(text.utf8.count)", "content-type": "text/plain; charset=utf-8",
      "x-content-type-options": "nosniff", "cache-control": "no-store",
    ]
    for (name, value) in fields { headers.replaceOrAdd(name: name, value: value) }
    return headers
  }

  static func malformed(_ error: HTTPParserError) -> GuardResponse {
    switch error {
    case .headerOverflow: GuardResponse(.requestHeaderFieldsTooLarge, "The request's header fields are too long.")
    case .invalidVersion: unsupportedVersion
    default: GuardResponse(.badRequest, "The request is malformed.")
    }
  }

  static let shuttingDown = GuardResponse(
    .serviceUnavailable, "The server is shutting down. Try again in a moment.", ["retry-after": "1"])

  /// The response to a version that is not supported, or a request line without CR: NIO's parser reports the same error
  /// for both.
  static let unsupportedVersion = GuardResponse(
    .httpVersionNotSupported, "This server supports only HTTP/1.0 and HTTP/1.1, whose lines end with CR and LF.")
}
