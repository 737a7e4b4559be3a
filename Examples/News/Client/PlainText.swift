import Foundation

/// The plain text of an HTML fragment: tags are removed, character references are decoded, and white space is collapsed
/// as in a browser.
struct PlainText {
  /// The text as one line.
  let content: String
  /// The text with a mark at each line break.
  private let marked: String

  /// Parses HTML or plain text. Invalid HTML counts as text. O(length).
  init(html: String) {
    var content = ""
    var rest = html[...]
    while let mark = rest.firstIndex(where: { $0 == "<" || $0 == "&" }) {
      content += rest[..<mark]
      rest = rest[mark...]
      if rest.first == "<" {
        Self.skipTag(of: &rest, into: &content)
      } else {
        Self.readReference(of: &rest, into: &content)
      }
    }
    content += rest
    marked = content
    self.content = content[...].inOneLine
  }

  /// Returns the non-empty paragraphs of the text. O(length).
  ///
  /// - Parameter limit: The maximum number of characters. A truncated text ends with an ellipsis.
  func paragraphs(within limit: Int) -> [String] {
    var rest = limit
    var paragraphs: [String] = []
    for line in marked.split(separator: Self.mark) where rest > 0 {
      guard let whole = line.inOneLine.nonEmpty else { continue }
      let part = whole.prefix(rest)
      rest -= part.count
      paragraphs.append(part.endIndex == whole.endIndex ? whole : part + "…")
    }
    return paragraphs
  }

  /// The mark is white space, so it does not occur in a text of one line.
  private static let mark: Character = "\u{2029}"

  private static let lines: Set<String> = [
    "article", "blockquote", "br", "dd", "div", "dt", "figure", "figcaption", "h1", "h2", "h3", "h4", "h5", "h6", "hr",
    "li",
    "ol", "p", "pre", "section", "table", "tr", "ul",
  ]

  /// Skips a tag, a comment, or a script with its content. Any other `<` is text.
  private static func skipTag(of rest: inout Substring, into content: inout String) {
    let next = rest.dropFirst().first
    guard let next, next.isLetter || next == "/" || next == "!" || next == "?" else {
      content.append(rest.removeFirst())
      return
    }
    var end = ">"
    for (start, close) in [("<!--", "-->"), ("<script", "</script>"), ("<style", "</style>")]
    where rest.prefix(start.count).lowercased() == start {
      end = close
    }
    guard let range = rest.range(of: end, options: .caseInsensitive) else {
      rest = ""
      return
    }
    let name = rest.dropFirst().drop { $0 == "/" }.prefix(12).prefix { $0.isLetter || $0.isNumber }.lowercased()
    rest = rest[range.upperBound...]
    content.append(lines.contains(name) ? mark : " ")
  }

  private static let names: [Substring: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "hellip": "…", "mdash": "—",
    "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "copy": "©", "euro": "€",
  ]

  /// Decodes a reference such as `&amp;` or `&#8217;`. Any other `&` is text.
  private static func readReference(of rest: inout Substring, into content: inout String) {
    guard let end = rest.prefix(12).firstIndex(of: ";"), let character = character(rest[..<end].dropFirst()) else {
      content.append(rest.removeFirst())
      return
    }
    content.append(character)
    rest = rest[rest.index(after: end)...]
  }

  private static func character(_ name: Substring) -> Character? {
    guard name.hasPrefix("#") else { return names[name] }
    let digits = name.dropFirst()
    let isHex = digits.first == "x" || digits.first == "X"
    let code = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    return code.flatMap(Unicode.Scalar.init).map(Character.init)
  }
}

extension Substring {
  /// The text with each sequence of white space replaced by one space.
  fileprivate var inOneLine: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension String {
  /// The text, escaped for HTML.
  var escapedForHTML: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\n", with: "<br>")
  }
}
