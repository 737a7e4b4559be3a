/// Who asks, by which name, and over what: as the connection says, or a trusted proxy in front of it.
struct Visitor: Equatable, Sendable {
  /// By what the visitor's share of connections and sessions is counted.
  var address: String
  /// The host that was asked for, with its port; `nil` where none was named.
  var host: String?
  /// Whether what is sent to the visitor is encrypted on the way.
  var isSecure: Bool

  /// - Parameters:
  ///   - caller: the connection; `nil` where another server than ours took it.
  ///   - options: which proxies are trusted.
  ///   - field: the values of a header field, in the order they came.
  init(_ caller: Caller?, options: WebOptions, field: (String) -> [String]) {
    let peer = caller?.address.flatMap(NetworkAddress.init)
    address = peer?.key ?? "local"
    host = field("host").first
    isSecure = caller?.isEncrypted ?? false
    guard caller != nil, options.proxies.trust(peer) else { return }
    let hops = Self.hops(field)
    // From the nearest on: whatever stands before the first hop that is not ours, its sender may have made up.
    for hop in hops.reversed() {
      guard let hop = hop.address.flatMap(NetworkAddress.init) else { break }
      address = hop.key
      if !options.proxies.trust(hop) { break }
    }
    if let forwarded = hops.last?.host { host = forwarded }
    if let scheme = hops.last?.scheme { isSecure = scheme.lowercased() == "https" }
  }

  /// What one proxy says of who came to it.
  private struct Hop {
    var address: String?
    var host: String?
    var scheme: String?
  }

  /// What the proxies say, farthest first. `X-Forwarded-For` counts before `Forwarded` (RFC 7239): most proxies set only the
  /// first and pass the second on as a stranger wrote it.
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

  private static func split(_ text: String, at separator: Character) -> [String] {
    text.split(separator: separator).map { $0.trimmingSpaces() }.filter { !$0.isEmpty }
  }
}

extension Substring {
  fileprivate func trimmingSpaces() -> String {
    String(drop { $0 == " " || $0 == "\t" }.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }
}

/// The proxies whose word counts.
struct TrustedProxies: Sendable {
  private let ranges: [AddressRange]
  private let trustsUnixSockets: Bool

  init(_ names: [String]) {
    ranges = names.compactMap(AddressRange.init)
    trustsUnixSockets = names.contains("unix")
  }

  /// - Parameter address: the address of a peer; `nil` for a Unix socket's.
  func trust(_ address: NetworkAddress?) -> Bool {
    guard let address else { return trustsUnixSockets }
    return ranges.contains { $0.contains(address) }
  }
}
