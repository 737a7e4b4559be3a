import CustomDump
import Trifecta

extension Store {
  /// This store as a text to read: its state, the effects that run with their ids and ages, and the side effects that
  /// wait for a screen, each with those of the places below.
  ///
  /// ```
  /// Search
  ///   state
  ///     Search.State(query: "swift")
  ///   1 running effect
  ///     effect "query" at Search/Search.swift:12 of the root, id "search", for 1.5 seconds
  ///   no waiting side effect
  /// ```
  ///
  /// Effects stand in the order in which they started, places in that of their names. It observes nothing.
  ///
  /// - Returns: several lines. O(size of the state + effects + places).
  public func dump() -> String {
    var state = ""
    customDump(inspectedState, to: &state)
    let effects = runningEffects.map { "\($0), for \($0.roundedAge)" }
    return
      (["\(Feature.self)", "  state"] + state.split(separator: "\n").map { "    \($0)" }
      + section(effects, "running effect")
      + section(waitingSideEffects.map(\.description), "waiting side effect"))
      .joined(separator: "\n")
  }

  private func section(_ entries: [String], _ noun: String) -> [String] {
    guard !entries.isEmpty else { return ["  no \(noun)"] }
    return ["  \(entries.count) \(noun)\(entries.count == 1 ? "" : "s")"] + entries.map { "    \($0)" }
  }
}
