import Foundation

/// What knows the nth prime: a service on the network, a sieve in this process, or a test.
///
/// ```swift
/// let nthPrime = NthPrime.sieve
/// try await nthPrime(1_000)  // 7919
/// ```
public struct NthPrime: Sendable {
  private let find: @Sendable (Int) async throws -> Int

  /// Creates a source of primes.
  ///
  /// - Parameter find: finds the nth prime for an `n` of at least one. It throws an ``NthPrimeError``, or
  ///   `CancellationError` when its task is cancelled.
  public init(find: @escaping @Sendable (Int) async throws -> Int) {
    self.find = find
  }

  /// Finds the nth prime.
  ///
  /// - Parameter n: which prime, counted from 1.
  /// - Returns: the nth prime.
  /// - Throws: ``NthPrimeError``, or `CancellationError` when the task is cancelled.
  public func callAsFunction(_ n: Int) async throws -> Int {
    guard n >= 1 else { throw NthPrimeError.noSuchPrime(n) }
    return try await find(n)
  }

  /// Computes primes in this process, up to ``PrimeSieve/limit``.
  public static let sieve = NthPrime { try await PrimeSieve.nthPrime($0) }

  /// Asks Wolfram|Alpha.
  ///
  /// - Parameter service: the service, with a key.
  /// - Returns: a source that asks `service`.
  public static func wolframAlpha(_ service: WolframAlpha) -> NthPrime {
    NthPrime { try await service.nthPrime($0) }
  }

  /// Asks Wolfram|Alpha if there is a key for it in `WOLFRAM_APP_ID`, and computes otherwise.
  ///
  /// - Parameters:
  ///   - environment: the variables of a process.
  ///   - baseURL: where the service is.
  /// - Returns: a source of primes.
  public static func chosen(
    by environment: [String: String], baseURL: URL = WolframAlpha.address
  ) -> NthPrime {
    guard let appID = environment["WOLFRAM_APP_ID"], !appID.isEmpty else { return .sieve }
    return .wolframAlpha(WolframAlpha(appID: appID, baseURL: baseURL))
  }
}
