import Testing

@testable import PrimeTimeNumbers

@Suite("Prime sieve")
struct PrimeSieveTests {
  @Test(
    "The nth prime is found",
    arguments: [
      (1, 2), (2, 3), (3, 5), (4, 7), (5, 11), (6, 13), (25, 97), (1_000, 7_919), (10_000, 104_729),
      (100_000, 1_299_709), (1_000_000, 15_485_863),
    ])
  func finds(n: Int, prime: Int) async throws {
    #expect(try await PrimeSieve.nthPrime(n) == prime)
  }

  @Test("No prime is lost or counted twice at a segment boundary")
  func crossesSegments() async throws {
    let primes = (65_300..<65_800).filter(\.isPrime)
    let first = (0..<65_300).count(where: \.isPrime) + 1
    for (offset, prime) in primes.enumerated() {
      #expect(try await PrimeSieve.nthPrime(first + offset) == prime)
    }
  }

  @Test("The upper bound of the sieve exceeds the nth prime")
  func upperBound() {
    let primes = (2..<50_000).filter(\.isPrime)
    for (index, prime) in primes.enumerated() {
      #expect(PrimeSieve.upperBound(index + 1) >= prime)
    }
  }

  @Test("An index below one is an error", arguments: [0, -1, Int.min])
  func refusesTooSmall(n: Int) async {
    await #expect(throws: NthPrimeError.noSuchPrime(n)) { try await PrimeSieve.nthPrime(n) }
  }

  @Test("An index beyond the limit is an error", arguments: [PrimeSieve.limit + 1, Int.max])
  func refusesTooLarge(n: Int) async {
    await #expect(throws: NthPrimeError.tooFar(limit: 1_000_000)) { try await PrimeSieve.nthPrime(n) }
  }

  @Test("A cancelled task stops the sieve")
  func cancels() async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await PrimeSieve.nthPrime(1_000_000)
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("The nth prime is prime and has n - 1 primes before it", arguments: 1...20)
  func agreesWithCounting(step: Int) async throws {
    let n = step * step * 37
    let prime = try await PrimeSieve.nthPrime(n)
    #expect(prime.isPrime)
    #expect((2...prime).count(where: \.isPrime) == n)
  }

  @Test("Several primes can be computed concurrently")
  func findsTogether() async throws {
    try await withThrowingTaskGroup(of: (Int, Int).self) { group in
      for n in [10, 100, 1_000, 10_000, 100_000] {
        group.addTask { (n, try await PrimeSieve.nthPrime(n)) }
      }
      let primes = try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
      #expect(primes == [10: 29, 100: 541, 1_000: 7_919, 10_000: 104_729, 100_000: 1_299_709])
    }
  }
}
