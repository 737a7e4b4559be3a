extension Effect: CustomStringConvertible {
  /// The effect as a tree, one operator on each line, without running it.
  ///
  /// ```
  /// merge
  ///   debounce "search" of 0.3 seconds at Search/Search.swift:14
  ///     timeout after 10.0 seconds
  ///       run "query" at Search/Search.swift:12
  ///   send .dismissed
  /// ```
  public var description: String {
    lines.map { String(repeating: "  ", count: $0.depth) + $0.text }.joined(separator: "\n")
  }

  private typealias Line = (depth: Int, text: String)

  private var lines: [Line] {
    switch operation {
    case .none: [(0, "none")]
    case .send(let action): [(0, "send \(caseName(of: action))")]
    case .run(let run): [(0, "run \(run.title)")]
    case .prepared(let work): [(0, "run \(work.title)")]
    case .emit(let sideEffect): [(0, "emit \(caseName(of: sideEffect))")]
    case .dismiss: [(0, "dismiss")]
    case .immediate(let work): [(0, "\(work)")]
    case .merge(let effects): tree("merge", effects)
    case .concatenate(let effects): tree("concatenate", effects)
    case .race(let effects): tree("race", effects)
    case .cancellable(let id, let cancelInFlight, let effect):
      tree("cancellable \(id)\(cancelInFlight ? " cancelInFlight" : "")", [effect])
    case .cancel(let id): [(0, "cancel \(id)")]
    case .cancelAll(let key): [(0, "cancel all of \(key)")]
    case .wait(let wait, let effect): tree("\(wait)", [effect])
    case .modified(let modifier, let effect): tree("\(modifier)", [effect])
    case .scoped(let key, let effect): tree("scoped \(key)", [effect])
    case .outside(let levels, let effect): tree(levels == 1 ? "outside" : "outside of \(levels)", [effect])
    }
  }

  private func tree(_ text: String, _ effects: [Effect]) -> [Line] {
    [(0, text)] + effects.flatMap { $0.lines.map { ($0.depth + 1, $0.text) } }
  }
}
