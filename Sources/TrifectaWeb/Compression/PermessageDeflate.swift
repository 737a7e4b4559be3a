/// Negotiation of the WebSocket compression extension (RFC 7692, 7).
///
/// Each message is compressed independently, in both directions. So the length of a message reveals nothing about other
/// messages, and a session needs no memory for compression, because all connections of an event loop share one
/// ``MessageCodec``.
enum PermessageDeflate {
  /// The window size for messages from the server, as a power of two. Larger windows do not make patches shorter.
  static let windowBits = 12

  /// Answers the extension offers of a client.
  ///
  /// - Parameter headers: The `Sec-WebSocket-Extensions` fields of the request, in order.
  /// - Returns: The field of the response; `nil` if no offer is acceptable, in which case messages are not compressed.
  static func response(to headers: [String]) -> String? {
    for offer in headers.onlyASCII.flatMap({ $0.split(separator: ",") }) {
      if let response = response(toOffer: offer) { return response }
    }
    return nil
  }

  private static func response(toOffer offer: Substring) -> String? {
    let parts = offer.split(separator: ";", omittingEmptySubsequences: false).map(trimmed)
    guard parts.first == "permessage-deflate" else { return nil }
    var response = "permessage-deflate; server_no_context_takeover; client_no_context_takeover"
    var seen: Set<Substring> = []
    for part in parts.dropFirst() {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(trimmed)
      guard let name = pair.first, seen.insert(name).inserted else { return nil }
      let value = pair.count == 2 ? unquoted(pair[1]) : nil
      switch (name, value) {
      case ("server_no_context_takeover", nil), ("client_no_context_takeover", nil), ("client_max_window_bits", nil):
        break
      case ("client_max_window_bits", let value?):
        guard bits(value) != nil else { return nil }
      case ("server_max_window_bits", let value?):
        guard let bits = bits(value), bits >= windowBits else { return nil }
        response += "; server_max_window_bits=\(windowBits)"
      default:
        return nil
      }
    }
    return response
  }

  /// Parses a window size, which is 8 to 15 without a leading zero.
  private static func bits(_ text: Substring) -> Int? {
    (8...15).first { text == String($0) }
  }

  private static func trimmed(_ text: Substring) -> Substring {
    let isSpace = { (character: Character) in character == " " || character == "\t" }
    var text = text.drop(while: isSpace)
    while let last = text.last, isSpace(last) { text.removeLast() }
    return text
  }

  private static func unquoted(_ text: Substring) -> Substring {
    text.count >= 2 && text.first == "\"" && text.last == "\"" ? text.dropFirst().dropLast() : text
  }
}
