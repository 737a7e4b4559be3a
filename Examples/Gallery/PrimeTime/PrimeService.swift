import PrimeTimeNumbers

/// What the service for primes does, which a visitor can select.
enum PrimeService: String, SelectableService, Sendable {
  case working
  case slow
  case silent
  case failing

  var name: String {
    switch self {
    case .working: "Answers at once"
    case .slow: "Takes five seconds"
    case .silent: "Does not answer"
    case .failing: "Is out of order"
    }
  }

  /// Finds the nth prime as such a service does.
  func nthPrime(_ n: Int) async throws -> Int {
    switch self {
    case .working: break
    case .slow: try await Task.sleep(for: .seconds(5))
    case .silent:
      // No answer, however long the caller waits: only a cancellation ends it.
      while true { try await Task.sleep(for: .seconds(60)) }
    case .failing:
      try await Task.sleep(for: .milliseconds(400))
      throw NthPrimeError.httpStatus(503)
    }
    return try await NthPrime.sieve(n)
  }
}
