import Foundation

/// Finds the nth prime by crossing out multiples, as Eratosthenes did.
///
/// Only odd numbers are sieved, one segment after the other, so that the memory in use fits a processor's first cache
/// whatever the number.
public enum PrimeSieve {
  /// The largest `n` that is answered: the millionth prime, 15,485,863, takes a few hundredths of a second.
  public static let limit = 1_000_000

  /// How many odd numbers a segment has, at a byte each.
  private static let segmentLength = 1 << 15

  /// Finds the nth prime, away from the main actor.
  ///
  /// - Parameter n: which prime, from 1 (it is 2) to ``limit``.
  /// - Returns: the nth prime.
  /// - Throws: ``NthPrimeError/noSuchPrime(_:)`` below 1, ``NthPrimeError/tooFar(limit:)`` above ``limit``,
  ///   `CancellationError` soon after the task is cancelled.
  /// - Complexity: O(m log log m) time and O(√m) memory, where m = n log n.
  @concurrent
  public static func nthPrime(_ n: Int) async throws -> Int {
    guard n >= 1 else { throw NthPrimeError.noSuchPrime(n) }
    guard n <= limit else { throw NthPrimeError.tooFar(limit: limit) }

    // The odd number at index i is 2i + 1. Index 0, the 1, is never crossed out: it stands in for 2.
    var multiples = oddPrimes(upTo: Int(Double(upperBound(n)).squareRoot()) + 1).map { prime in
      (prime: prime, next: (prime * prime - 1) / 2)
    }
    var segment = [UInt8](repeating: 1, count: segmentLength)
    var start = 0
    var found = 0
    while true {
      try Task.checkCancellation()
      let count = segment.sieve(&multiples, from: start)
      if found + count >= n {
        let index = start + segment.index(ofOne: n - found)
        return index == 0 ? 2 : 2 * index + 1
      }
      found += count
      start += segmentLength
    }
  }

  /// A number that the nth prime does not exceed: n (ln n + ln ln n), which holds from the sixth on (J. B. Rosser,
  /// L. Schoenfeld: Approximate formulas for some functions of prime numbers, Illinois J. Math. 6, 1962, formula 3.13).
  static func upperBound(_ n: Int) -> Int {
    guard n >= 6 else { return 11 }
    let n = Double(n)
    return Int((n * (log(n) + log(log(n)))).rounded(.up))
  }

  /// The odd primes up to `limit`, a number of a few thousand at most.
  private static func oddPrimes(upTo limit: Int) -> [Int] {
    stride(from: 3, through: limit, by: 2).filter(\.isPrime)
  }
}

extension [UInt8] {
  /// Crosses out the multiples of primes among the odd numbers of a segment that starts at index `start`.
  ///
  /// - Returns: how many numbers are left.
  fileprivate mutating func sieve(_ multiples: inout [(prime: Int, next: Int)], from start: Int) -> Int {
    // One pointer for the whole segment: the loops below are all of the work, and a debug build does not inline an
    // array's subscript.
    withUnsafeMutableBufferPointer { segment in
      segment.update(repeating: 1)
      var count = segment.count
      for entry in multiples.indices {
        let prime = multiples[entry].prime
        var index = multiples[entry].next - start
        while index < segment.count {
          count -= Int(segment[index])
          segment[index] = 0
          index += prime
        }
        multiples[entry].next = start + index
      }
      return count
    }
  }

  /// The index of the nth one, counted from 1. The caller knows that there are so many.
  fileprivate func index(ofOne n: Int) -> Int {
    var left = n
    for (index, flag) in enumerated() where flag == 1 {
      left -= 1
      if left == 0 { return index }
    }
    return endIndex
  }
}
