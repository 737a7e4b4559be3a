extension StringProtocol {
  /// Returns the text as it may stand in a log or an issue where a visitor may have written it.
  ///
  /// Control, format, and separator characters, with which a text could begin a line of its own or drive a terminal, are written as
  /// `\u{…}`. What is longer than `limit` is cut, and ends with `…`.
  ///
  /// - Parameter limit: the most bytes of UTF-8 before the cut.
  /// - Complexity: O(`limit`).
  package func escapedForLog(limit: Int = 100) -> String {
    var text = ""
    var count = 0
    for scalar in unicodeScalars {
      let part = scalar.isPlainInLog ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      count += part.utf8.count
      guard count <= limit else { return text + "…" }
      text += part
    }
    return text
  }
}

extension Unicode.Scalar {
  fileprivate var isPlainInLog: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}
