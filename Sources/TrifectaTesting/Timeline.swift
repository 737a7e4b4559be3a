import IssueReporting

/// What happens in time, drawn as a line of text: one character for each tick of a clock.
///
/// For tests of effects that have to do with time. The input is the actions that a feature is sent, the output those
/// that its effects send back:
///
/// ```swift
/// let output = await Timeline("ab----c|").applying { $0.debounce(id: "search", for: .ticks(2)) }
/// #expect(output == "---b----c|")
/// ```
///
/// - A letter or a digit is something that happens in its tick.
/// - `-` is a tick in which nothing happens.
/// - `[ab]` is several things in one tick, in this order.
/// - `#` is an error.
/// - `|` is the end. In an output it stands in the first tick that begins with nothing left to come or to run.
/// - Spaces are there for alignment only.
public struct Timeline: Equatable, Sendable {
  /// What happens in each tick; the end is the last thing in the last one.
  let ticks: [[Character]]

  init(ticks: [[Character]]) {
    self.ticks = ticks
  }

  /// Reads a timeline from text.
  ///
  /// - Parameters:
  ///   - text: the line. What cannot be read is reported, and the timeline ends before it.
  ///   - fileID: the file to which that is reported.
  ///   - filePath: the path of that file.
  ///   - line: the line to which that is reported.
  ///   - column: the column to which that is reported.
  public init(
    _ text: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    var parser = TimelineParser(text)
    ticks = parser.parse()
    guard let problem = parser.problem else { return }
    CodePlace(fileID: fileID, filePath: filePath, line: line, column: column).report(
      """
      The timeline "\(text)" cannot be read: \(problem)

      Write a letter or a digit for each thing that happens, "-" for a tick without any, "[ab]" for several in one \
      tick, "#" for an error, and "|" for the end.
      """)
  }

  /// In which tick the timeline ends.
  var end: Int { ticks.last == ["|"] ? ticks.count - 1 : ticks.count }
}

extension Timeline: ExpressibleByStringLiteral {
  /// Reads a timeline from a literal, such as the one that an output is compared with.
  public init(stringLiteral text: String) {
    self.init(text)
  }
}

extension Timeline: CustomStringConvertible {
  /// The timeline as text.
  public var description: String {
    ticks.map { tick in
      switch tick.count {
      case 0: "-"
      case 1: String(tick[0])
      default: "[\(String(tick))]"
      }
    }.joined()
  }
}

extension Duration {
  /// The time that some ticks of a ``Timeline`` take: a tick is a millisecond.
  ///
  /// - Parameter count: how many ticks.
  /// - Returns: the time.
  public static func ticks(_ count: Int) -> Duration { .milliseconds(count) }
}
