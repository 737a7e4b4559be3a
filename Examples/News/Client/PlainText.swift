import Foundation

/// The text of a piece of HTML, for places that show no HTML: tags are left out, references become characters, and
/// white space is as a browser shows it.
struct PlainText {
  /// The text.
  let content: String

  /// Reads HTML, or a text that happens to have none. Never fails: what is no HTML is text. O(length).
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
    self.content = content.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Passes over a tag, a comment, or a script with all that is in it. A `<` that begins none of them is text.
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
    rest = rest[range.upperBound...]
    content.append(" ")
  }

  private static let names: [Substring: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "hellip": "…", "mdash": "—",
    "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "copy": "©", "euro": "€",
  ]

  /// Reads a reference such as `&amp;` or `&#8217;`. An `&` that begins none that is known is text.
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

extension String {
  /// The text as HTML that says the same.
  var escapedForHTML: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }
}
