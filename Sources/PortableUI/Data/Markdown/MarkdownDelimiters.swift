/// The delimiter runs of `*`, `_` and `~` in a text, and the result of pairing them. The type implements "An algorithm
/// for parsing nested emphasis" of the CommonMark specification.
struct MarkdownDelimiters {
  /// A sequence of the same delimiter.
  struct Run {
    let character: Character
    let count: Int
    let canOpen: Bool
    let canClose: Bool
  }

  /// The result of matching for a run.
  struct Sign {
    /// The number of delimiters that remain as text.
    var left: Int
    var opened: [InlineMarkdown.Style] = []
    var closed: [InlineMarkdown.Style] = []
  }

  /// The properties of a closing run that determine which opening runs it matches.
  private struct Kind: Hashable {
    let character: Character
    let canOpen: Bool
    let length: Int

    init(_ run: Run) {
      character = run.character
      canOpen = run.canOpen
      length = run.character == "~" ? run.count : run.count % 3
    }
  }

  private var runs: [Run] = []
  private var signs: [Sign] = []
  /// The index of the run for each part of the text that is a run, by the index of the part.
  private var indices: [Int: Int] = [:]
  /// The runs that have not been matched.
  private var waiting: [Int] = []

  /// The number of runs.
  var count: Int { runs.count }

  /// Adds a run.
  ///
  /// - Parameter part: the index of the run's part of the text.
  mutating func append(_ run: Run, part: Int) {
    indices[part] = runs.count
    waiting.append(runs.count)
    runs.append(run)
    signs.append(Sign(left: run.count))
  }

  /// Returns the result for a part of the text; `nil` if the part is not a run.
  func sign(of part: Int) -> Sign? { indices[part].map { signs[$0] } }

  /// Pairs the runs from `first` on, and removes them from the unmatched runs.
  mutating func match(from first: Int) {
    var start = waiting.count
    while start > 0, waiting[start - 1] >= first { start -= 1 }
    var openers: [Int] = []
    // For each kind of closing run, the run before which no opening run matches. Searching only after it keeps the
    // total time linear.
    var bottoms: [Kind: Int] = [:]
    for closer in waiting[start...] {
      while runs[closer].canClose, signs[closer].left > 0 {
        let kind = Kind(runs[closer])
        let found = openers.lastIndex { $0 < bottoms[kind, default: 0] || fits($0, closer) }
        guard let found, openers[found] >= bottoms[kind, default: 0] else {
          bottoms[kind] = closer
          break
        }
        openers.removeSubrange((found + 1)...)
        take(from: openers[found], and: closer)
        if signs[openers[found]].left == 0 { openers.removeLast() }
      }
      if runs[closer].canOpen, signs[closer].left > 0 { openers.append(closer) }
    }
    waiting.removeSubrange(start...)
  }

  private func fits(_ opener: Int, _ closer: Int) -> Bool {
    let (first, second) = (runs[opener], runs[closer])
    guard first.character == second.character else { return false }
    guard first.character != "~" else { return first.count == second.count }
    guard first.canClose || second.canOpen else { return true }
    return (first.count + second.count) % 3 != 0 || (first.count % 3 == 0 && second.count % 3 == 0)
  }

  private mutating func take(from opener: Int, and closer: Int) {
    let isStrikethrough = runs[opener].character == "~"
    let count = isStrikethrough ? runs[opener].count : min(signs[opener].left, signs[closer].left, 2)
    let style: InlineMarkdown.Style = isStrikethrough ? .strikethrough : count == 2 ? .strong : .emphasized
    signs[opener].left -= count
    signs[closer].left -= count
    signs[opener].opened.append(style)
    signs[closer].closed.append(style)
  }
}
