extension [UInt8] {
  /// Appends UTF-8 bytes, escaped for a JSON string. O(length).
  mutating func appendEscapedForJSON(_ bytes: some Collection<UInt8>) {
    if bytes.withContiguousStorageIfAvailable({ appendEscapedForJSON(in: $0) }) == nil {
      Array(bytes).withUnsafeBufferPointer { appendEscapedForJSON(in: $0) }
    }
  }

  /// Copies ranges without escapes in one operation. Most texts need no escapes.
  private mutating func appendEscapedForJSON(in bytes: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for (index, byte) in bytes.enumerated()
    where byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
      append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<index]))
      start = index + 1
      switch byte {
      case UInt8(ascii: "\""): self += #"\""#.utf8
      case UInt8(ascii: "\\"): self += #"\\"#.utf8
      case 0xA: self += #"\n"#.utf8
      default:
        self += #"\u00"#.utf8
        append(Self.hexDigits[Int(byte >> 4)])
        append(Self.hexDigits[Int(byte & 15)])
      }
    }
    append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start...]))
  }

  /// Appends text, escaped for HTML content or a double-quoted attribute. O(length).
  mutating func appendEscapedForHTML(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): self += "&amp;".utf8
      case UInt8(ascii: "<"): self += "&lt;".utf8
      case UInt8(ascii: ">"): self += "&gt;".utf8
      case UInt8(ascii: "\""): self += "&quot;".utf8
      case UInt8(ascii: "'"): self += "&#39;".utf8
      default: append(byte)
      }
    }
  }

  private static let hexDigits = Array("0123456789abcdef".utf8)
}
