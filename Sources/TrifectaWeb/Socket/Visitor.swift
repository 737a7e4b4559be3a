/// The client of a request, as determined by the connection or a trusted proxy.
struct Visitor: Equatable, Sendable {
  /// The key for limits per address.
  var address: String
  /// The requested host, with its port; `nil` if the request names none.
  var host: String?
  /// Whether the connection is encrypted on the client's side.
  var isSecure: Bool
  /// Whether the client is a program on this machine that asks for the machine itself, and the request did not pass a
  /// known proxy.
  private(set) var isLocal = false

  /// - Parameters:
  ///   - caller: The connection; `nil` if another server accepted it.
  ///   - options: The trusted proxies.
  ///   - field: Returns the values of a header field in order.
  init(_ caller: Caller?, options: WebOptions, field: (String) -> [String]) {
    let peer = caller?.address.flatMap(NetworkAddress.init)
    address = peer?.key ?? "local"
    host = field("host").first
    isSecure = caller?.isEncrypted ?? false
    isLocal =
      peer?.isLoopback == true && host.map(HostRule.isLoopback) == true
      && Self.fieldsOfProxies.allSatisfy { field($0).isEmpty } && !Self.hidesPeers(options)
    guard caller != nil, options.proxies.trust(peer) else { return }
    let hops = Self.hops(field)
    // Starts with the nearest hop. Everything before the first untrusted hop may be forged.
    for hop in hops.reversed() {
      guard let hop = hop.address.flatMap(NetworkAddress.init) else { break }
      address = hop.key
      if !options.proxies.trust(hop) { break }
    }
    if let forwarded = hops.last?.host { host = forwarded }
    if let scheme = hops.last?.scheme { isSecure = scheme.lowercased() == "https" }
  }

  /// Whether a development server passes on the connections of other machines, so that each peer is this machine.
  private static func hidesPeers(_ options: WebOptions) -> Bool {
    DevelopmentLink.current != nil && !HostRule.isLoopback(options.hosts.interface ?? "")
  }

  private static let fieldsOfProxies = ["x-forwarded-for", "x-forwarded-host", "x-real-ip", "forwarded", "via"]

  /// The information of a proxy about its client.
  private struct Hop {
    var address: String?
    var host: String?
    var scheme: String?
  }

  /// Returns the hops, farthest first. `X-Forwarded-For` takes precedence over `Forwarded` (RFC 7239): most proxies set
  /// only the former and pass the latter through unchanged.
  private static func hops(_ field: (String) -> [String]) -> [Hop] {
    func list(_ name: String) -> [String] { field(name).flatMap { split($0, at: ",") } }
    let addresses = list("x-forwarded-for")
    let hosts = list("x-forwarded-host")
    let schemes = list("x-forwarded-proto")
    if !addresses.isEmpty || !hosts.isEmpty || !schemes.isEmpty {
      var hops = addresses.map { Hop(address: $0) }
      if hops.isEmpty { hops = [Hop()] }
      hops[hops.count - 1].host = hosts.last
      hops[hops.count - 1].scheme = schemes.last
      return hops
    }
    return list("forwarded").map { element in
      var hop = Hop()
      for pair in split(element, at: ";") {
        let parts = pair.split(separator: "=", maxSplits: 1).map { $0.trimmingSpaces() }
        guard parts.count == 2 else { continue }
        let value = parts[1].filter { $0 != "\"" }
        switch parts[0].lowercased() {
        case "for": hop.address = value
        case "host": hop.host = value
        case "proto": hop.scheme = value
        default: break
        }
      }
      return hop
    }
  }

  /// Returns the parts of a text. A part with non-ASCII characters is replaced with `unknown`, because comparing
  /// characters with many combining marks is slow.
  private static func split(_ text: String, at separator: Unicode.Scalar) -> [String] {
    text.utf8.split(separator: UInt8(ascii: separator))
      .map { $0.isASCII ? Substring($0).trimmingSpaces() : "unknown" }
      .filter { !$0.isEmpty }
  }
}

extension Substring {
  fileprivate func trimmingSpaces() -> String {
    String(drop { $0 == " " || $0 == "\t" }.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }
}

/// The reverse proxies whose header fields are trusted.
struct TrustedProxies: Sendable {
  private let ranges: [AddressRange]
  private let trustsUnixSockets: Bool

  init(_ names: [String]) {
    ranges = names.compactMap(AddressRange.init)
    trustsUnixSockets = names.contains("unix")
  }

  /// - Parameter address: The address of a peer; `nil` for a Unix socket.
  func trust(_ address: NetworkAddress?) -> Bool {
    guard let address else { return trustsUnixSockets }
    return ranges.contains { $0.contains(address) }
  }
}
