/// The extension of WebSockets by which messages are compressed (RFC 7692, 7), as this host agrees on it.
///
/// Each message is compressed by itself, in both directions: none tells by its length what was in another, and a session
/// costs no memory for it, because all connections of an event loop share one ``MessageCodec``.
enum PermessageDeflate {
  /// How far back a message that we compress may refer, as a power of two. Larger windows make patches no shorter.
  static let windowBits = 12

  /// Answers what a client offers.
  ///
  /// - Parameter headers: the `Sec-WebSocket-Extensions` of the request, in order.
  /// - Returns: the response's; `nil` where nothing that is offered suits, so that nothing is compressed.
  static func answer(to headers: [String]) -> String? {
    for offer in headers.flatMap({ $0.split(separator: ",") }) {
      if let answer = answer(toOffer: offer) { return answer }
    }
    return nil
  }

  private static func answer(toOffer offer: Substring) -> String? {
    let parts = offer.split(separator: ";", omittingEmptySubsequences: false).map(trimmed)
    guard parts.first == "permessage-deflate" else { return nil }
    var answer = "permessage-deflate; server_no_context_takeover; client_no_context_takeover"
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
        answer += "; server_max_window_bits=\(windowBits)"
      default:
        return nil
      }
    }
    return answer
  }

  /// The size of a window, which is 8 to 15 without a leading zero.
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
