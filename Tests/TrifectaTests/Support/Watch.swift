import Trifecta

/// Observes what a closure reads and keeps what it saw, one entry for each run.
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
