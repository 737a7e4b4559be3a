import NIOConcurrencyHelpers
import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Decides who may open a live connection, and opens it.
struct LiveGate: Sendable {
  /// Why a live connection is refused.
  enum Refusal: Error, Equatable {
    case noScreen
    case foreignHost(String)
    case foreignOrigin(String, host: String)
    case noCookie
  }

  let options: WebOptions
  let store: SessionStore
  let screens: [String: Screen]
  private let notices: Notices
  /// What compresses on each event loop, made when its first connection asks for it.
  private let codecs = NIOLockedValueBox<[ObjectIdentifier: NIOLoopBound<MessageCodec>]>([:])

  /// - Parameter screens: the screens, each under the path at which its pages connect.
  init(options: WebOptions, store: SessionStore, screens: [Screen], notices: Notices? = nil) {
    self.options = options
    self.store = store
    self.screens = Dictionary(screens.map { ($0.livePath, $0) }, uniquingKeysWith: { first, _ in first })
    self.notices = notices ?? Notices(options.logger)
  }

  /// Who asks for the upgrade, or why it has to be refused: no such screen, a host that is not ours, a foreign origin, or a
  /// browser that never got a page.
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
    // Names are ASCII in headers (RFC 6454, 7), and no name of a host is longer.
    let origin =
      origins.count == 1 && origins[0].utf8.count <= 300 && origins[0].utf8.allSatisfy { $0 < 0x80 } ? origins[0] : ""
    guard options.hosts.allows(host) else { return .failure(.foreignHost(host)) }
    guard isOwn(origin, host: host) else { return .failure(.foreignOrigin(origin, host: host)) }
    guard let browser = BrowserCookie.value(in: cookies, isSecure: visitor.isSecure) else { return .failure(.noCookie) }
    return .success(Connection.Peer(screen: screen, browser: browser, address: visitor.address))
  }

  /// Says who was refused: a proxy that changes hosts looks like a foreign origin, and its owner has to find out.
  func log(_ refusal: Refusal) { notices.add(refusal) }

  /// What an upgrade's answer says of extensions.
  func extensions(for head: HTTPRequestHead) -> HTTPHeaders {
    PermessageDeflate.answer(to: head.headers["sec-websocket-extensions"])
      .map { ["sec-websocket-extensions": $0] } ?? [:]
  }

  /// Puts the handlers of a live connection into a channel that was upgraded as `head` asked.
  func open(_ channel: any Channel, for peer: Connection.Peer, as head: HTTPRequestHead) throws {
    let connection = Connection(channel: channel, peer: peer, store: store, inboxLimit: options.inboxLimit)
    let pipeline = channel.pipeline.syncOperations
    try pipeline.addHandler(JoinAllowance(), name: JoinAllowance.name, position: .first)
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

  /// Whether a page of that origin may connect (RFC 6455, 10.2).
  private func isOwn(_ origin: String, host: String) -> Bool {
    if let allowed = options.allowedOrigins { return allowed.contains(origin) }
    for scheme in ["http://", "https://"] where origin.hasPrefix(scheme) {
      let authority = String(origin.dropFirst(scheme.count))
      return authority.lowercased() == host.lowercased() || options.hosts.lists(authority)
    }
    return false
  }
}
