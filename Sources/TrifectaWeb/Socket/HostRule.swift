/// Which hosts the pages answer for.
///
/// A page of a stranger's site can have that site's name lead to this server (DNS rebinding), and would be of the same
/// origin as ours. Addresses and `localhost` cannot be made to lead elsewhere; every other name has to be listed.
struct HostRule: Sendable {
  private let names: Set<String>
  /// The name of the interface that the server listens on.
  var interface: String?

  init(_ names: Set<String>) {
    self.names = Set(names.map { $0.lowercased() })
  }

  /// Whether a request for that host, with or without a port, is for this server.
  func allows(_ host: String) -> Bool {
    let host = host.lowercased()
    if names.contains("*") || names.contains(host) { return !host.isEmpty }
    guard let name = Self.name(in: host) else { return false }
    if name == "localhost" || name.hasSuffix(".localhost") || names.contains(name) { return true }
    if name == interface?.lowercased() { return true }
    if NetworkAddress(name) != nil { return true }
    // An entry that begins with a dot stands for that name and all below it.
    var rest = "." + name
    while rest.hasPrefix(".") {
      if names.contains(rest) { return true }
      rest = String(rest.dropFirst().drop { $0 != "." })
    }
    return false
  }

  /// Whether pages of that host, as an origin names it, are the server's own by its very name: behind a proxy that changes
  /// hosts requests name another.
  func lists(_ host: String) -> Bool { names.contains(host.lowercased()) }

  /// The name without port and final dot; `nil` where there is none.
  static func name(in host: String) -> String? {
    var name = host[...]
    if name.hasPrefix("[") {
      guard let end = name.firstIndex(of: "]") else { return nil }
      // Nothing but a port follows an address in brackets (RFC 3986, 3.2).
      guard name[end...].dropFirst().first.map({ $0 == ":" }) ?? true else { return nil }
      name = name[...end]
    } else if let colon = name.firstIndex(of: ":") {
      name = name[..<colon]
    }
    if name.hasSuffix(".") { name = name.dropLast() }
    return name.isEmpty ? nil : String(name)
  }
}
