import IssueReporting

/// A marble diagram: events over time, written as text with one character for each tick of a clock.
///
/// Use it to test effects that depend on time. The input contains the actions that are sent to a feature, and the
/// output contains the actions that its effects send:
///
/// ```swift
/// let output = await Timeline("ab----c|").applying { $0.debounce(id: "search", for: .ticks(2)) }
/// #expect(output == "---b----c|")
/// ```
///
/// - A letter or a digit is an event in its tick.
/// - `-` is a tick without an event.
/// - `[ab]` is several events in one tick, in this order.
/// - `#` is an error.
/// - `|` is the end. In an output, the end is in the first tick at whose beginning no input is pending and no effect is
///   running.
/// - Spaces are ignored. Use them for alignment.
public struct Timeline: Equatable, Sendable {
  /// The events in each tick. The end is the only event of the last tick.
  let ticks: [[Character]]

  init(ticks: [[Character]]) {
    self.ticks = ticks
  }

  /// Parses a timeline.
  ///
  /// - Parameters:
  ///   - text: the text. A syntax error is reported, and the timeline ends before it.
  ///   - fileID: the file to which a syntax error is reported.
  ///   - filePath: the path of that file.
  ///   - line: the line to which a syntax error is reported.
  ///   - column: the column to which a syntax error is reported.
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
    FailureLocation(fileID: fileID, filePath: filePath, line: line, column: column).report(
      """
      The timeline "\(text)" cannot be parsed: \(problem)

      Write a letter or a digit for each event, "-" for a tick without events, "[ab]" for several events in one tick, "#" \
      for an error, and "|" for the end.
      """)
  }

  /// The tick in which the timeline ends.
  var end: Int { ticks.last == ["|"] ? ticks.count - 1 : ticks.count }
}

extension Timeline: ExpressibleByStringLiteral {
  /// Parses a timeline from a string literal, for example to compare an output with.
  public init(stringLiteral text: String) {
    self.init(text)
  }
}

extension Timeline: CustomStringConvertible {
  /// The timeline in its text format.
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
  /// Returns the duration of a number of ticks of a ``Timeline``. A tick is one millisecond.
  ///
  /// - Parameter count: the number of ticks.
  /// - Returns: the duration.
  public static func ticks(_ count: Int) -> Duration { .milliseconds(count) }
}
