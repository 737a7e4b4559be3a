/// One value in a flat JSON array: all that pages may send.
///
/// The grammar is RFC 8259's without nesting, fractions, exponents, `true`, `false` and `null`. A reader this small can
/// be read whole, allocates nothing but its result, and leaves a hostile client nothing to nest.
enum FlatJSON: Equatable {
  /// An integer.
  case number(Int)
  /// A string.
  case text(String)

  /// The values of the array that `text` holds; `nil` where it holds anything else. O(length).
  static func read(_ text: String) -> [FlatJSON]? {
    var text = text
    return text.withUTF8 { bytes in
      var reader = Reader(bytes: bytes)
      return reader.array()
    }
  }
}

private struct Reader {
  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0
  private static let spaces: Set<UInt8> = [0x9, 0xA, 0xD, 0x20]

  mutating func array() -> [FlatJSON]? {
    var values: [FlatJSON] = []
    guard take(UInt8(ascii: "[")) else { return nil }
    repeat {
      skipSpace()
      guard let value = value() else { return nil }
      values.append(value)
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "]")) else { return nil }
    skipSpace()
    return position == bytes.count ? values : nil
  }

  private mutating func value() -> FlatJSON? {
    guard position < bytes.count else { return nil }
    if bytes[position] == UInt8(ascii: "\"") { return string().map(FlatJSON.text) }
    return integer().map(FlatJSON.number)
  }

  private mutating func integer() -> Int? {
    let start = position
    if position < bytes.count, bytes[position] == UInt8(ascii: "-") { position += 1 }
    while position < bytes.count, bytes[position] >= UInt8(ascii: "0"), bytes[position] <= UInt8(ascii: "9") {
      position += 1
    }
    return Int(String(decoding: bytes[start..<position], as: UTF8.self))
  }

  private mutating func string() -> String? {
    position += 1
    var start = position
    var result = ""
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        result += String(decoding: bytes[start..<position], as: UTF8.self)
        position += 1
        return result
      case UInt8(ascii: "\\"):
        result += String(decoding: bytes[start..<position], as: UTF8.self)
        position += 1
        guard let scalar = escape() else { return nil }
        result.unicodeScalars.append(scalar)
        start = position
      case 0..<0x20:
        return nil
      default:
        position += 1
      }
    }
    return nil
  }

  private mutating func escape() -> Unicode.Scalar? {
    guard position < bytes.count else { return nil }
    defer { position += 1 }
    switch bytes[position] {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(bytes[position])
    case UInt8(ascii: "u"): return escapedUnit()
    default: return nil
    }
  }

  /// The scalar of `\uXXXX`, or of two of them that make a surrogate pair. Half a pair becomes U+FFFD, as in the WHATWG's
  /// decoders. Stands on the last digit afterwards.
  private mutating func escapedUnit() -> Unicode.Scalar? {
    guard let first = fourDigits(after: position) else { return nil }
    position += 4
    guard UTF16.isLeadSurrogate(first) else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
    guard position + 2 < bytes.count, bytes[position + 1] == UInt8(ascii: "\\"),
      bytes[position + 2] == UInt8(ascii: "u"), let second = fourDigits(after: position + 2),
      UTF16.isTrailSurrogate(second)
    else { return "\u{FFFD}" }
    position += 6
    return UTF16.decode(UTF16.EncodedScalar([first, second]))
  }

  private func fourDigits(after index: Int) -> UInt16? {
    guard index + 4 < bytes.count else { return nil }
    var result: UInt16 = 0
    for digit in bytes[(index + 1)...(index + 4)] {
      guard let value = Character(Unicode.Scalar(digit)).hexDigitValue else { return nil }
      result = result << 4 | UInt16(value)
    }
    return result
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while position < bytes.count, Self.spaces.contains(bytes[position]) { position += 1 }
  }
}
