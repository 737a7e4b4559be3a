import CustomDump

extension Store {
  /// This store as a text to read: its state, the effects that run with their ids and ages, and the side effects that
  /// wait for a screen, each with those of the places below.
  ///
  /// ```
  /// Search
  ///   state
  ///     Search.State(query: "swift")
  ///   1 running effect
  ///     "query" at Search/Search.swift:12 of the root, id "search", for 1.5 seconds
  ///   no waiting side effect
  /// ```
  ///
  /// Effects stand in the order in which they started, places in that of their names. It observes nothing.
  ///
  /// - Returns: several lines. O(size of the state + effects + places).
  public func dump() -> String {
    var state = ""
    customDump(read(\.self), to: &state)
    let now = core.now()
    let runs = core.runs.runs.filter { $0.node.isWithin(node) }
      .map { $0.summary(at: now) }
      .map { "\($0), for \(Duration.milliseconds(Int64($0.age / .milliseconds(1))))" }
    let sideEffects = node.withBelow()
      .sorted { $0.name < $1.name }
      .flatMap { node in node.waitingSideEffects.map { "\(describe($0)) of \(node.name)" } }
    return
      (["\(Feature.self)", "  state"] + state.split(separator: "\n").map { "    \($0)" }
      + section(runs, "running effect") + section(sideEffects, "waiting side effect"))
      .joined(separator: "\n")
  }

  private func section(_ entries: [String], _ noun: String) -> [String] {
    guard !entries.isEmpty else { return ["  no \(noun)"] }
    return ["  \(entries.count) \(noun)\(entries.count == 1 ? "" : "s")"] + entries.map { "    \($0)" }
  }
}

extension Node {
  /// This node and all below it.
  fileprivate func withBelow() -> [Node] {
    [self] + below.flatMap { $0.withBelow() }
  }
}
