import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Decides who may open a live connection, and opens it.
struct LiveGate: Sendable {
  let options: WebOptions
  let store: SessionStore
  let screens: [String: Screen]

  /// - Parameter screens: the screens, each under the path at which its pages connect.
  init(options: WebOptions, store: SessionStore, screens: [Screen]) {
    self.options = options
    self.store = store
    self.screens = Dictionary(screens.map { ($0.livePath, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Who asks for the upgrade; `nil` where it has to be refused: no such screen, a foreign origin, or a browser that never
  /// got a page.
  func peer(of head: HTTPRequestHead) -> Connection.Peer? {
    let path = head.uri.prefix { $0 != "?" }
    guard let screen = screens[String(path)], isAllowed(head.headers["origin"], host: head.headers["host"]),
      let browser = BrowserCookie.value(in: head.headers["cookie"])
    else { return nil }
    return Connection.Peer(screen: screen, browser: browser)
  }

  /// Says who was refused: a proxy that changes hosts looks like a foreign origin, and its owner has to find out.
  func logRefusal(of head: HTTPRequestHead) {
    let origin = head.headers["origin"].joined(separator: " ")
    options.logger.notice(
      "refused a live connection", metadata: ["path": "\(head.uri)", "origin": "\(origin)"])
  }

  /// Puts the handlers of a live connection into an upgraded channel.
  func open(_ channel: any Channel, for peer: Connection.Peer) throws {
    let connection = Connection(channel: channel, peer: peer, store: store, inboxLimit: options.inboxLimit)
    let pipeline = channel.pipeline.syncOperations
    try pipeline.addHandler(
      NIOWebSocketFrameAggregator(
        minNonFinalFragmentSize: 1_024, maxAccumulatedFrameCount: 64,
        maxAccumulatedFrameSize: options.messageByteLimit))
    try pipeline.addHandler(LiveSocketHandler(connection: connection, pingInterval: options.pingInterval))
    connection.expectJoin(within: TimeAmount(options.handshakeTimeout))
  }

  /// Whether a page of that origin may connect (RFC 6455, 10.2). Exactly one `Origin` and one `Host` must be there.
  private func isAllowed(_ origins: [String], host hosts: [String]) -> Bool {
    guard origins.count == 1, let origin = origins.first else { return false }
    if let allowed = options.allowedOrigins { return allowed.contains(origin) }
    guard hosts.count == 1, let host = hosts.first, !host.isEmpty else { return false }
    return origin == "http://\(host)" || origin == "https://\(host)"
  }
}

/// The cookie by which a browser is known again.
enum BrowserCookie {
  static let name = "trifecta"

  /// The value among the `Cookie` headers of a request; `nil` where it is missing or not one of ours.
  static func value(in headers: [String]) -> String? {
    for pair in headers.flatMap({ $0.split(separator: ";") }) {
      let pair = pair.drop { $0 == " " }
      guard pair.hasPrefix("\(name)=") else { continue }
      let value = String(pair.dropFirst(name.count + 1))
      if Secret.isWellFormed(value) { return value }
    }
    return nil
  }
}
