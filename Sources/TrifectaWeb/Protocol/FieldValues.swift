extension [String] {
  /// The values of a header field that contain only ASCII characters. Correct clients send no others in the fields that
  /// the server parses.
  ///
  /// String comparison takes quadratic time if a character has many combining marks.
  var onlyASCII: [String] { filter(\.utf8.isASCII) }
}

extension Collection<UInt8> {
  /// Whether all bytes are ASCII characters.
  var isASCII: Bool { allSatisfy { $0 < 0x80 } }
}
