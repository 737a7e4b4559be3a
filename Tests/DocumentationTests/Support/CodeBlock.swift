import Foundation

/// A fenced Swift code block in a document.
struct CodeBlock: Equatable {
  /// The document, as a path from the package's root.
  let file: String
  /// The line of the fence that opens the block, counted from 1.
  let line: Int
  let code: Code

  /// Returns the Swift blocks of a document, in order.
  static func blocks(in text: String, of file: String) -> [CodeBlock] {
    var blocks: [CodeBlock] = []
    var open: (line: Int, lines: [String])?
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      let fence = line.trimmingCharacters(in: .whitespaces)
      if let block = open {
        if fence == "```" {
          blocks.append(CodeBlock(file: file, line: block.line, code: Code(block.lines)))
          open = nil
        } else {
          open?.lines.append(line)
        }
      } else if fence == "```swift" {
        open = (index + 1, [])
      }
    }
    return blocks
  }

  /// The fence of code for TCA, which a guide shows for comparison. It cannot be compiled in this package.
  private static let fenceOfTCA = "```swift TCA"

  /// Returns the lines of a document with code that is not compared: lines that are indented by four spaces, and fences
  /// other than Swift and TCA.
  static func uncheckedLines(in text: String) -> [Int] {
    var unchecked: [Int] = []
    var isOpen = false
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      if line.trimmingCharacters(in: .whitespaces).hasPrefix("```") {
        if !isOpen, !line.hasSuffix("```swift"), line != fenceOfTCA { unchecked.append(index + 1) }
        isOpen.toggle()
      } else if !isOpen, line.hasPrefix("    ") {
        unchecked.append(index + 1)
      }
    }
    return unchecked
  }
}
