/// A parser for the inline syntax of Markdown: CommonMark 0.31 with GitHub's `~~strikethrough~~` and bare web
/// addresses. It supports emphasis, code, links, escapes and character references. Blocks, HTML and images are treated
/// as text. Spaces and line breaks are kept.
///
/// Time and memory are linear in the length of the text, whatever its content.
package struct InlineMarkdown {
  /// A unit of the parsed text.
  package enum Unit: Equatable, Sendable {
    case character(Character)
    /// An interpolated value, by its index. The parser treats the value as a letter and does not parse its content.
    case value(Int)
  }

  /// The style of a part.
  package struct Style: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    package static let emphasized = Style(rawValue: 1)
    package static let strong = Style(rawValue: 2)
    package static let code = Style(rawValue: 4)
    package static let strikethrough = Style(rawValue: 8)
  }

  /// A part of the text with a uniform style.
  package struct Part: Equatable, Sendable {
    package var units: [Unit]
    package var style: Style = []
    /// The link destination of the part.
    package var destination: [Unit]?
    /// The index of the `^[text](inflect: true)` that contains the part.
    package var inflection: Int?
  }

  /// An opening bracket that may start a link.
  private struct Bracket {
    enum Kind {
      case link
      case image
      /// The bracket of Apple's extended attributes: `^[text](attributes)`.
      case attributes
    }

    let kind: Kind
    let part: Int
    /// The number of delimiter runs before the bracket.
    let delimiters: Int
  }

  private var scanner: MarkdownScanner
  private var parts: [Part] = []
  private var brackets: [Bracket] = []
  /// The number of brackets at the beginning of the list that can no longer start a link, because links cannot be
  /// nested.
  private var inactive = 0
  private var delimiters = MarkdownDelimiters()
  /// The range of parts of each outermost `^[text](inflect: true)`, in order.
  private var inflections: [Range<Int>] = []
  /// Whether further text can be appended to the last part.
  private var isLastOpen = false

  private init(_ units: [Unit]) {
    scanner = MarkdownScanner(units)
  }

  /// Returns the parts of a text, in order. O(length).
  package static func parts(of units: [Unit]) -> [Part] {
    var markdown = InlineMarkdown(units)
    markdown.read()
    return markdown.finish()
  }

  /// Returns whether a text may contain Markdown syntax. O(length).
  package static func mayBe(in text: String) -> Bool {
    var previous: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "<"),
        UInt8(ascii: "\\"), UInt8(ascii: "&"), UInt8(ascii: "~"):
        return true
      case UInt8(ascii: "/") where previous == UInt8(ascii: ":"): return true
      default: previous = byte
      }
    }
    return false
  }

  private mutating func read() {
    while let unit = scanner.current {
      switch unit {
      case .character("`"): readCode()
      case .character("*"), .character("_"), .character("~"): readDelimiters()
      case .character("["): open(.link, 1)
      case .character("!") where scanner.starts(with: "!["): open(.image, 2)
      case .character("^") where scanner.starts(with: "^["): open(.attributes, 2)
      case .character("]"): close()
      case .character("<"):
        if let address = scanner.takeAngledAddress() { add(address) } else { addText(scanner.take(1)) }
      case .character("h"):
        if let address = scanner.takeBareAddress() { add(address) } else { addText(scanner.take(1)) }
      default: addText(scanner.takeTextUnit())
      }
    }
    delimiters.match(from: 0)
  }

  private mutating func addText(_ units: [Unit]) {
    if isLastOpen { parts[parts.count - 1].units += units } else { parts.append(Part(units: units)) }
    isLastOpen = true
  }

  private mutating func add(_ part: Part) {
    parts.append(part)
    isLastOpen = false
  }

  private mutating func readCode() {
    let fence = scanner.runLength
    if let code = scanner.takeCode(fence: fence) {
      add(Part(units: code, style: .code))
    } else {
      addText(scanner.take(fence))
    }
  }

  private mutating func readDelimiters() {
    let run = scanner.delimiterRun()
    delimiters.append(run, part: parts.count)
    add(Part(units: scanner.take(run.count)))
  }

  private mutating func open(_ kind: Bracket.Kind, _ length: Int) {
    brackets.append(Bracket(kind: kind, part: parts.count, delimiters: delimiters.count))
    add(Part(units: scanner.take(length)))
  }

  /// Parses a closing bracket, which may end a link.
  private mutating func close() {
    let sign = scanner.take(1)
    guard let bracket = brackets.popLast() else { return addText(sign) }
    let isInactive = brackets.count < inactive
    inactive = min(inactive, brackets.count)
    switch bracket.kind {
    case .link:
      guard !isInactive, let destination = scanner.takeDestination() else { return addText(sign) }
      for index in bracket.part..<parts.count where parts[index].destination == nil {
        parts[index].destination = destination
      }
      inactive = brackets.count
    case .image:
      guard scanner.takeDestination() != nil else { return addText(sign) }
    case .attributes:
      guard let attributes = scanner.takeAttributes() else { return addText(sign) }
      if Self.requestsInflection(attributes) {
        while let last = inflections.last, last.lowerBound > bracket.part { inflections.removeLast() }
        inflections.append(bracket.part..<parts.count)
      }
    }
    delimiters.match(from: bracket.delimiters)
    parts[bracket.part].units = []
    isLastOpen = false
  }

  /// Returns whether attributes request grammar agreement: whether they contain `inflect: true`.
  private static func requestsInflection(_ attributes: String) -> Bool {
    attributes.split(separator: ",").contains { attribute in
      attribute.filter { !$0.isWhitespace && $0 != "\"" && $0 != "'" } == "inflect:true"
    }
  }

  /// Returns the styled parts. Adjacent parts with the same style are merged.
  private func finish() -> [Part] {
    var result: [Part] = []
    var depths: [Style: Int] = [:]
    var inflection = 0
    for index in parts.indices {
      var part = parts[index]
      if inflection < inflections.count, inflections[inflection].upperBound <= index { inflection += 1 }
      if inflection < inflections.count, inflections[inflection].contains(index) { part.inflection = inflection }
      if let sign = delimiters.sign(of: index) {
        // Styles that a run closes end before the delimiters of the run that remain as text. Styles that it opens start
        // after them.
        for style in sign.closed { depths[style, default: 0] -= 1 }
        part.style = Self.style(depths)
        part.units = Array(part.units.prefix(sign.left))
        for style in sign.opened { depths[style, default: 0] += 1 }
      } else {
        part.style.formUnion(Self.style(depths))
      }
      guard !part.units.isEmpty else { continue }
      let last = result.count - 1
      if last >= 0, result[last].style == part.style, result[last].destination == part.destination,
        result[last].inflection == part.inflection
      {
        result[last].units += part.units
      } else {
        result.append(part)
      }
    }
    return result
  }

  private static func style(_ depths: [Style: Int]) -> Style {
    var style: Style = []
    for (each, depth) in depths where depth > 0 { style.formUnion(each) }
    return style
  }
}
