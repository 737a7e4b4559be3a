import Locking

/// A source of random numbers that several features can share, and that a test can seed.
///
/// ```swift
/// @Dependency(\.randomNumberGenerator) var random
/// state.dice = random { Int.random(in: 1...6, using: &$0) }
/// ```
///
/// Copies draw from the same sequence.
public struct RandomGenerator: RandomNumberGenerator, Sendable {
  private let generate: @Sendable () -> UInt64

  /// Creates a generator.
  ///
  /// - Parameter generator: the source of the numbers. It is called by one thread at a time.
  public init(_ generator: some RandomNumberGenerator & Sendable) {
    let generator = Locked(generator)
    generate = { generator.withLock { $0.next() } }
  }

  /// Returns a generator whose sequence depends only on the seed, for tests.
  ///
  /// - Parameter seed: any number.
  /// - Returns: the generator.
  public static func seeded(_ seed: UInt64) -> RandomGenerator {
    RandomGenerator(SplitMix64(state: seed))
  }

  /// Returns the next 64 random bits.
  public func next() -> UInt64 {
    generate()
  }

  /// Calls a closure with the generator as an `inout` argument, as the standard library's functions require.
  ///
  /// - Parameter work: draws random numbers, passing the generator as `using: &$0`.
  /// - Returns: the result of `work`.
  public func callAsFunction<Result>(_ work: (inout RandomGenerator) throws -> Result) rethrows -> Result {
    var generator = self
    return try work(&generator)
  }
}

/// SplitMix64, after Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (OOPSLA 2014): small,
/// fast, and uniform for any seed.
private struct SplitMix64: RandomNumberGenerator, Sendable {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return bits ^ (bits >> 31)
  }
}

private enum RandomNumberGeneratorKey: BuiltInDependencyKey {
  static let liveValue = RandomGenerator(SystemRandomNumberGenerator())
  static let property = "randomNumberGenerator"
  static let valueToSet = ".seeded(1)"
}

extension DependencyValues {
  /// Random numbers: the system's generator in an app and in previews.
  ///
  /// There is no default in tests. A test that draws random numbers sets `$0.randomNumberGenerator = .seeded(1)`.
  public var randomNumberGenerator: RandomGenerator {
    get { self[RandomNumberGeneratorKey.self] }
    set { self[RandomNumberGeneratorKey.self] = newValue }
  }
}
