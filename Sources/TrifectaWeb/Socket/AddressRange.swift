import NIOCore

/// A range of network addresses, such as `10.0.0.0/8`, or a single address.
struct AddressRange: Equatable, Sendable {
  private let bytes: [UInt8]
  private let length: Int

  /// - Parameter text: An IPv4 or IPv6 address, with or without a prefix length. The initializer returns `nil` for
  ///   anything else.
  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= 2, let bytes = NetworkAddress(String(parts[0]))?.bytes else { return nil }
    self.bytes = bytes
    guard parts.count == 2 else {
      length = bytes.count * 8
      return
    }
    guard let length = Int(parts[1]), (0...bytes.count * 8).contains(length) else { return nil }
    self.length = length
  }

  func contains(_ address: NetworkAddress) -> Bool {
    guard address.bytes.count == bytes.count else { return false }
    return (0..<length).allSatisfy { bit in
      (bytes[bit / 8] ^ address.bytes[bit / 8]) & (0x80 >> (bit % 8)) == 0
    }
  }
}

/// An IP address without a port.
struct NetworkAddress: Equatable, Sendable {
  let bytes: [UInt8]

  /// - Parameter text: An IPv4 or IPv6 address, with or without brackets or a port. The initializer returns `nil` for
  ///   anything else.
  init?(_ text: String) {
    var text = text[...]
    if text.hasPrefix("["), let end = text.firstIndex(of: "]") {
      text = text[text.index(after: text.startIndex)..<end]
    } else if text.filter({ $0 == ":" }).count == 1, let colon = text.firstIndex(of: ":") {
      text = text[..<colon]
    }
    guard text.utf8.count <= 45, let address = try? SocketAddress(ipAddress: String(text), port: 0) else { return nil }
    self.init(address)
  }

  init?(_ address: SocketAddress) {
    switch address {
    case .v4(let address):
      bytes = withUnsafeBytes(of: address.address.sin_addr) { Array($0) }
    case .v6(let address):
      let all = withUnsafeBytes(of: address.address.sin6_addr) { Array($0) }
      // An IPv4-mapped IPv6 address.
      let isMapped = all.prefix(10).allSatisfy { $0 == 0 } && all[10] == 0xff && all[11] == 0xff
      bytes = isMapped ? Array(all.suffix(4)) : all
    default:
      return nil
    }
  }

  /// Whether the address is the machine itself.
  var isLoopback: Bool { bytes.count == 4 ? bytes[0] == 127 : bytes == Array(repeating: 0, count: 15) + [1] }

  /// The identity of a network address for limits: the whole IPv4 address, or the 64-bit prefix of an IPv6 address,
  /// because its owner can choose the rest.
  var key: String {
    bytes.prefix(bytes.count == 4 ? 4 : 8).map { String($0, radix: 16) }.joined(separator: ":")
  }
}
