/// The name of a running effect in messages. The text is formatted only when it is needed.
@usableFromInline
struct EffectTitle: Sendable {
  @usableFromInline
  enum Kind: Sendable {
    case run(name: String?)
    /// Indirect because it is large and rare.
    indirect case wait(EffectWait)
  }

  @usableFromInline let kind: Kind
  @usableFromInline let place: SourceCodeLocation

  @inlinable
  init(_ kind: Kind, _ place: SourceCodeLocation) {
    self.kind = kind
    self.place = place
  }
}

extension EffectTitle: CustomStringConvertible {
  @usableFromInline var description: String {
    switch kind {
    case .run(name: nil): "at \(place)"
    case .run(let name?): "\"\(name)\" at \(place)"
    case .wait(let wait): wait.description
    }
  }
}
