/// The runs of `*`, `_` and `~` in a text, and which of them begin and end what, after "An algorithm for parsing nested
/// emphasis" in CommonMark.
struct MarkdownDelimiters {
  /// Signs of one kind that stand together.
  struct Run {
    let character: Character
    let count: Int
    let canOpen: Bool
    let canClose: Bool
  }

  /// What a run has turned out to be.
  struct Sign {
    /// How many of its signs are text.
    var left: Int
    var opened: [InlineMarkdown.Style] = []
    var closed: [InlineMarkdown.Style] = []
  }

  /// Closers for which the same openers will do.
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
  /// The runs by the parts of the text that they are.
  private var indices: [Int: Int] = [:]
  /// The runs that have not been looked at.
  private var waiting: [Int] = []

  /// How many runs there are.
  var count: Int { runs.count }

  /// Adds a run.
  ///
  /// - Parameter part: which part of the text it is.
  mutating func append(_ run: Run, part: Int) {
    indices[part] = runs.count
    waiting.append(runs.count)
    runs.append(run)
    signs.append(Sign(left: run.count))
  }

  /// What a part of the text has turned out to be; `nil` where it is no run.
  func sign(of part: Int) -> Sign? { indices[part].map { signs[$0] } }

  /// Finds what begins and ends what among the runs from `first` on. They are not looked at again.
  mutating func match(from first: Int) {
    var start = waiting.count
    while start > 0, waiting[start - 1] >= first { start -= 1 }
    var openers: [Int] = []
    // Where it is known that no opener before that run will do.
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
