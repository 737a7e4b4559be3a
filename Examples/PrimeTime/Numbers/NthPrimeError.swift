import Foundation

/// Why the nth prime is not known.
public enum NthPrimeError: Error, Equatable {
  /// Primes are counted from one.
  case noSuchPrime(Int)
  /// Nothing here counts that far.
  case tooFar(limit: Int)
  /// The answer did not come in time.
  case timedOut
  /// There was no connection, for the reason that the system gives.
  case unreachable(reason: String)
  /// The service answered with an HTTP status other than 200.
  case httpStatus(Int)
  /// The service does not know the key.
  case invalidAppID
  /// The service reports an error of its own.
  case serviceError(message: String)
  /// The service did not understand the question.
  case notUnderstood
  /// The reply is not in the form the service promises.
  case malformedReply
  /// The reply has no result in it.
  case noResult
  /// The result is a text and not a number above one.
  case notANumber(String)
}

extension NthPrimeError: LocalizedError {
  /// The reason in words for the person who asked.
  public var errorDescription: String? {
    switch self {
    case .noSuchPrime: "Primes are counted from 1."
    case .tooFar(let limit): "Without Wolfram|Alpha, primes are counted up to number \(limit)."
    case .timedOut: "The answer took too long."
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
  /// Whether the same question may be answered at another time.
  public var mayPass: Bool {
    switch self {
    case .timedOut, .unreachable, .httpStatus, .serviceError, .malformedReply: true
    case .noSuchPrime, .tooFar, .invalidAppID, .notUnderstood, .noResult, .notANumber: false
    }
  }
}
