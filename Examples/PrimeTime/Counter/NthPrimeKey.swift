import Foundation
import PrimeTimeNumbers
import Trifecta

/// The live value may use the network, so tests must set a value.
private enum NthPrimeKey: DependencyKey {
  static let liveValue = NthPrime.chosen(by: ProcessInfo.processInfo.environment)
  static let previewValue = NthPrime.sieve
  static let dependencyName = #"\.nthPrime"#
}

extension DependencyValues {
  /// The source of the nth prime.
  public var nthPrime: NthPrime {
    get { self[NthPrimeKey.self] }
    set { self[NthPrimeKey.self] = newValue }
  }
}
