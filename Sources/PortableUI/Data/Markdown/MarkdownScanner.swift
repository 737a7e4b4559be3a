/// A scanner over the units of a Markdown text.
struct MarkdownScanner {
  typealias Unit = InlineMarkdown.Unit

  let units: [Unit]
  var position = 0
  /// The lengths of backtick runs that do not occur in the rest of the text.
  private var absentFences: Set<Int> = []

  init(_ units: [Unit]) {
    self.units = units
  }

  /// The unit at the current position; `nil` at the end.
  var current: Unit? { unit(at: position) }

  /// The number of consecutive equal units that start at the current position.
  var runLength: Int { runLength(at: position) }

  func unit(at index: Int) -> Unit? { units.indices.contains(index) ? units[index] : nil }

  func character(at index: Int) -> Character? {
    if case .character(let character) = unit(at: index) { character } else { nil }
  }

  private func runLength(at start: Int) -> Int {
    var end = start
    while end < units.count, units[end] == units[start] { end += 1 }
    return end - start
  }

  /// Returns whether the rest of the text starts with `text`.
  func starts(with text: String) -> Bool {
    var index = position
    for character in text {
      guard self.character(at: index) == character else { return false }
      index += 1
    }
    return true
  }

  /// Consumes the given number of units.
  mutating func take(_ count: Int) -> [Unit] {
    defer { position += count }
    return Array(units[position..<position + count])
  }

  /// Consumes a unit of text, resolving an escape or a character reference.
  mutating func takeTextUnit() -> [Unit] {
    switch character(at: position) {
    case "\\":
      guard let next = character(at: position + 1), next.isNewline || next.isASCIIPunctuation else { return take(1) }
      return Array(take(2).dropFirst())
    case "&":
      guard let (character, length) = reference() else { return take(1) }
      position += length
      return [.character(character)]
    default: return take(1)
    }
  }

  // MARK: Code

  /// Consumes a code span with its backticks. Returns `nil` if the code span is not closed.
  ///
  /// - Parameter fence: the number of backticks at the current position.
  mutating func takeCode(fence: Int) -> [Unit]? {
    guard !absentFences.contains(fence) else { return nil }
    var index = position + fence
    while index < units.count {
      guard character(at: index) == "`" else {
        index += 1
        continue
      }
      let length = runLength(at: index)
      if length == fence {
        defer { position = index + length }
        return Self.stripped(units[(position + fence)..<index].map { Self.isNewline($0) ? .character(" ") : $0 })
      }
      index += length
    }
    absentFences.insert(fence)
    return nil
  }

  static func isNewline(_ unit: Unit) -> Bool {
    if case .character(let character) = unit { character.isNewline } else { false }
  }

  /// Returns the code without the single space at both ends, which separates backticks in the code from the delimiters.
  private static func stripped(_ code: [Unit]) -> [Unit] {
    let space = Unit.character(" ")
    guard code.count > 2, code.first == space, code.last == space, code.contains(where: { $0 != space }) else {
      return code
    }
    return Array(code.dropFirst().dropLast())
  }

  // MARK: Delimiters

  /// Returns the delimiter run at the current position, and whether it can open or close emphasis.
  func delimiterRun() -> MarkdownDelimiters.Run {
    let sign = character(at: position) ?? "*"
    let length = runLength
    let before = Surroundings(unit(at: position - 1))
    let after = Surroundings(unit(at: position + length))
    let isLeft = after != .space && (after != .punctuation || before != .letter)
    let isRight = before != .space && (before != .punctuation || after != .letter)
    let (canOpen, canClose) =
      switch sign {
      case "_": (isLeft && (!isRight || before == .punctuation), isRight && (!isLeft || after == .punctuation))
      case "~": (isLeft && length < 3, isRight && length < 3)
      default: (isLeft, isRight)
      }
    return MarkdownDelimiters.Run(character: sign, count: length, canOpen: canOpen, canClose: canClose)
  }

  /// The kind of unit next to a delimiter run.
  private enum Surroundings {
    case space
    case punctuation
    case letter

    init(_ unit: Unit?) {
      switch unit {
      case nil: self = .space
      case .value: self = .letter
      case .character(let character):
        self =
          character.isWhitespace ? .space : character.isPunctuation || character.isSymbol ? .punctuation : .letter
      }
    }
  }
}

extension Character {
  /// Whether a backslash escapes the character.
  var isASCIIPunctuation: Bool {
    guard let value = asciiValue else { return false }
    return (0x21...0x2F).contains(value) || (0x3A...0x40).contains(value) || (0x5B...0x60).contains(value)
      || (0x7B...0x7E).contains(value)
  }

  var isControl: Bool { unicodeScalars.contains { $0.properties.generalCategory == .control } }
}
