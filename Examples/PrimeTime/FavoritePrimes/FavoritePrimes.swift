import Foundation
import Trifecta

/// The list of the primes that the person has saved.
public struct FavoritePrimes: Reducer {
  /// What the list knows.
  public struct State: Equatable {
    /// The primes, in the order in which they were saved.
    public var primes: [Int]

    /// Creates the state of a list.
    public init(primes: [Int] = []) {
      self.primes = primes
    }
  }

  /// What can happen.
  public enum Action: Equatable, Sendable {
    /// The person has deleted the rows at these offsets.
    case deleted(IndexSet)
  }

  /// Creates the feature.
  public init() {}

  /// Handles what happens.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .deleted(let offsets):
      // From the end, so that no removal moves a row that is still to go.
      for offset in offsets.reversed() where state.primes.indices.contains(offset) {
        state.primes.remove(at: offset)
      }
      return .none
    }
  }
}
