import Testing

@testable import TrifectaWeb

@Suite("Token bucket")
struct TokenBucketTests {
  @Test("A burst is allowed up to its exact size")
  func burst() {
    #expect(take(at: 10, 10, 10, 10) == [true, true, true, false])
  }

  @Test("Tokens refill at the given rate")
  func rate() {
    let taken = take(at: 10, 10, 10, 10.4, 10.5, 10.6, 11)
    #expect(taken == [true, true, true, false, true, false, true])
  }

  @Test("The bucket never holds more than a burst")
  func ceiling() {
    #expect(take(at: 1_000, 1_000, 1_000, 1_000) == [true, true, true, false])
  }

  @Test("A heavy message takes several tokens, or none if too few are left")
  func heavy() {
    var bucket = TokenBucket(burst: 3, perSecond: 2, now: .zero)
    #expect([2, 2, 1, 1].map { bucket.take($0, now: .zero) } == [true, false, true, false])
  }

  private func take(at seconds: Double...) -> [Bool] {
    var bucket = TokenBucket(burst: 3, perSecond: 2, now: .seconds(10))
    return seconds.map { bucket.take(now: .seconds($0)) }
  }
}
