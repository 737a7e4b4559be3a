import Foundation

/// The start line and the header of an HTTP/1.1 request, as far as the development server needs them.
struct RequestHead: Equatable, Sendable {
  /// The maximum length of a header, in bytes. A longer one is passed to the program, which refuses it.
  static let byteLimit = 65_536

  let method: String
  let target: String
  private let fields: [(name: String, value: String)]

  static func == (one: Self, other: Self) -> Bool { one.bytes == other.bytes }

  /// Parses a header, which ends with an empty line.
  ///
  /// - Returns: `nil` if it is not a header of HTTP/1.1.
  init?(_ bytes: some Sequence<UInt8>) {
    let lines = String(decoding: Array(bytes), as: UTF8.self).components(separatedBy: "\r\n")
    let start = lines[0].split(separator: " ", omittingEmptySubsequences: false)
    guard start.count == 3, start[2] == "HTTP/1.1" else { return nil }
    method = String(start[0])
    target = String(start[1])
    fields = lines.dropFirst().filter { !$0.isEmpty }.map { line in
      let colon = line.firstIndex(of: ":") ?? line.endIndex
      return (String(line[..<colon]), line[colon...].dropFirst().trimmingCharacters(in: .whitespaces))
    }
  }

  /// The value of a field; `nil` unless there is exactly one.
  func value(of name: String) -> String? {
    let values = fields.filter { $0.name.lowercased() == name }
    return values.count == 1 ? values[0].value : nil
  }

  /// Whether the client asks for another protocol, such as WebSocket.
  var isUpgrade: Bool { value(of: "upgrade") != nil }

  /// The header with `Connection: close`, so that each request of a browser has a separate connection: the
  /// development server reads only the first header of a connection. An upgrade keeps its connection.
  var bytes: [UInt8] {
    var text = "\(method) \(target) HTTP/1.1\r\n"
    for (name, value) in fields where isUpgrade || name.lowercased() != "connection" { text += "\(name): \(value)\r\n" }
    if !isUpgrade { text += "Connection: close\r\n" }
    return Array((text + "\r\n").utf8)
  }

  /// Whether a page of this server sent the request, and not a page of another site. The host of the request must be an
  /// address, `localhost` or an allowed name: a foreign name could resolve to this machine (DNS rebinding).
  ///
  /// - Parameter names: The allowed names.
  func isFromOwnPage(allowing names: Set<String>) -> Bool {
    guard let host = value(of: "host")?.lowercased(), let origin = value(of: "origin")?.lowercased(),
      ["http://" + host, "https://" + host].contains(origin)
    else { return false }
    let name = host.hasPrefix("[") ? String(host.prefix { $0 != "]" }) : String(host.prefix { $0 != ":" })
    let isAddress = name.hasPrefix("[") || name.allSatisfy { $0.isNumber || $0 == "." }
    return isAddress || name == "localhost" || name.hasSuffix(".localhost") || names.contains("*")
      || names.contains { $0.hasPrefix(".") ? ("." + name).hasSuffix($0) : $0 == name }
  }
}
