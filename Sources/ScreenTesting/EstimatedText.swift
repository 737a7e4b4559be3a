import Elements
import LayoutEngine
import PortableUI

/// The size of a text, estimated in the same way on every machine: no font is read.
///
/// A letter is half as wide as the font is large, an ideograph or an emoji as wide as that. A line is as high as the platform's text
/// styles say. Lines break at spaces, and within words that are wider than the line; what does not fit the proposed height is
/// left out, but for the first line.
struct EstimatedText: Sendable {
  private let paragraphs: [[Word]]
  private let letter: Double
  private let lineHeight: Double
  private let lineSpacing: Double
  private let lineLimit: Int?
  private let minimumLines: Int

  /// The width of a word and of the spaces after it, in letters.
  private struct Word {
    var letters: Double
    var spaces: Double
  }

  /// The size of the font and the height of a line, in points, by the name of a text style (Apple's Human Interface Guidelines,
  /// Typography).
  private static let styles: [String: (size: Double, lineHeight: Double)] = [
    "largeTitle": (34, 41), "title": (28, 34), "title2": (22, 28), "title3": (20, 25), "headline": (17, 22),
    "body": (17, 22), "callout": (16, 21), "subheadline": (15, 20), "footnote": (13, 18), "caption": (12, 16),
    "caption2": (11, 13),
  ]

  /// Estimates a text that is set as an element says.
  @MainActor
  init(_ text: String, as element: Element) {
    func number(_ key: AttributeKey) -> Double? {
      guard case .number(let number)? = element[key], number.isFinite else { return nil }
      return number
    }
    let style = Self.styles[element[.fontStyle]?.description ?? "body"] ?? (17, 22)
    let size = max(number(.fontSize) ?? style.size, 1)
    letter = size / 2
    lineHeight = number(.fontSize) == nil ? style.lineHeight : (size * style.lineHeight / style.size).rounded()
    lineSpacing = number(.lineSpacing) ?? 0
    lineLimit = number(.lineLimit).map { max(1, Int(min($0, 1_000_000))) }
    minimumLines = number(.minimumLines).map { max(1, Int(min($0, 1_000_000))) } ?? 1
    paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false).map(Self.words)
  }

  private static func words(of paragraph: Substring) -> [Word] {
    var words = [Word(letters: 0, spaces: 0)]
    for character in paragraph {
      if character == " " {
        words[words.count - 1].spaces += 1
      } else {
        if words[words.count - 1].spaces > 0 { words.append(Word(letters: 0, spaces: 0)) }
        words[words.count - 1].letters += isWide(character) ? 2 : 1
      }
    }
    return words
  }

  /// Whether a character is as wide as high: an ideograph, a syllable of Hangul, an emoji.
  private static func isWide(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// The size for a proposal. O(words).
  func measure(_ proposal: ProposedSize) -> MeasuredContent {
    let limit = max(proposal.width.map { ($0 / letter).rounded(.down) } ?? .infinity, 1)
    var (lines, widest) = (0.0, 0.0)
    for paragraph in paragraphs {
      let (count, width) = Self.lines(of: paragraph, atMost: limit)
      lines += count
      widest = max(widest, width)
    }
    lines = min(lines, Double(lineLimit ?? .max))
    if let height = proposal.height {
      lines = min(lines, max(1, ((height + lineSpacing) / (lineHeight + lineSpacing)).rounded(.down)))
    }
    lines = max(lines, Double(minimumLines))
    let baseline = (lineHeight * 0.77).rounded()
    let size = LayoutSize(width: widest * letter, height: lines * lineHeight + (lines - 1) * lineSpacing)
    return MeasuredContent(
      size: size, firstTextBaseline: baseline, lastTextBaseline: size.height - lineHeight + baseline)
  }

  /// How many lines a paragraph takes, and how wide the widest is, in letters.
  private static func lines(of paragraph: [Word], atMost limit: Double) -> (count: Double, width: Double) {
    var (count, widest, line) = (1.0, 0.0, 0.0)
    var spaces = 0.0
    for word in paragraph {
      if line > 0, line + spaces + word.letters > limit {
        (count, line, spaces) = (count + 1, 0, 0)
      }
      line += spaces + word.letters
      if line > limit {
        // A word that is broken.
        let more = (line / limit).rounded(.up) - 1
        (count, widest, line) = (count + more, limit, line - more * limit)
      }
      widest = max(widest, line)
      spaces = word.spaces
    }
    return (count, widest)
  }
}
