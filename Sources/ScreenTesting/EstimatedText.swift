import Elements
import LayoutEngine
import PortableUI

/// The estimated size of a text. It does not depend on installed fonts, so it is the same on every machine.
///
/// A letter is half as wide as the font size. An ideograph or an emoji is as wide as the font size. Lines have the
/// heights of Apple's text styles. They break at spaces, and inside words that are wider than the line. Lines that
/// exceed the proposed height are omitted, except for the first line.
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

  /// The font size and the line height of each text style, in points. Source: Apple's Human Interface Guidelines, Typography.
  private static let styles: [String: (size: Double, lineHeight: Double)] = [
    "largeTitle": (34, 41), "title": (28, 34), "title2": (22, 28), "title3": (20, 25), "headline": (17, 22),
    "body": (17, 22), "callout": (16, 21), "subheadline": (15, 20), "footnote": (13, 18), "caption": (12, 16),
    "caption2": (11, 13),
  ]

  /// Creates an estimate of a text with the font and the line limits of an element.
  @MainActor
  init(_ text: String, as element: Element) {
    let style = Self.styles[element[.fontStyle]?.description ?? "body"] ?? (17, 22)
    let size = max(element.number(.fontSize) ?? style.size, 1)
    letter = size / 2
    lineHeight = element.number(.fontSize) == nil ? style.lineHeight : (size * style.lineHeight / style.size).rounded()
    lineSpacing = element.number(.lineSpacing) ?? 0
    lineLimit = element.number(.lineLimit).map { max(1, Int(min($0, 1_000_000))) }
    minimumLines = element.number(.minimumLines).map { max(1, Int(min($0, 1_000_000))) } ?? 1
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

  /// Returns whether a character is as wide as the font size: an ideograph, a Hangul syllable, or an emoji.
  private static func isWide(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// Returns the size of the text for a proposed size.
  ///
  /// - Complexity: O(n), where n is the number of words.
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

  /// Returns the number of lines of a paragraph, and the width of the widest line in letters.
  private static func lines(of paragraph: [Word], atMost limit: Double) -> (count: Double, width: Double) {
    var (count, widest, line) = (1.0, 0.0, 0.0)
    var spaces = 0.0
    for word in paragraph {
      if line > 0, line + spaces + word.letters > limit {
        (count, line, spaces) = (count + 1, 0, 0)
      }
      line += spaces + word.letters
      if line > limit {
        // The word is wider than the line.
        let more = (line / limit).rounded(.up) - 1
        (count, widest, line) = (count + more, limit, line - more * limit)
      }
      widest = max(widest, line)
      spaces = word.spaces
    }
    return (count, widest)
  }
}
