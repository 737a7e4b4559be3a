import Foundation
import IssueReporting
import TrifectaDependencies

/// How often work that failed is done again, and how long to wait before each time.
///
/// ```swift
/// .constant(.seconds(1), retries: 3)
/// .exponential(.milliseconds(500), cap: .seconds(30), jitter: 0.2, retries: 8)
/// ```
public struct RetryPolicy: Sendable, Equatable {
  /// How often the work is done again, after the first attempt.
  public let retries: Int
  let first: Duration
  let factor: Double
  let cap: Duration?
  let jitter: Double

  /// Waits the same time before each retry.
  ///
  /// - Parameters:
  ///   - delay: how long to wait. Zero and less retry at once.
  ///   - retries: how often to try again: 0 or more.
  /// - Returns: the policy.
  public static func constant(_ delay: Duration, retries: Int) -> RetryPolicy {
    RetryPolicy(retries: retries, first: delay, factor: 1, cap: nil, jitter: 0)
  }

  /// Waits longer before each retry, so that a service that is in trouble gets time to recover.
  ///
  /// - Parameters:
  ///   - first: how long to wait before the first retry.
  ///   - factor: how many times longer each wait is than the one before: a finite number above 0.
  ///   - cap: the longest wait; `nil` for no limit.
  ///   - jitter: by which part a wait may be shorter or longer at random, so that many clients do not come back at the
  ///     same moment: from 0 to 1. The cap holds all the same.
  ///   - retries: how often to try again: 0 or more.
  /// - Returns: the policy. A value out of its range is reported and replaced by the nearest in it.
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
    self.jitter = checked(jitter, "jitter", "from 0 to 1", (0...1).contains(jitter), else: jitter > 1 ? 1 : 0)
  }

  /// How long to wait before retry `number`, counted from 1, in whole nanoseconds.
  package func delay(before number: Int, _ generator: () -> RandomGenerator) -> Duration {
    var nanoseconds = first.nanoseconds * pow(factor, Double(number - 1))
    let limit = min(cap?.nanoseconds ?? .infinity, Self.longest)
    if jitter > 0 {
      nanoseconds = min(nanoseconds, limit) * generator()({ .random(in: 1 - jitter...1 + jitter, using: &$0) })
    }
    return .nanoseconds(Int64(max(0, min(nanoseconds, limit)).rounded()))
  }

  /// A hundred years, in nanoseconds: more fits no calendar, and much more no clock.
  private static let longest = 3.2e18
}

extension RetryPolicy: CustomStringConvertible {
  /// The policy on one line, such as `up to 3 times after 1.0 seconds`.
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

/// `value` if it `isValid`; otherwise reports it and returns `replacement`.
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
    The \(name) of a RetryPolicy is \(value), and \(replacement) is taken instead.

    Give it \(range).
    """
  )
  return replacement
}
