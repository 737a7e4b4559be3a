/// Parses the text of a timeline.
struct TimelineParser {
  private let characters: [Character]
  private var ticks: [[Character]] = []
  /// The syntax error at which parsing stopped.
  private(set) var problem: String?

  init(_ text: String) {
    characters = text.filter { $0 != " " }
  }

  mutating func parse() -> [[Character]] {
    var isInBrackets = false
    for character in characters {
      if ticks.last == ["|"] { return stop("\"\(character)\" comes after the end.") }
      switch character {
      case "[" where !isInBrackets:
        isInBrackets = true
        ticks.append([])
      case "]" where isInBrackets:
        isInBrackets = false
      case "-" where !isInBrackets:
        ticks.append([])
      case "|" where !isInBrackets, "#",
        _ where character.isLetter || character.isNumber:
        if isInBrackets { ticks[ticks.count - 1].append(character) } else { ticks.append([character]) }
      default:
        return stop("\"\(character)\" is not allowed \(isInBrackets ? "between brackets" : "here").")
      }
    }
    return isInBrackets ? stop("a bracket is not closed.") : ticks
  }

  private mutating func stop(_ problem: String) -> [[Character]] {
    self.problem = problem
    return ticks
  }
}
