import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import NIOWebSocket

/// What becomes of an accepted connection: pages and files for a Hummingbird responder, or a live connection to a screen.
struct LiveChannel: HTTPChannelHandler {
  /// An accepted connection, and what it will turn out to be: nothing can be read before its setup is over.
  struct Value: ServerChildChannelValue {
    let channel: any Channel
    let negotiation: EventLoopFuture<Negotiated>
  }

  /// What a connection turned out to be.
  enum Negotiated: Sendable {
    case http(NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>)
    case live
  }

  let responder: HTTPChannelHandler.Responder
  let gate: LiveGate

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
    // Before anything is negotiated no handler counts idle time, so the handshake has a deadline of its own.
    let deadline = channel.eventLoop.scheduleTask(in: TimeAmount(gate.options.handshakeTimeout)) {
      channel.close(promise: nil)
    }
    return channel.eventLoop.makeCompletedFuture {
      let upgrade = NIOTypedHTTPServerUpgradeConfiguration(
        upgraders: [upgrader()],
        notUpgradingCompletionHandler: { channel in
          channel.eventLoop.makeCompletedFuture { try Self.configureHTTP(channel, logger: logger) }
        })
      var configuration = NIOUpgradableHTTPServerPipelineConfiguration(upgradeConfiguration: upgrade)
      // Hummingbird answers errors itself, and its types cannot hold an invalid header.
      configuration.enablePipelining = false
      configuration.enableErrorHandling = false
      configuration.enableResponseHeaderValidation = false
      let negotiation = try channel.pipeline.syncOperations.configureUpgradableHTTPServerPipeline(
        configuration: configuration)
      return Value(channel: channel, negotiation: negotiation.always { _ in deadline.cancel() })
    }
  }

  func handle(value: Value, logger: Logger) async {
    do {
      switch try await value.negotiation.get() {
      case .http(let http): await handleHTTP(asyncChannel: http, logger: logger)
      case .live: try await value.channel.closeFuture.get()
      }
    } catch {
      logger.debug("a connection ended before it was negotiated: \(error)")
      try? await value.channel.close()
    }
  }

  private func upgrader() -> NIOTypedWebSocketServerUpgrader<Negotiated> {
    NIOTypedWebSocketServerUpgrader(
      maxFrameSize: gate.options.messageByteLimit,
      enableAutomaticErrorHandling: false,
      shouldUpgrade: { [gate] channel, head in
        guard gate.peer(of: head) == nil else { return channel.eventLoop.makeSucceededFuture([:]) }
        gate.logRefusal(of: head)
        return Self.refuse(channel)
      },
      upgradePipelineHandler: { [gate] channel, head in
        channel.eventLoop.makeCompletedFuture {
          guard let peer = gate.peer(of: head) else { throw ChannelError.inappropriateOperationForState }
          try gate.open(channel, for: peer)
          return .live
        }
      })
  }

  /// Answers an upgrade with 403. Without a written answer the client would see an empty one.
  private static func refuse(_ channel: any Channel) -> EventLoopFuture<HTTPHeaders?> {
    let headers: HTTPHeaders = ["content-length": "0", "connection": "close"]
    let head = HTTPResponseHead(version: .http1_1, status: .forbidden, headers: headers)
    channel.write(HTTPServerResponsePart.head(head), promise: nil)
    return channel.writeAndFlush(HTTPServerResponsePart.end(nil))
      .flatMap { channel.close() }
      .map { nil }
  }

  private static func configureHTTP(_ channel: any Channel, logger: Logger) throws -> Negotiated {
    let pipeline = channel.pipeline.syncOperations
    try pipeline.addHandler(
      HTTPResponseCompressor { head, _ in
        head.headers["content-type"].contains { $0.hasPrefix("text/javascript") || $0.hasPrefix("text/css") }
          ? .compressIfPossible : .doNotCompress
      })
    try pipeline.addHandler(HTTP1ToHTTPServerCodec(secure: false))
    try pipeline.addHandler(HTTPConnectionStateHandler(idleTimeout: .seconds(60), logger: logger))
    return .http(
      try NIOAsyncChannel(
        wrappingChannelSynchronously: channel, configuration: .init(isOutboundHalfClosureEnabled: true)))
  }
}
