/// What a test of paths has covered, and what not. Its description is the same in each run.
public struct PathReport: Hashable, Sendable {
  /// A state, a route, or one way of a guard.
  public struct Item: Hashable, Sendable {
    /// What it is, in words.
    public let name: String
    /// How often a step that passed has come by it.
    public let count: Int
    /// Why it is not covered, `nil` if it is.
    public let gap: String?
  }

  /// The name of the chart.
  public let chart: String
  /// How many paths were run.
  public let paths: Int
  /// How many steps of them have passed.
  public let steps: Int
  /// The states, in document order.
  public let states: [Item]
  /// The routes, in document order.
  public let routes: [Item]
  /// The guards, each twice: that it holds, and that it does not.
  public let guards: [Item]
  /// The paths on which something fails.
  public let failures: [PathFailure]
  /// What was not looked at because a limit was reached, and events of which there is no sample.
  public let notes: [String]

  /// Whether all states, all routes and all guards both ways are covered, and nothing fails.
  public var isComplete: Bool { failures.isEmpty && gaps.isEmpty }

  /// What is not covered.
  public var gaps: [Item] { (states + routes + guards).filter { $0.gap != nil } }
}

extension PathReport: CustomStringConvertible {
  /// The report as a text.
  public var description: String {
    var lines = ["\(chart): \(paths) \(paths == 1 ? "path" : "paths"), \(steps) \(steps == 1 ? "step" : "steps")"]
    lines += section("states", states) + section("routes", routes) + section("guards", guards)
    lines += notes.map { "note: \($0)" }
    for failure in failures { lines.append("\(failure)") }
    return lines.joined(separator: "\n")
  }

  private func section(_ title: String, _ items: [Item]) -> [String] {
    guard !items.isEmpty else { return [] }
    let covered = items.count { $0.gap == nil }
    return ["\(title): \(covered) of \(items.count)"]
      + items.map { item in
        if let gap = item.gap { "  – \(item.name): \(gap)" } else { "  \(item.count) × \(item.name)" }
      }
  }
}
