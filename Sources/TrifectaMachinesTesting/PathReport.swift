/// The coverage and the failures of a path test. Its description is deterministic.
public struct PathReport: Hashable, Sendable {
  /// A coverage goal: a state, a transition, or one result of a guard.
  public struct Item: Hashable, Sendable {
    /// The name of the goal.
    public let name: String
    /// The number of passed steps that covered the goal.
    public let count: Int
    /// The reason why the goal is not covered; `nil` if the goal is covered.
    public let gap: String?
  }

  /// The name of the chart.
  public let chart: String
  /// The number of paths that were run.
  public let paths: Int
  /// The number of steps that passed.
  public let steps: Int
  /// The states, in document order.
  public let states: [Item]
  /// The transitions, in document order.
  public let transitions: [Item]
  /// The guards, each with two items: holding and failing.
  public let guards: [Item]
  /// The paths that failed.
  public let failures: [PathFailure]
  /// The limits that were reached, and the events without samples.
  public let notes: [String]

  /// Whether all states, all transitions and both results of all guards are covered, without failures.
  public var isComplete: Bool { failures.isEmpty && gaps.isEmpty }

  /// The goals that are not covered.
  public var gaps: [Item] { (states + transitions + guards).filter { $0.gap != nil } }
}

extension PathReport: CustomStringConvertible {
  /// The report as text.
  public var description: String {
    var lines = ["\(chart): \(paths) \(paths == 1 ? "path" : "paths"), \(steps) \(steps == 1 ? "step" : "steps")"]
    lines += section("states", states) + section("transitions", transitions) + section("guards", guards)
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
