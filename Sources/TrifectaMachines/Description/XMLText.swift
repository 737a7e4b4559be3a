/// Text in XML documents.
enum XMLText {
  /// Returns a text in which no character has a special meaning, neither in an element nor in a quoted attribute.
  /// Characters that XML cannot represent (XML 1.0, 2.2) are replaced.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // Parsers normalize white space in attributes unless it is written as a reference.
      case "\n", "\t", "\r": result += "&#\(scalar.value);"
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
