/// Encodes names that are not allowed in SCXML: a forbidden character is replaced by its hexadecimal code, as in
/// `no_x0020_cars`.
///
/// Names are decoded only in documents that declare ``namespace``; other documents are read literally.
enum SCXMLNames {
  static let standard = "http://www.w3.org/2005/07/scxml"
  static let namespace = "urn:trifecta:statechart"

  /// A valid XML id: letters, digits, `_`, `-` and `.`, starting with a letter or `_`. The empty text is `_x_`.
  static func id(_ text: String) -> String {
    encoded(text) { scalar, isFirst in isWord(scalar) || !isFirst && (isDigit(scalar) || scalar == "-" || scalar == ".")
    }
  }

  /// A valid event name: parts separated by dots. `*` is allowed as the whole name or the last part.
  static func event(_ text: String) -> String {
    if text == "*" { return text }
    let isWildcard = text.hasSuffix(".*") && text.count > 2
    var previous: Unicode.Scalar? = "."
    let rest = isWildcard ? String(text.dropLast(2)) : text
    let result = encoded(rest) { scalar, _ in
      defer { previous = scalar }
      return isWord(scalar) || isDigit(scalar) || scalar == "-" || scalar == "." && previous != "."
    }
    let isOpen = result.hasSuffix(".")
    return (isOpen ? result.dropLast() + "_x002E_" : result) + (isWildcard ? ".*" : "")
  }

  /// Text in which only characters that XML cannot represent are encoded.
  static func text(_ text: String) -> String {
    text.isEmpty
      ? ""
      : encoded(text) { scalar, _ in
        scalar == "\t" || scalar == "\n" || scalar == "\r"
          || scalar.value >= 0x20 && scalar.value != 0xFFFE
            && scalar.value != 0xFFFF
      }
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.isASCII && scalar.properties.isAlphabetic
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func encoded(_ text: String, allows: (Unicode.Scalar, Bool) -> Bool) -> String {
    if text.isEmpty { return "_x_" }
    var result = ""
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      // Encode an underscore that would be read as the start of a code.
      let looksEncoded = scalar == "_" && index + 1 < scalars.count && scalars[index + 1] == "x"
      if allows(scalar, index == 0), !looksEncoded {
        result.unicodeScalars.append(scalar)
      } else {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "_x" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "_"
      }
    }
    return result
  }

  static func decoded(_ text: String) -> String {
    if text == "_x_" { return "" }
    guard text.contains("_x") else { return text }
    var result = ""
    var rest = Array(text.unicodeScalars)[...]
    while let scalar = rest.first {
      if scalar == "_", rest.dropFirst().first == "x" {
        let digits = rest.dropFirst(2).prefix(7).prefix { $0 != "_" }
        let end = digits.endIndex
        if (4...6).contains(digits.count), end < rest.endIndex, rest[end] == "_",
          let value = UInt32(String(String.UnicodeScalarView(digits)), radix: 16), let decoded = Unicode.Scalar(value)
        {
          result.unicodeScalars.append(decoded)
          rest = rest[(end + 1)...]
          continue
        }
      }
      result.unicodeScalars.append(scalar)
      rest = rest.dropFirst()
    }
    return result
  }
}
