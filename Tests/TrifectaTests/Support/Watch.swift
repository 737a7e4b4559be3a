import Trifecta

/// Observes a closure and records its value for each run.
@MainActor
final class Watch<Value> {
  private(set) var seen: [Value] = []
  private var token: ObservationToken?

  init(_ read: @escaping @MainActor () -> Value) {
    token = observe { [weak self] in self?.seen.append(read()) }
  }

  func stop() {
    token?.cancel()
  }
}
