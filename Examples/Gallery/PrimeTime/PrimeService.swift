import PrimeTimeNumbers

/// The behaviors of the service for primes, which a visitor can select.
enum PrimeService: String, SelectableService, Sendable {
  case working
  case slow
  case silent
  case failing

  var name: String {
    switch self {
    case .working: "Responds immediately"
    case .slow: "Responds after five seconds"
    case .silent: "Does not respond"
    case .failing: "Reports a server error"
    }
  }

  /// Returns the nth prime, with this behavior.
  func nthPrime(_ n: Int) async throws -> Int {
    switch self {
    case .working: break
    case .slow: try await Task.sleep(for: .seconds(5))
    case .silent:
      // Only cancellation ends the request.
      while true { try await Task.sleep(for: .seconds(60)) }
    case .failing:
      try await Task.sleep(for: .milliseconds(400))
      throw NthPrimeError.httpStatus(503)
    }
    return try await NthPrime.sieve(n)
  }
}
