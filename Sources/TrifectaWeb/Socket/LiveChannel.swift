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

/// What becomes of an accepted connection: pages and files for a Hummingbird responder, or a live connection to a screen.
struct LiveChannel: HTTPChannelHandler {
  /// An accepted connection, and what it will turn out to be: nothing can be read before its setup is over.
  struct Value: ServerChildChannelValue {
    let newcomer: Newcomer
    let caller: Caller
    let negotiation: EventLoopFuture<Negotiated>
    var channel: any Channel { newcomer.channel }
  }

  /// What a connection turned out to be.
  enum Negotiated: Sendable {
    case http
    case live
  }

  let responder: HTTPChannelHandler.Responder
  let gate: LiveGate
  let connections: OpenConnections
  /// Whether the server's own channel has the handler that lets it survive what happens when it accepts.
  private let isGuarded = NIOLockedValueBox(false)

  init(responder: @escaping HTTPChannelHandler.Responder, gate: LiveGate) {
    self.responder = responder
    self.gate = gate
    connections = OpenConnections(gate.options)
  }

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
    guardServer(of: channel)
    guard let caller = admit(channel) else {
      return channel.close().flatMapThrowing { throw ChannelError.ioOnClosedChannel }
    }
    // Before anything is negotiated no handler counts idle time, so the handshake has a deadline of its own.
    let deadline = channel.eventLoop.scheduleTask(in: TimeAmount(gate.options.handshakeTimeout)) {
      channel.close(promise: nil)
    }
    return channel.eventLoop.makeCompletedFuture {
      let newcomer = Newcomer(channel)
      let negotiation = try configure(newcomer, caller, logger: logger)
      return Value(newcomer: newcomer, caller: caller, negotiation: negotiation.always { _ in deadline.cancel() })
    }
  }

  /// Hummingbird makes the server's channel and shows it to nobody but its children.
  private func guardServer(of channel: any Channel) {
    guard let server = channel.parent,
      !isGuarded.withLockedValue({ was in
        defer { was = true }
        return was
      })
    else { return }
    let logger = gate.options.logger
    server.eventLoop.execute {
      // Fails where the server is closed by now, and accepts nothing any more.
      try? server.pipeline.syncOperations.addHandler(AcceptPause(logger: logger), position: .first)
    }
  }

  private func admit(_ channel: any Channel) -> Caller? {
    let address = channel.remoteAddress.flatMap(NetworkAddress.init)
    let isProxy = gate.options.proxies.trust(address)
    guard let number = connections.add(channel, key: isProxy ? nil : address?.key) else { return nil }
    let caller = Caller(address: channel.remoteAddress) { [connections] in connections.join(number) }
    channel.closeFuture.whenComplete { _ in caller.isClosed = true }
    return caller
  }

  func handle(value: Value, logger: Logger) async {
    do {
      let negotiated = try await value.negotiation.get()
      let http = value.newcomer.serve()
      switch negotiated {
      case .http:
        guard let http else { return }
        await Caller.$current.withValue(value.caller) { await handleHTTP(asyncChannel: http, logger: logger) }
      case .live: try await value.channel.closeFuture.get()
      }
    } catch {
      logger.debug("a connection ended before it was negotiated: \(error)")
      try? await value.channel.close()
    }
  }

  /// Puts the handlers of a connection that has not said yet what it wants into its channel.
  private func configure(
    _ newcomer: Newcomer, _ caller: Caller, logger: Logger
  ) throws -> EventLoopFuture<Negotiated> {
    let channel = newcomer.channel
    // Small reads: all pipelined requests of a read wait in memory, and an event loop serves its connections in turn, one read each.
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
    let requestGuard = RequestGuard(gate: gate, caller: caller)
    let shutdown = ShutdownDeadline(requestGuard)
    let upgrade = NIOTypedHTTPServerUpgradeHandler(
      httpEncoder: encoder, extraHTTPHandlers: [decoder, shutdown, pipelining, requestGuard],
      upgradeConfiguration: NIOTypedHTTPServerUpgradeConfiguration(
        upgraders: [upgrader(for: caller)],
        notUpgradingCompletionHandler: { [weak newcomer] channel in
          channel.eventLoop.makeCompletedFuture {
            guard let newcomer else { throw ChannelError.ioOnClosedChannel }
            newcomer.speaks(try Self.configureHTTP(channel, caller, logger: logger))
            return .http
          }
        }))
    try channel.pipeline.syncOperations.addHandlers([encoder, decoder, shutdown, pipelining, requestGuard, upgrade])
    return upgrade.upgradeResultFuture
  }

  /// Makes the upgrades that ``RequestGuard`` lets through.
  private func upgrader(for caller: Caller) -> NIOTypedWebSocketServerUpgrader<Negotiated> {
    NIOTypedWebSocketServerUpgrader(
      maxFrameSize: gate.options.messageByteLimit,
      enableAutomaticErrorHandling: false,
      shouldUpgrade: { [gate] channel, head in channel.eventLoop.makeSucceededFuture(gate.extensions(for: head)) },
      upgradePipelineHandler: { [gate] channel, head in
        channel.eventLoop.makeCompletedFuture {
          try gate.open(channel, for: gate.admit(head, from: caller).get(), as: head)
          return .live
        }
      })
  }

  private static func configureHTTP(
    _ channel: any Channel, _ caller: Caller, logger: Logger
  ) throws -> Newcomer.HTTP {
    let pipeline = channel.pipeline.syncOperations
    try pipeline.addHandler(HTTP1ToHTTPServerCodec(secure: caller.isEncrypted))
    try pipeline.addHandler(HTTPConnectionStateHandler(idleTimeout: .seconds(60), logger: logger))
    return try NIOAsyncChannel(
      wrappingChannelSynchronously: channel, configuration: .init(isOutboundHalfClosureEnabled: true))
  }
}
