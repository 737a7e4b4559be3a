import PrimeTimeNumbers
import Testing

@Suite("Is prime")
struct IsPrimeTests {
  @Test("Negative numbers, zero and one are not prime", arguments: [Int.min, -7, -2, -1, 0, 1])
  func tooSmall(number: Int) {
    #expect(!number.isPrime)
  }

  @Test("The result for small numbers agrees with trial division")
  func agreesWithTrialDivision() {
    for number in 2..<20_000 {
      let hasDivisor = (2..<number).prefix { $0 * $0 <= number }.contains { number.isMultiple(of: $0) }
      #expect(number.isPrime == !hasDivisor, "\(number)")
    }
  }

  @Test(
    "Large primes are recognized, up to the largest Int",
    arguments: [15_485_863, 2_147_483_647, 1_000_000_007, 2_305_843_009_213_693_951, 9_223_372_036_854_775_783])
  func largePrimes(number: Int) {
    #expect(number.isPrime)
  }

  @Test(
    "Carmichael numbers and pseudoprimes are not prime",
    arguments: [
      561, 41_041, 825_265,  // Carmichael numbers.
      2_047, 3_215_031_751, 341_550_071_728_321, 3_825_123_056_546_413_051,  // Strong pseudoprimes to the first bases.
      1_681, 1_763, 9_223_371_994_482_243_049,  // 41², 41 × 43, 3,037,000,493².
      Int.max,
    ])
  func composites(number: Int) {
    #expect(!number.isPrime)
  }

  @Test("No Int above the largest prime is prime")
  func noneAboveTheLargest() {
    #expect((9_223_372_036_854_775_784...Int.max).allSatisfy { !$0.isPrime })
  }

  @Test(
    "The primes around the 32-bit limits are recognized",
    arguments: [(2_147_483_600...2_147_483_700, [29, 47, 59, 93]), (4_294_967_250...4_294_967_320, [29, 41, 61])])
  func aroundPowersOfTwo(range: ClosedRange<Int>, offsets: [Int]) {
    #expect(range.filter(\.isPrime).map { $0 - range.lowerBound } == offsets)
  }
}
