import IssueRecording
import Testing
import Trifecta

@testable import TrifectaTime

@MainActor
@Suite("RetryPolicy")
struct RetryPolicyTests {
  func delays(_ policy: RetryPolicy, _ count: Int = 5) -> [Duration] {
    let random = RandomGenerator.seeded(1)
    return (1...count).map { policy.delay(before: $0) { random } }
  }

  @Test("A constant policy has equal delays")
  func constant() {
    #expect(delays(.constant(.seconds(1), retries: 5)) == Array(repeating: .seconds(1), count: 5))
  }

  @Test("An exponential policy multiplies its delays exactly")
  func exponential() {
    #expect(
      delays(.exponential(.milliseconds(100), retries: 5))
        == [100, 200, 400, 800, 1_600].map { .milliseconds($0) })
    #expect(
      delays(.exponential(.milliseconds(100), factor: 1.5, retries: 5), 3)
        == [100, 150, 225].map { .milliseconds($0) })
  }

  @Test("No delay exceeds the cap")
  func cap() {
    #expect(
      delays(.exponential(.seconds(1), cap: .seconds(5), retries: 5)) == [1, 2, 4, 5, 5].map { .seconds($0) })
  }

  @Test("Jitter varies delays by at most its fraction and never above the cap")
  func jitter() {
    let free = delays(.exponential(.seconds(1), factor: 1, jitter: 0.25, retries: 5), 1_000)
    #expect(free.allSatisfy { $0 >= .milliseconds(750) && $0 <= .milliseconds(1_250) })
    #expect(free.contains { $0 < .milliseconds(800) } && free.contains { $0 > .milliseconds(1_200) })
    let capped = delays(.exponential(.seconds(1), factor: 1, cap: .seconds(1), jitter: 0.25, retries: 5), 1_000)
    #expect(capped.allSatisfy { $0 <= .seconds(1) })
    #expect(capped.contains { $0 < .seconds(1) })
  }

  @Test("Delays are clamped between zero and a hundred years")
  func extremes() {
    let century = Duration.nanoseconds(3_200_000_000_000_000_000)
    #expect(delays(.exponential(.seconds(1), retries: 10_000), 5_000).last == century)
    #expect(delays(.constant(.seconds(Int64.max), retries: 1), 1) == [century])
    #expect(delays(.exponential(.seconds(-1), jitter: 1, retries: 1), 1) == [.zero])
  }

  @Test("Values out of range are reported and replaced")
  func outOfRange() {
    var policies: [RetryPolicy] = []
    let reported = issues {
      policies = [
        .constant(.zero, retries: -1),
        .exponential(.zero, factor: .nan, retries: 0),
        .exponential(.zero, jitter: 1.5, retries: 0),
        .exponential(.zero, jitter: .nan, retries: 0),
      ]
    }
    #expect(policies.map(\.retries) == [0, 0, 0, 0])
    #expect(policies.map(\.factor) == [1, 1, 2, 2])
    #expect(policies.map(\.jitter) == [0, 0, 1, 0])
    #expect(
      reported == [
        """
        The number of retries of a RetryPolicy is -1, which is invalid. 0 is used instead.

        Pass 0 or more.
        """,
        """
        The factor of a RetryPolicy is nan, which is invalid. 1.0 is used instead.

        Pass a finite number above 0.
        """,
        """
        The jitter of a RetryPolicy is 1.5, which is invalid. 1.0 is used instead.

        Pass a number from 0 to 1.
        """,
        """
        The jitter of a RetryPolicy is nan, which is invalid. 0.0 is used instead.

        Pass a number from 0 to 1.
        """,
      ])
  }

  @Test("A policy has a description")
  func description() {
    #expect(RetryPolicy.constant(.seconds(1), retries: 1).description == "up to 1 time after 1.0 seconds")
    #expect(
      RetryPolicy.exponential(.milliseconds(500), cap: .seconds(30), jitter: 0.2, retries: 8).description
        == "up to 8 times after 0.5 seconds × 2.0, at most 30.0 seconds ± 20.0 %")
  }
}
