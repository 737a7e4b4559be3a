import Foundation
import PrimeTimeNumbers
import Trifecta

/// A test says which primes it wants: what the environment chooses may be a service on the network.
private enum NthPrimeKey: DependencyKey {
  static let liveValue = NthPrime.chosen(by: ProcessInfo.processInfo.environment)
  static let previewValue = NthPrime.sieve
  static let dependencyName = #"\.nthPrime"#
}

extension DependencyValues {
  /// What knows the nth prime.
  public var nthPrime: NthPrime {
    get { self[NthPrimeKey.self] }
    set { self[NthPrimeKey.self] = newValue }
  }
}
