extension MarkdownScanner {
  /// Consumes `(destination "title")` at the current position. Returns `nil` if there is no destination.
  mutating func takeDestination() -> [Unit]? {
    let start = position
    guard starts(with: "(") else { return nil }
    position += 1
    skipSpace()
    if let destination = starts(with: "<") ? takeAngledDestination() : takePlainDestination() {
      let hasSpace = skipSpace()
      if starts(with: ")") || (hasSpace && takeTitle() && starts(with: ")")) {
        position += 1
        return destination
      }
    }
    position = start
    return nil
  }

  /// Consumes Apple's `(attributes)` at the current position, and returns the text between the parentheses. Returns
  /// `nil` if there are no attributes.
  mutating func takeAttributes() -> String? {
    guard starts(with: "(") else { return nil }
    let start = position + 1
    for index in start..<min(units.count, position + 256) where character(at: index) == ")" {
      position = index + 1
      return String((start..<index).compactMap { character(at: $0) })
    }
    return nil
  }

  @discardableResult
  private mutating func skipSpace() -> Bool {
    let start = position
    while character(at: position)?.isWhitespace == true { position += 1 }
    return position > start
  }

  private mutating func takeAngledDestination() -> [Unit]? {
    var destination: [Unit] = []
    position += 1
    while let unit = current {
      if starts(with: ">") {
        position += 1
        return destination
      }
      if starts(with: "<") || Self.isNewline(unit) { return nil }
      destination += takeTextUnit()
    }
    return nil
  }

  private mutating func takePlainDestination() -> [Unit]? {
    var destination: [Unit] = []
    var depth = 0
    while let unit = current {
      if case .character(let character) = unit {
        if character.isWhitespace || character.isControl || (character == ")" && depth == 0) { break }
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        // Limit the nesting like the CommonMark reference parser. Real addresses are less nested, and without a limit,
        // scanning a text of only parentheses would take long.
        if depth > 32 { return nil }
      }
      destination += takeTextUnit()
    }
    return depth == 0 ? destination : nil
  }

  private mutating func takeTitle() -> Bool {
    let ends: [Character: Character] = ["\"": "\"", "'": "'", "(": ")"]
    guard let first = character(at: position), let last = ends[first] else { return false }
    position += 1
    while current != nil {
      if character(at: position) == last {
        position += 1
        skipSpace()
        return true
      }
      if first == "(", starts(with: "(") { return false }
      _ = takeTextUnit()
    }
    return false
  }
}
