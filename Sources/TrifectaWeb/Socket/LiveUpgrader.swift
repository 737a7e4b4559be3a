import NIOConcurrencyHelpers
import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Decides which requests may open a live connection, and opens it.
struct LiveUpgrader: Sendable {
  /// The reason why a live connection is refused.
  enum Refusal: Error, Equatable {
    case noScreen
    case foreignHost(String)
    case foreignOrigin(String, host: String)
    case noCookie
  }

  let options: WebOptions
  let store: SessionStore
  let screens: [String: Screen]
  private let refusalLog: RefusalLog
  /// The codec of each event loop, created when its first connection needs it.
  private let codecs = NIOLockedValueBox<[ObjectIdentifier: NIOLoopBound<MessageCodec>]>([:])

  /// - Parameter screens: The screens. They are stored by the paths of their live connections.
  init(options: WebOptions, store: SessionStore, screens: [Screen], refusalLog: RefusalLog? = nil) {
    self.options = options
    self.store = store
    self.screens = Dictionary(screens.map { ($0.livePath, $0) }, uniquingKeysWith: { first, _ in first })
    self.refusalLog = refusalLog ?? RefusalLog(options.logger)
  }

  /// Returns the client that requests an upgrade, or the reason for refusing it: an unknown screen, a foreign host or
  /// origin, or a browser without a cookie.
  func admit(_ head: HTTPRequestHead, from caller: Caller?) -> Result<Connection.Peer, Refusal> {
    let path = head.uri.prefix { $0 != "?" }
    let visitor = Visitor(caller, options: options) { head.headers[$0] }
    return admit(at: String(path), visitor, origins: head.headers["origin"], cookies: head.headers["cookie"])
      .map { peer in
        var peer = peer
        peer.caller = caller
        peer.locale = AcceptedLanguage.locale(head.headers["accept-language"])
        return peer
      }
  }

  func admit(
    at path: String, _ visitor: Visitor, origins: [String], cookies: [String]
  ) -> Result<Connection.Peer, Refusal> {
    guard let screen = screens[path] else { return .failure(.noScreen) }
    let host = visitor.host ?? ""
    // Origins are ASCII (RFC 6454, 7), and an origin with a valid host name has at most 300 bytes.
    let origin =
      origins.count == 1 && origins[0].utf8.count <= 300 && origins[0].utf8.allSatisfy { $0 < 0x80 } ? origins[0] : ""
    guard options.hosts.allows(host) else { return .failure(.foreignHost(host)) }
    guard isOwn(origin, host: host) else { return .failure(.foreignOrigin(origin, host: host)) }
    guard let browser = BrowserCookie.value(in: cookies, isSecure: visitor.isSecure) else { return .failure(.noCookie) }
    guard screen.access?.admits(browser, visitor) != false else { return .failure(.noScreen) }
    return .success(Connection.Peer(screen: screen, browser: browser, address: visitor.address))
  }

  /// Logs a refusal. A proxy that rewrites hosts causes foreign origins, which the server's operator must be able to
  /// diagnose.
  func log(_ refusal: Refusal) { refusalLog.add(refusal) }

  /// Returns the extension header of an upgrade response.
  func extensions(for head: HTTPRequestHead) -> HTTPHeaders {
    PermessageDeflate.response(to: head.headers["sec-websocket-extensions"])
      .map { ["sec-websocket-extensions": $0] } ?? [:]
  }

  /// Adds the handlers of a live connection to a channel that was upgraded.
  func open(_ channel: any Channel, for peer: Connection.Peer, as head: HTTPRequestHead) throws {
    let connection = Connection(channel: channel, peer: peer, store: store, inboxLimit: options.inboxLimit)
    let pipeline = channel.pipeline.syncOperations
    try pipeline.addHandler(JoinByteLimit(), name: JoinByteLimit.name, position: .first)
    let codec = extensions(for: head).isEmpty ? nil : codec(on: channel.eventLoop)
    try pipeline.addHandler(LiveSocketHandler(connection: connection, codec: codec, options: options))
    connection.expectJoin(within: TimeAmount(options.handshakeTimeout))
  }

  private func codec(on loop: any EventLoop) -> MessageCodec {
    codecs.withLockedValue { codecs in
      let codec = codecs[ObjectIdentifier(loop)] ?? NIOLoopBound(MessageCodec(), eventLoop: loop)
      codecs[ObjectIdentifier(loop)] = codec
      return codec
    }.value
  }

  /// Returns whether pages of this origin may connect (RFC 6455, 10.2).
  private func isOwn(_ origin: String, host: String) -> Bool {
    if let allowed = options.allowedOrigins { return allowed.contains(origin) }
    for scheme in ["http://", "https://"] where origin.hasPrefix(scheme) {
      let authority = String(origin.dropFirst(scheme.count))
      return authority.lowercased() == host.lowercased() || options.hosts.lists(authority)
    }
    return false
  }
}
