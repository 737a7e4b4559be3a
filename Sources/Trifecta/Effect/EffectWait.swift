/// The wait of a time-based operator before its effect starts.
@usableFromInline
struct EffectWait: Sendable {
  enum Kind: Sendable {
    case delay
    case debounce(EffectID)
    case throttle(EffectID, latest: Bool)
  }

  let kind: Kind
  let duration: Duration
  /// The clock passed to the operator; `nil` for the feature's clock dependency.
  private let clock: (any Clock<Duration>)?
  let place: SourceCodeLocation
  private let overrides: DependencyValues?

  /// Creates a wait, capturing the dependency overrides of the reducer that is running.
  init(_ kind: Kind, for duration: Duration, clock: (any Clock<Duration>)?, at place: SourceCodeLocation) {
    self.kind = kind
    self.duration = duration
    self.clock = clock
    self.place = place
    overrides = DependencyValues.overridden
  }

  /// Returns the clock to wait with.
  ///
  /// - Parameter dependencies: the store's dependencies.
  func clock(in dependencies: DependencyValues) -> any Clock<Duration> {
    clock ?? (overrides ?? dependencies).read(\.continuousClock, for: self, at: place)
  }
}

extension EffectWait: CustomStringConvertible {
  @usableFromInline var description: String {
    switch kind {
    case .delay: "delay of \(duration) at \(place)"
    case .debounce(let id): "debounce \(id) of \(duration) at \(place)"
    case .throttle(let id, let latest): "throttle \(id) of \(duration)\(latest ? " latest" : "") at \(place)"
    }
  }
}
