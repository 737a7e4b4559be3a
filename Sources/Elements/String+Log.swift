extension StringProtocol {
  /// Returns the text in a form that is safe to log, even if it comes from a client.
  ///
  /// Control, format and separator characters, which could forge log lines or control a terminal, are escaped as `\u{…}`. Text
  /// longer than `limit` is truncated and ends with `…`.
  ///
  /// - Parameter limit: the maximum number of UTF-8 bytes before the truncation.
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
