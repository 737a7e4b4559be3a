extension Effect: CustomStringConvertible {
  /// A description of the effect as a tree, one operator per line. Describing an effect does not run it.
  ///
  /// ```
  /// merge
  ///   debounce "search" of 0.3 seconds at Search/Search.swift:14
  ///     timeout after 10.0 seconds
  ///       run "query" at Search/Search.swift:12
  ///   send .dismissed
  /// ```
  public var description: String {
    lines(caseName).map { String(repeating: "  ", count: $0.depth) + $0.text }.joined(separator: "\n")
  }

  /// The lines of the description. `name` formats an action.
  @usableFromInline
  func lines(_ name: (Action) -> String) -> [EffectLine] {
    switch operation {
    case .none: [(0, "none")]
    case .send(let action): [(0, "send \(name(action))")]
    case .run(let run): [(0, "run \(run.title)")]
    case .prepared(let work): [(0, "run \(work.title)")]
    case .emit(let sideEffect): [(0, "emit \(caseName(of: sideEffect))")]
    case .deliver(let sideEffects): sideEffects.map { (0, "emit \(caseName(of: $0))") }
    case .dismiss: [(0, "dismiss")]
    case .immediate(let work): [(0, "\(work)")]
    case .merge(let effects): tree("merge", effects.flatMap { $0.lines(name) })
    case .concatenate(let effects): tree("concatenate", effects.flatMap { $0.lines(name) })
    case .race(let effects): tree("race", effects.flatMap { $0.lines(name) })
    case .cancellable(let id, let cancelInFlight, let effect):
      tree("cancellable \(id)\(cancelInFlight ? " cancelInFlight" : "")", effect.lines(name))
    case .cancel(let id): [(0, "cancel \(id)")]
    case .cancelOfChild(let key, let id): [(0, "cancel \(id.map { "\($0)" } ?? "all") of \(key)")]
    case .wait(let wait, let effect): tree("\(wait)", effect.lines(name))
    case .modified(let modifier, let effect): tree("\(modifier)", effect.lines(name))
    case .embedded(let effect): effect.lines(name)
    }
  }
}

/// A line of an effect's description, with its nesting depth.
@usableFromInline
typealias EffectLine = (depth: Int, text: String)

/// Nests `lines` one level below `text`.
@usableFromInline
func tree(_ text: String, _ lines: [EffectLine]) -> [EffectLine] {
  [(0, text)] + lines.map { ($0.depth + 1, $0.text) }
}
