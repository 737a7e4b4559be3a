import Foundation
import PrimeTimeNumbers
import Trifecta

/// The live value may use the network, so tests must set a value.
private enum NthPrimeKey: DependencyKey {
  static let liveValue = NthPrime.chosen(by: ProcessInfo.processInfo.environment)
  static let previewValue = NthPrime.sieve
  static let dependencyName = #"\.nthPrime"#
  static let alternatives = [
    DependencyAlternative("Slow") { (nthPrime: NthPrime) in
      NthPrime {
        try await Task.sleep(for: .seconds(5))
        return try await nthPrime($0)
      }
    },
    DependencyAlternative("Failing") { _ in NthPrime { _ in throw NthPrimeError.httpStatus(503) } },
    DependencyAlternative("Offline") { _ in
      NthPrime { _ in throw NthPrimeError.unreachable(reason: "The Internet connection appears to be offline.") }
    },
  ]
}

extension DependencyValues {
  /// The source of the nth prime.
  public var nthPrime: NthPrime {
    get { self[NthPrimeKey.self] }
    set { self[NthPrimeKey.self] = newValue }
  }
}
