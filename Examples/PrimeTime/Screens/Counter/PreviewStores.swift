import PrimeTimeCounter
import PrimeTimeNumbers
import TrifectaUI

extension Store where Feature == Counter {
  /// A counter for previews: it computes primes in this process.
  static func counter(_ state: Counter.State) -> Store<Counter> {
    Store(initialState: state) {
      Counter()
    } withDependencies: {
      $0.nthPrime = .sieve
    }
  }
}
