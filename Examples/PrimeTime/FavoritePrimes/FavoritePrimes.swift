import Foundation
import Trifecta

/// The list of favorite primes.
public struct FavoritePrimes: Reducer {
  /// The state of the list.
  public struct State: Equatable {
    /// The primes, in the order in which they were added.
    public var primes: [Int]

    /// Creates a state.
    public init(primes: [Int] = []) {
      self.primes = primes
    }
  }

  /// The actions of the list.
  public enum Action: Equatable, Sendable {
    /// The user deleted the rows at these offsets.
    case deleted(IndexSet)
  }

  /// Creates the feature.
  public init() {}

  /// Handles an action.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .deleted(let offsets):
      // Removes from the end, so that a removal does not change the remaining offsets.
      for offset in offsets.reversed() where state.primes.indices.contains(offset) {
        state.primes.remove(at: offset)
      }
      return .none
    }
  }
}
