import CustomDump
import Trifecta

extension Store {
  /// Returns a readable description of this store: its state, and the running effects with ids and ages and the
  /// undelivered side effects of the store and its descendants.
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
  /// Effects are listed in the order in which they started, side effects by the name of their feature. The call
  /// registers no observation.
  ///
  /// - Returns: several lines of text. O(size of the state + effects + nodes).
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
