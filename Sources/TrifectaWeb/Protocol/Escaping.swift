extension [UInt8] {
  /// Appends UTF-8 so that it can stand in a JSON string. O(length).
  mutating func appendEscapedForJSON(_ bytes: some Collection<UInt8>) {
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\""): self += #"\""#.utf8
      case UInt8(ascii: "\\"): self += #"\\"#.utf8
      case 0xA: self += #"\n"#.utf8
      case 0..<0x20:
        self += #"\u00"#.utf8
        append(Self.hexDigits[Int(byte >> 4)])
        append(Self.hexDigits[Int(byte & 15)])
      default: append(byte)
      }
    }
  }

  /// Appends text so that it can stand between tags or in a double-quoted attribute. O(length).
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
