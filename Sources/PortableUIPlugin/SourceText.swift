/// Swift source, tokenized only as far as needed to find matching brackets.
struct SourceText {
  let text: [Character]

  init(_ text: some Sequence<Character>) {
    self.text = Array(text)
  }

  subscript(range: Range<Int>) -> String { String(text[range]) }

  /// The end of the comment, string literal or bracketed text that starts at an index, or the index itself if there is none.
  func end(at start: Int) -> Int {
    switch text[start] {
    case "/" where has("//", at: start): return text[start...].firstIndex(where: \.isNewline) ?? text.count
    case "/" where has("/*", at: start): return endOfComment(at: start)
    case "\"", "#":
      let hashes = text[start...].prefix { $0 == "#" }.count
      guard start + hashes < text.count, text[start + hashes] == "\"" else { return start }
      return endOfString(at: start + hashes, hashes)
    case "(", "[", "{":
      var index = start + 1
      while index < text.count, !")]}".contains(text[index]) { index = max(end(at: index), index + 1) }
      return min(index + 1, text.count)
    default: return start
    }
  }

  /// The first index from `start` on that is neither whitespace nor in a comment.
  func skipSpace(from start: Int) -> Int {
    var index = start
    while index < text.count {
      if text[index].isWhitespace {
        index += 1
      } else if has("//", at: index) || has("/*", at: index) {
        index = end(at: index)
      } else {
        return index
      }
    }
    return index
  }

  /// The indices in a range that satisfy a predicate, outside of brackets, string literals and comments.
  func places(in range: Range<Int>, where isWanted: (Int) -> Bool) -> [Int] {
    var places: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if isWanted(index) { places.append(index) }
      index = max(end(at: index), index + 1)
    }
    return places
  }

  /// Whether there is a whole word at an index.
  func hasWord(_ word: String, at index: Int) -> Bool {
    guard has(word, at: index) else { return false }
    func isPart(_ index: Int) -> Bool {
      text.indices.contains(index) && (text[index].isLetter || text[index].isNumber || text[index] == "_")
    }
    return !isPart(index - 1) && !isPart(index + word.count)
  }

  func has(_ part: String, at index: Int) -> Bool { text[index...].starts(with: part) }

  private func endOfComment(at start: Int) -> Int {
    var depth = 0
    var index = start
    while index < text.count {
      if has("/*", at: index) {
        depth += 1
        index += 2
      } else if has("*/", at: index) {
        depth -= 1
        index += 2
        if depth == 0 { return index }
      } else {
        index += 1
      }
    }
    return index
  }

  private func endOfString(at quote: Int, _ hashes: Int) -> Int {
    let isLong = has("\"\"\"", at: quote)
    let ending = (isLong ? "\"\"\"" : "\"") + String(repeating: "#", count: hashes)
    let escape = "\\" + String(repeating: "#", count: hashes)
    var index = quote + (isLong ? 3 : 1)
    while index < text.count {
      if has(escape, at: index) {
        index += escape.count
        // An interpolation contains source code.
        index = index < text.count && text[index] == "(" ? end(at: index) : index + 1
      } else if has(ending, at: index) {
        return index + ending.count
      } else {
        index += 1
      }
    }
    return text.count
  }
}
