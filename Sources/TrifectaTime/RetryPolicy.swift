import Foundation
import IssueReporting
import TrifectaDependencies

/// The number of retries of failed work, and the delay before each.
///
/// ```swift
/// .constant(.seconds(1), retries: 3)
/// .exponential(.milliseconds(500), cap: .seconds(30), jitter: 0.2, retries: 8)
/// ```
public struct RetryPolicy: Sendable, Equatable {
  /// The maximum number of retries after the first attempt.
  public let retries: Int
  let first: Duration
  let factor: Double
  let cap: Duration?
  let jitter: Double

  /// Returns a policy with the same delay before each retry.
  ///
  /// - Parameters:
  ///   - delay: the delay. With zero or a negative duration, retries are immediate.
  ///   - retries: the maximum number of retries: 0 or more.
  /// - Returns: the policy.
  public static func constant(_ delay: Duration, retries: Int) -> RetryPolicy {
    RetryPolicy(retries: retries, first: delay, factor: 1, cap: nil, jitter: 0)
  }

  /// Returns a policy with exponential backoff, which gives an overloaded service time to recover.
  ///
  /// - Parameters:
  ///   - first: the delay before the first retry.
  ///   - factor: the factor by which the delay grows with each retry: a finite number above 0.
  ///   - cap: the maximum delay; `nil` for no limit.
  ///   - jitter: the maximum random deviation as a fraction of the delay, from 0 to 1, so that many clients do not
  ///     retry at the same moment. The cap still applies.
  ///   - retries: the maximum number of retries: 0 or more.
  /// - Returns: the policy. A parameter that is out of range is reported and replaced by a valid one.
  public static func exponential(
    _ first: Duration,
    factor: Double = 2,
    cap: Duration? = nil,
    jitter: Double = 0,
    retries: Int
  ) -> RetryPolicy {
    RetryPolicy(retries: retries, first: first, factor: factor, cap: cap, jitter: jitter)
  }

  private init(retries: Int, first: Duration, factor: Double, cap: Duration?, jitter: Double) {
    self.retries = checked(retries, "number of retries", "0 or more", retries >= 0, else: 0)
    self.first = first
    self.factor = checked(factor, "factor", "a finite number above 0", factor > 0 && factor.isFinite, else: 1)
    self.cap = cap
    self.jitter = checked(jitter, "jitter", "a number from 0 to 1", (0...1).contains(jitter), else: jitter > 1 ? 1 : 0)
  }

  /// Returns the delay before retry `number`, counted from 1, in whole nanoseconds.
  package func delay(before number: Int, _ generator: () -> RandomGenerator) -> Duration {
    var nanoseconds = first.nanoseconds * pow(factor, Double(number - 1))
    let limit = min(cap?.nanoseconds ?? .infinity, Self.longest)
    if jitter > 0 {
      nanoseconds = min(nanoseconds, limit) * generator()({ .random(in: 1 - jitter...1 + jitter, using: &$0) })
    }
    return .nanoseconds(Int64(max(0, min(nanoseconds, limit)).rounded()))
  }

  /// The maximum delay in nanoseconds, about a hundred years. Much longer delays would overflow.
  private static let longest = 3.2e18
}

extension RetryPolicy: CustomStringConvertible {
  /// A one-line description, such as `up to 3 times after 1.0 seconds`.
  public var description: String {
    var text = "up to \(retries) time\(retries == 1 ? "" : "s") after \(first)"
    if factor != 1 { text += " × \(factor)" }
    if let cap { text += ", at most \(cap)" }
    if jitter > 0 { text += " ± \(jitter * 100) %" }
    return text
  }
}

extension Duration {
  fileprivate var nanoseconds: Double {
    Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
  }
}

/// Returns `value` if it is valid. Otherwise reports it and returns `replacement`.
private func checked<Value>(
  _ value: Value,
  _ name: String,
  _ range: String,
  _ isValid: Bool,
  else replacement: Value
) -> Value {
  if isValid { return value }
  reportIssue(
    """
    The \(name) of a RetryPolicy is \(value), which is invalid. \(replacement) is used instead.

    Pass \(range).
    """
  )
  return replacement
}
