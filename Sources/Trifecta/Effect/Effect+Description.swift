extension Effect: CustomStringConvertible {
  /// The effect as a tree, one operator on each line, without running it.
  ///
  /// ```
  /// merge
  ///   cancellable "search" cancelInFlight
  ///     run "query" at Search/Search.swift:12
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
    case .emit(let sideEffect): [(0, "emit \(caseName(of: sideEffect))")]
    case .merge(let effects): [(0, "merge")] + effects.flatMap { indented($0) }
    case .cancellable(let id, let cancelInFlight, let effect):
      [(0, "cancellable \(id)\(cancelInFlight ? " cancelInFlight" : "")")] + indented(effect)
    case .cancel(let id): [(0, "cancel \(id)")]
    case .scoped(let key, let effect): [(0, "scoped \(key)")] + indented(effect)
    }
  }

  private func indented(_ effect: Effect) -> [Line] {
    effect.lines.map { ($0.depth + 1, $0.text) }
  }
}

extension EffectID: CustomStringConvertible {
  @usableFromInline var description: String {
    value.base is String ? "\"\(value.base)\"" : "\(value.base)"
  }
}
