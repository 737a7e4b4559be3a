extension Int {
  /// Whether this number is prime. Negative numbers, zero and one are not.
  ///
  /// The answer is certain for every `Int`. Trial division by the first twelve primes settles small numbers; beyond
  /// them the Miller–Rabin test with these primes as bases makes no mistake below 3.18 × 10²³ (J. Sorenson, J. Webster:
  /// Strong pseudoprimes to twelve prime bases, Mathematics of Computation 86, 2017). O(log n) multiplications.
  public var isPrime: Bool {
    guard self > 1 else { return false }
    for prime in bases where isMultiple(of: prime) { return self == prime }
    guard self >= 41 * 41 else { return true }
    return bases.allSatisfy { UInt(self).isProbablePrime(toBase: UInt($0)) }
  }
}

/// The first twelve primes. The next one is 41.
private let bases = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37]

extension UInt {
  /// Whether this odd number passes the Miller–Rabin test to one base.
  fileprivate func isProbablePrime(toBase base: UInt) -> Bool {
    let twos = (self - 1).trailingZeroBitCount
    var power = power(of: base, exponent: (self - 1) >> twos)
    if power == 1 || power == self - 1 { return true }
    for _ in 1..<twos {
      power = product(power, power)
      if power == self - 1 { return true }
    }
    return false
  }

  /// A power modulo this number, by repeated squaring.
  private func power(of base: UInt, exponent: UInt) -> UInt {
    var result: UInt = 1
    var square = base
    var exponent = exponent
    while exponent > 0 {
      if exponent & 1 == 1 { result = product(result, square) }
      square = product(square, square)
      exponent >>= 1
    }
    return result
  }

  /// A product modulo this number. Both factors are less than it, so the double-width division cannot overflow.
  private func product(_ first: UInt, _ second: UInt) -> UInt {
    dividingFullWidth(first.multipliedFullWidth(by: second)).remainder
  }
}
