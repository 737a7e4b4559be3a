/// A parser for flat JSON arrays (RFC 8259), as used by the messages of the protocol.
///
/// The input is untrusted. Parsing is not recursive, and the length of each text is limited while it is read. Numbers
/// must be integers from 0 to ``largestNumber``. Texts must be well-formed UTF-8 with complete escapes and no unpaired
/// surrogates. Invalid input throws and is not repaired.
struct MessageReader {
  /// The largest accepted number, which is JavaScript's largest safe integer. The sum of two such numbers does not
  /// overflow.
  static let largestNumber = 9_007_199_254_740_991

  /// The error for a malformed message.
  struct Fault: Error {}

  private let bytes: [UInt8]
  private var position = 0
  /// Whether a value must follow: at the start and after a comma.
  private var isValueDue = true

  /// Creates a parser and reads the start of the array.
  init(_ bytes: [UInt8]) throws(Fault) {
    self.bytes = bytes
    skipSpace()
    try take(UInt8(ascii: "["))
    skipSpace()
  }

  /// Whether the next value is a text.
  var isAtText: Bool { current == UInt8(ascii: "\"") }

  /// Whether there are no further values.
  var isAtEnd: Bool { current == UInt8(ascii: "]") }

  /// Reads the next value, which must be an integer from 0 to ``largestNumber``.
  mutating func number() throws(Fault) -> Int {
    guard isValueDue else { throw Fault() }
    let start = position
    var number = 0
    while let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      // The limit is checked long before this could overflow.
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
      guard number <= Self.largestNumber else { throw Fault() }
      position += 1
    }
    let hasLeadingZero = position - start > 1 && bytes[start] == UInt8(ascii: "0")
    guard position > start, !hasLeadingZero else { throw Fault() }
    endValue()
    return number
  }

  /// Reads the next value, which must be a text of at most `limit` bytes of UTF-8. O(length).
  mutating func text(limit: Int) throws(Fault) -> String {
    guard isValueDue else { throw Fault() }
    try take(UInt8(ascii: "\""))
    var text: [UInt8] = []
    while true {
      let start = position
      while let byte = current, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { position += 1 }
      text += bytes[start..<position]
      guard text.count <= limit else { throw Fault() }
      switch current {
      case UInt8(ascii: "\""):
        position += 1
        endValue()
        return try Self.exact(text)
      case UInt8(ascii: "\\"):
        position += 1
        text += String(try escaped()).utf8
      default:
        throw Fault()
      }
    }
  }

  /// Reads the end of the array. Nothing may follow it.
  mutating func end() throws(Fault) {
    guard !isValueDue else { throw Fault() }
    try take(UInt8(ascii: "]"))
    skipSpace()
    guard position == bytes.count else { throw Fault() }
  }

  /// Returns bytes as a string.
  static func exact(_ bytes: [UInt8]) throws(Fault) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw Fault() }
    return text
  }

  // MARK: Bytes

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ byte: UInt8) throws(Fault) {
    guard current == byte else { throw Fault() }
    position += 1
  }

  private mutating func skipSpace() {
    while let byte = current, byte == 0x20 || byte == 0x9 || byte == 0xA || byte == 0xD { position += 1 }
  }

  private mutating func endValue() {
    skipSpace()
    isValueDue = current == UInt8(ascii: ",")
    if isValueDue {
      position += 1
      skipSpace()
    }
  }

  // MARK: Escapes

  /// Reads the character after a backslash.
  private mutating func escaped() throws(Fault) -> Unicode.Scalar {
    guard let byte = current else { throw Fault() }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try scalar()
    default: throw Fault()
    }
  }

  /// Reads the digits of `\u`, and a second escape if the first is a leading surrogate.
  private mutating func scalar() throws(Fault) -> Unicode.Scalar {
    let first = try codeUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard UTF16.isLeadSurrogate(first) else { throw Fault() }
    try take(UInt8(ascii: "\\"))
    try take(UInt8(ascii: "u"))
    let second = try codeUnit()
    guard UTF16.isTrailSurrogate(second) else { throw Fault() }
    return UTF16.decode(UTF16.EncodedScalar([first, second]))
  }

  private mutating func codeUnit() throws(Fault) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = current, let digit = Self.hexDigit(byte) else { throw Fault() }
      unit = unit << 4 | digit
      position += 1
    }
    return unit
  }

  private static func hexDigit(_ byte: UInt8) -> UInt16? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
