import Foundation

/// Finds the nth prime with the sieve of Eratosthenes.
///
/// Only odd numbers are sieved, in segments, so that the memory fits into the first-level cache of a processor for any
/// `n`.
public enum PrimeSieve {
  /// The maximum `n`. The millionth prime, 15,485,863, takes a few hundredths of a second.
  public static let limit = 1_000_000

  /// The number of odd numbers in a segment, with one byte each.
  private static let segmentLength = 1 << 15

  /// Finds the nth prime off the main actor.
  ///
  /// - Parameter n: The index of the prime, from 1 (which is 2) to ``limit``.
  /// - Returns: The nth prime.
  /// - Throws: ``NthPrimeError/noSuchPrime(_:)`` below 1, ``NthPrimeError/tooFar(limit:)`` above ``limit``,
  ///   `CancellationError` soon after the task is cancelled.
  /// - Complexity: O(m log log m) time and O(√m) memory, where m = n log n.
  @concurrent
  public static func nthPrime(_ n: Int) async throws -> Int {
    guard n >= 1 else { throw NthPrimeError.noSuchPrime(n) }
    guard n <= limit else { throw NthPrimeError.tooFar(limit: limit) }

    // The odd number at index i is 2i + 1. Index 0, which is 1, is never crossed out, and represents 2.
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

  /// Returns an upper bound for the nth prime: n (ln n + ln ln n), which holds from the sixth on (J. B. Rosser, L.
  /// Schoenfeld: Approximate formulas for some functions of prime numbers, Illinois J. Math. 6, 1962, formula 3.13).
  static func upperBound(_ n: Int) -> Int {
    guard n >= 6 else { return 11 }
    let n = Double(n)
    return Int((n * (log(n) + log(log(n)))).rounded(.up))
  }

  /// Returns the odd primes up to `limit`, which is at most a few thousand.
  private static func oddPrimes(upTo limit: Int) -> [Int] {
    stride(from: 3, through: limit, by: 2).filter(\.isPrime)
  }
}

extension [UInt8] {
  /// Crosses out the multiples of primes in a segment of odd numbers that starts at index `start`.
  ///
  /// - Returns: The number of primes that remain.
  fileprivate mutating func sieve(_ multiples: inout [(prime: Int, next: Int)], from start: Int) -> Int {
    // A single pointer for the whole segment, because these loops take nearly all of the time and debug builds do not
    // inline array subscripts.
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

  /// Returns the index of the nth element that is 1, where `n` counts from 1. There must be at least `n` such elements.
  fileprivate func index(ofOne n: Int) -> Int {
    var left = n
    for (index, flag) in enumerated() where flag == 1 {
      left -= 1
      if left == 0 { return index }
    }
    return endIndex
  }
}
