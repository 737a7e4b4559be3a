extension MarkdownScanner {
  /// Consumes `<https://example.com>` or `<name@example.com>` at the current position. Returns `nil` if there is no
  /// such address.
  mutating func takeAngledAddress() -> InlineMarkdown.Part? {
    var end = position + 1
    while let character = character(at: end), character != ">" {
      guard character != "<", !character.isWhitespace, !character.isControl else { return nil }
      end += 1
    }
    guard character(at: end) == ">" else { return nil }
    let address = Array(units[(position + 1)..<end])
    let text = address.map { unit in
      if case .character(let character) = unit { character } else { Character(" ") }
    }
    let prefix: String
    if Self.hasScheme(text) { prefix = "" } else if Self.isMailbox(text) { prefix = "mailto:" } else { return nil }
    position = end + 1
    return InlineMarkdown.Part(units: address, destination: prefix.map { .character($0) } + address)
  }

  private static func hasScheme(_ text: [Character]) -> Bool {
    let scheme = text.prefix { $0 != ":" }
    return scheme.count < text.count && (2...32).contains(scheme.count) && scheme[0].isASCIILetter
      && scheme.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || "+.-".contains($0) }
  }

  private static func isMailbox(_ text: [Character]) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { return false }
    return parts[0].allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || ".!#$%&'*+/=?^_`{|}~-".contains($0) }
      && parts[1].split(separator: ".", omittingEmptySubsequences: false).allSatisfy { label in
        (1...63).contains(label.count) && label.first != "-" && label.last != "-"
          && label.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == "-" }
      }
  }

  /// Consumes a bare web address at the current position. Returns `nil` if there is no such address.
  mutating func takeBareAddress() -> InlineMarkdown.Part? {
    if let before = unit(at: position - 1) {
      guard case .character(let character) = before, character.isWhitespace || "*_~(".contains(character) else {
        return nil
      }
    }
    guard let scheme = ["https://", "http://"].first(where: { starts(with: $0) }),
      let domain = endOfDomain(position + scheme.count)
    else { return nil }
    var end = domain
    while let unit = unit(at: end) {
      if case .character(let character) = unit, character.isWhitespace || character == "<" { break }
      end += 1
    }
    let address = Array(units[position..<endOfAddress(position + scheme.count, end)])
    position += address.count
    return InlineMarkdown.Part(units: address, destination: address)
  }

  /// Returns the end of a domain of at least two labels. An interpolated value counts as several labels.
  private func endOfDomain(_ start: Int) -> Int? {
    var end = start
    var isDomain = false
    while let unit = unit(at: end) {
      switch unit {
      case .value, .character("."): isDomain = end > start || unit != .character(".")
      case .character(let character):
        guard character.isLetter || character.isNumber || character == "-" || character == "_" else {
          return isDomain ? end : nil
        }
      }
      end += 1
    }
    return isDomain ? end : nil
  }

  /// Returns the end of an address without trailing punctuation and without an unbalanced closing bracket.
  private func endOfAddress(_ start: Int, _ end: Int) -> Int {
    var end = end
    var surplus = 0
    for index in start..<end {
      if character(at: index) == ")" { surplus += 1 }
      if character(at: index) == "(" { surplus -= 1 }
    }
    while end > start, let last = character(at: end - 1) {
      if last == ")" {
        guard surplus > 0 else { break }
        surplus -= 1
      } else if !"?!.,:;*_~'\"".contains(last) {
        break
      }
      end -= 1
    }
    return end
  }

  /// Returns the character and the length of the character reference at the current position; `nil` if there is none.
  ///
  /// Only some named references are supported: the references of XML, and references for spaces, dashes and similar
  /// characters.
  func reference() -> (Character, length: Int)? {
    var name = ""
    var index = position + 1
    while let character = character(at: index), character != ";" {
      guard name.count < 9, character.isASCII else { return nil }
      name.append(character)
      index += 1
    }
    guard character(at: index) == ";" else { return nil }
    let length = index + 1 - position
    guard name.hasPrefix("#") else { return Self.references[name].map { ($0, length) } }
    let isHexadecimal = name.hasPrefix("#x") || name.hasPrefix("#X")
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    guard (1...(isHexadecimal ? 6 : 7)).contains(digits.count), digits.allSatisfy(\.isHexDigit),
      let code = UInt32(digits, radix: isHexadecimal ? 16 : 10)
    else { return nil }
    return (Character(code == 0 ? "\u{FFFD}" : Unicode.Scalar(code) ?? "\u{FFFD}"), length)
  }

  private static let references: [String: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "shy": "\u{AD}", "ensp": "\u{2002}",
    "emsp": "\u{2003}", "thinsp": "\u{2009}", "ndash": "–", "mdash": "—", "hellip": "…", "bull": "•", "middot": "·",
    "copy": "©", "reg": "®", "trade": "™", "deg": "°", "times": "×", "laquo": "«", "raquo": "»", "lsquo": "‘",
    "rsquo": "’", "ldquo": "“", "rdquo": "”", "euro": "€", "pound": "£", "sect": "§", "larr": "←", "rarr": "→",
    "uarr": "↑", "darr": "↓",
  ]
}

extension Character {
  fileprivate var isASCIILetter: Bool { isASCII && isLetter }
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
