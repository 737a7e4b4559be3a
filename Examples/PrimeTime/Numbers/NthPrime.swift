import Foundation

/// A source of the nth prime: a network service, a local sieve, or a test.
///
/// ```swift
/// let nthPrime = NthPrime.sieve
/// try await nthPrime(1_000)  // 7919
/// ```
public struct NthPrime: Sendable {
  private let find: @Sendable (Int) async throws -> Int

  /// Creates a source of primes.
  ///
  /// - Parameter find: Finds the nth prime for an `n` of at least one. It throws ``NthPrimeError``, or
  ///   `CancellationError` when its task is cancelled.
  public init(find: @escaping @Sendable (Int) async throws -> Int) {
    self.find = find
  }

  /// Finds the nth prime.
  ///
  /// - Parameter n: The index of the prime, from 1.
  /// - Returns: The nth prime.
  /// - Throws: ``NthPrimeError``, or `CancellationError` when the task is cancelled.
  public func callAsFunction(_ n: Int) async throws -> Int {
    guard n >= 1 else { throw NthPrimeError.noSuchPrime(n) }
    return try await find(n)
  }

  /// A source that computes primes in this process, up to ``PrimeSieve/limit``.
  public static let sieve = NthPrime { try await PrimeSieve.nthPrime($0) }

  /// Returns a source that uses Wolfram|Alpha.
  ///
  /// - Parameter service: The service with a key.
  /// - Returns: A source that queries `service`.
  public static func wolframAlpha(_ service: WolframAlpha) -> NthPrime {
    NthPrime { try await service.nthPrime($0) }
  }

  /// Returns a source that uses Wolfram|Alpha if `WOLFRAM_APP_ID` contains a key, and otherwise computes primes.
  ///
  /// - Parameters:
  ///   - environment: The environment variables.
  ///   - baseURL: The URL of the service.
  /// - Returns: A source of primes.
  public static func chosen(
    by environment: [String: String], baseURL: URL = WolframAlpha.address
  ) -> NthPrime {
    guard let appID = environment["WOLFRAM_APP_ID"], !appID.isEmpty else { return .sieve }
    return .wolframAlpha(WolframAlpha(appID: appID, baseURL: baseURL))
  }
}
