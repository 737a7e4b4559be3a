/// The hosts for which the server answers.
///
/// A foreign site can let its own name resolve to this server (DNS rebinding). Its pages would then have the same
/// origin as the server's. Addresses and `localhost` cannot be redirected; every other name must be listed.
struct HostRule: Sendable {
  private let names: Set<String>
  /// The name of the interface that the server listens on.
  var interface: String?

  init(_ names: Set<String>) {
    self.names = Set(names.map { $0.lowercased() })
  }

  /// Returns whether a request for this host, with or without a port, is allowed.
  func allows(_ host: String) -> Bool {
    let host = host.lowercased()
    if names.contains("*") || names.contains(host) { return !host.isEmpty }
    guard let name = Self.name(in: host) else { return false }
    if name == "localhost" || name.hasSuffix(".localhost") || names.contains(name) { return true }
    if name == interface?.lowercased() { return true }
    if NetworkAddress(name) != nil { return true }
    // An entry that starts with a dot matches that name and all its subdomains.
    var rest = "." + name
    while rest.hasPrefix(".") {
      if names.contains(rest) { return true }
      rest = String(rest.dropFirst().drop { $0 != "." })
    }
    return false
  }

  /// Returns whether a host, with or without a port, is the machine itself.
  static func isLoopback(_ host: String) -> Bool {
    guard let name = name(in: host.lowercased()) else { return false }
    return name == "localhost" || NetworkAddress(name)?.isLoopback == true
  }

  /// Returns whether the host of an origin is listed explicitly. Behind a proxy that rewrites the `Host` field, the
  /// host of the request differs from the host of the page's origin.
  func lists(_ host: String) -> Bool { names.contains(host.lowercased()) }

  /// Returns the name without port and trailing dot; `nil` if there is none.
  static func name(in host: String) -> String? {
    var name = host[...]
    if name.hasPrefix("[") {
      guard let end = name.firstIndex(of: "]") else { return nil }
      // Only a port may follow an address in brackets (RFC 3986, 3.2).
      guard name[end...].dropFirst().first.map({ $0 == ":" }) ?? true else { return nil }
      name = name[...end]
    } else if let colon = name.firstIndex(of: ":") {
      name = name[..<colon]
    }
    if name.hasSuffix(".") { name = name.dropLast() }
    return name.isEmpty ? nil : String(name)
  }
}
