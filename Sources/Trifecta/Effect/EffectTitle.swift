/// What messages call a running effect. Put into words only when somebody asks.
struct EffectTitle: Sendable {
  enum Kind: Sendable {
    case run(name: String?)
    case wait(EffectWait)
  }

  let kind: Kind
  let place: SourcePlace

  /// The name that debuggers show for the task.
  var taskName: String? {
    if case .run(let name) = kind { name } else { nil }
  }
}

extension EffectTitle: CustomStringConvertible {
  var description: String {
    switch kind {
    case .run(name: nil): "at \(place)"
    case .run(let name?): "\"\(name)\" at \(place)"
    case .wait(let wait): wait.description
    }
  }
}
