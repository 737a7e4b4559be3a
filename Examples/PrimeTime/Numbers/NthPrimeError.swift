import Foundation

/// The reason why the nth prime could not be found.
public enum NthPrimeError: Error, Equatable {
  /// The index is less than one.
  case noSuchPrime(Int)
  /// The index exceeds the limit of the sieve.
  case tooFar(limit: Int)
  /// The request timed out.
  case timedOut
  /// The service could not be reached, for the reason that the system reports.
  case unreachable(reason: String)
  /// The HTTP status of the response is not 200.
  case httpStatus(Int)
  /// The service rejected the key.
  case invalidAppID
  /// The service reported an error.
  case serviceError(message: String)
  /// The service did not understand the query.
  case notUnderstood
  /// The reply has an unexpected format.
  case malformedReply
  /// The reply contains no result.
  case noResult
  /// The result is not a number greater than one.
  case notANumber(String)
}

extension NthPrimeError: LocalizedError {
  /// The description for the user.
  public var errorDescription: String? {
    switch self {
    case .noSuchPrime: "Primes are counted from 1."
    case .tooFar(let limit): "Without Wolfram|Alpha, the last supported prime is number \(limit)."
    case .timedOut: "The request timed out."
    case .unreachable(let reason): "Wolfram|Alpha cannot be reached: \(reason)"
    case .httpStatus(let status): "Wolfram|Alpha answered with HTTP status \(status)."
    case .invalidAppID: "Wolfram|Alpha does not accept the key in WOLFRAM_APP_ID."
    case .serviceError(let message): "Wolfram|Alpha reports an error: \(message)"
    case .notUnderstood: "Wolfram|Alpha did not understand the question."
    case .malformedReply: "Wolfram|Alpha sent a reply that cannot be read."
    case .noResult: "Wolfram|Alpha sent a reply without a result."
    case .notANumber(let text): "Wolfram|Alpha answered “\(text.prefix(60))”, which is not a prime."
    }
  }
}

extension NthPrimeError {
  /// Whether a retry may succeed.
  public var isRetryable: Bool {
    switch self {
    case .timedOut, .unreachable, .httpStatus, .serviceError, .malformedReply: true
    case .noSuchPrime, .tooFar, .invalidAppID, .notUnderstood, .noResult, .notANumber: false
    }
  }
}
