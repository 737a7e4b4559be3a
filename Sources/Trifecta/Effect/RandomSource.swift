/// A random number generator that the runs of one effect share.
///
/// It is `@unchecked Sendable` because the generator is asked on the main actor only.
@usableFromInline
final class RandomSource: @unchecked Sendable {
  private var generator: any RandomNumberGenerator

  init(_ generator: (any RandomNumberGenerator & Sendable)?) {
    self.generator = generator ?? SystemRandomNumberGenerator()
  }

  @MainActor
  func number(in range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &generator)
  }
}
