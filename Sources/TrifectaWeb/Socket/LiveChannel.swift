import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import NIOConcurrencyHelpers
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import NIOWebSocket

/// The handler of accepted connections: HTTP for a Hummingbird responder, or a live connection to a screen.
struct LiveChannel: HTTPChannelHandler {
  /// An accepted connection and its pending protocol negotiation. Nothing can be read before the setup is complete.
  struct Value: ServerChildChannelValue {
    let pending: PendingConnection
    let caller: Caller
    let negotiation: EventLoopFuture<Negotiated>
    var channel: any Channel { pending.channel }
  }

  /// The negotiated protocol.
  enum Negotiated: Sendable {
    case http
    case live
  }

  let responder: HTTPChannelHandler.Responder
  let upgrader: LiveUpgrader
  let connections: OpenConnections
  /// Whether the server's channel has its handlers.
  private let isGuarded = NIOLockedValueBox(false)

  init(responder: @escaping HTTPChannelHandler.Responder, upgrader: LiveUpgrader) {
    self.responder = responder
    self.upgrader = upgrader
    connections = OpenConnections(upgrader.options)
  }

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
    guardServer(of: channel)
    guard let caller = admit(channel) else {
      return channel.close().flatMapThrowing { throw ChannelError.ioOnClosedChannel }
    }
    // The idle handler is added after the negotiation, so the handshake has its own deadline.
    let deadline = ConnectionTimer(on: channel.eventLoop)
    deadline.start(in: TimeAmount(upgrader.options.handshakeTimeout)) { channel.close(promise: nil) }
    let boundDeadline = NIOLoopBound(deadline, eventLoop: channel.eventLoop)
    return channel.eventLoop.makeCompletedFuture {
      let pending = PendingConnection(channel)
      let negotiation = try configure(pending, caller, logger: logger)
      return Value(
        pending: pending, caller: caller, negotiation: negotiation.always { _ in boundDeadline.value.stop() })
    }
  }

  /// Adds handlers to the server's channel. Hummingbird creates that channel, and it is accessible only as the parent
  /// of an accepted connection's channel.
  private func guardServer(of channel: any Channel) {
    guard let server = channel.parent,
      !isGuarded.withLockedValue({ was in
        defer { was = true }
        return was
      })
    else { return }
    let logger = upgrader.options.logger
    server.eventLoop.execute { [store = upgrader.store] in
      let shutdown = ServerShutdown { Task { @MainActor in store.endAll() } }
      // Fails if the server is already closed.
      try? server.pipeline.syncOperations.addHandlers([AcceptPause(logger: logger), shutdown], position: .first)
    }
  }

  private func admit(_ channel: any Channel) -> Caller? {
    let address = channel.remoteAddress.flatMap(NetworkAddress.init)
    let isProxy = upgrader.options.proxies.trust(address)
    guard let number = connections.add(channel, key: isProxy ? nil : address?.key) else { return nil }
    let caller = Caller(address: channel.remoteAddress) { [connections] in connections.join(number) }
    channel.closeFuture.whenComplete { _ in caller.isClosed = true }
    return caller
  }

  func handle(value: Value, logger: Logger) async {
    do {
      let negotiated = try await value.negotiation.get()
      let http = value.pending.serve()
      switch negotiated {
      case .http:
        guard let http else { return }
        await Caller.$current.withValue(value.caller) { await handleHTTP(asyncChannel: http, logger: logger) }
      case .live: try await value.channel.closeFuture.get()
      }
    } catch {
      logger.debug("a connection ended before its protocol was negotiated: \(error)")
      try? await value.channel.close()
    }
  }

  /// Adds the handlers for a connection whose protocol is not negotiated yet.
  private func configure(
    _ pending: PendingConnection, _ caller: Caller, logger: Logger
  ) throws -> EventLoopFuture<Negotiated> {
    let channel = pending.channel
    // Small reads limit the memory of pipelined requests, and let an event loop serve its connections in turn, one read
    // each.
    let reads = AdaptiveRecvByteBufferAllocator(minimum: 512, initial: 2_048, maximum: 8_192)
    _ = channel.setOption(.recvAllocator, value: reads)
    _ = channel.setOption(.maxMessagesPerRead, value: 1)
    var limits = NIOHTTPDecoderLimitConfiguration()
    limits.maxHeaderFieldSize = 16_384
    limits.maxHeaderListSize = 65_536
    limits.maxHeaderFieldCount = 128
    let encoder = HTTPResponseEncoder()
    let decoder = ByteToMessageHandler(
      HTTPRequestDecoder(leftOverBytesStrategy: .forwardBytes, limitConfiguration: limits))
    let pipelining = HTTPServerPipelineHandler()
    let requestGuard = RequestGuard(upgrader: upgrader, caller: caller, eventLoop: channel.eventLoop)
    let shutdown = ShutdownDeadline(requestGuard)
    let bytes = RequestBytes(requestGuard)
    let line = RequestLineCheck()
    let upgrade = NIOTypedHTTPServerUpgradeHandler(
      httpEncoder: encoder, extraHTTPHandlers: [bytes, line, decoder, shutdown, pipelining, requestGuard],
      upgradeConfiguration: NIOTypedHTTPServerUpgradeConfiguration(
        upgraders: [makeUpgrader(for: caller)],
        notUpgradingCompletionHandler: { [weak pending] channel in
          channel.eventLoop.makeCompletedFuture {
            guard let pending else { throw ChannelError.ioOnClosedChannel }
            pending.didNegotiate(try Self.configureHTTP(channel, caller, logger: logger))
            return .http
          }
        }))
    try channel.pipeline.syncOperations.addHandlers([
      encoder, bytes, line, decoder, shutdown, pipelining, requestGuard, upgrade,
    ])
    return upgrade.upgradeResultFuture
  }

  /// Performs the upgrades that ``RequestGuard`` accepts.
  private func makeUpgrader(for caller: Caller) -> NIOTypedWebSocketServerUpgrader<Negotiated> {
    NIOTypedWebSocketServerUpgrader(
      maxFrameSize: upgrader.options.messageByteLimit,
      enableAutomaticErrorHandling: false,
      shouldUpgrade: { [upgrader] channel, head in channel.eventLoop.makeSucceededFuture(upgrader.extensions(for: head))
      },
      upgradePipelineHandler: { [upgrader] channel, head in
        channel.eventLoop.makeCompletedFuture {
          try upgrader.open(channel, for: upgrader.admit(head, from: caller).get(), as: head)
          return .live
        }
      })
  }

  private static func configureHTTP(
    _ channel: any Channel, _ caller: Caller, logger: Logger
  ) throws -> PendingConnection.HTTP {
    let pipeline = channel.pipeline.syncOperations
    try pipeline.addHandler(HTTP1ToHTTPServerCodec(secure: caller.isEncrypted))
    try pipeline.addHandler(HTTPConnectionStateHandler(idleTimeout: .seconds(60), logger: logger))
    return try NIOAsyncChannel(
      wrappingChannelSynchronously: channel, configuration: .init(isOutboundHalfClosureEnabled: true))
  }
}
