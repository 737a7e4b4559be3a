import PrimeTimeNumbers
import Trifecta

/// Says whether a number is prime, and lets the person save a prime or drop it again.
public struct PrimeModal: Reducer {
  /// What the modal knows.
  public struct State: Equatable, Identifiable {
    /// The number in question.
    public let number: Int
    /// The primes that the person has saved.
    public var favoritePrimes: [Int]

    /// Creates the state of a modal.
    public init(number: Int, favoritePrimes: [Int] = []) {
      self.number = number
      self.favoritePrimes = favoritePrimes
    }

    /// A modal about another number is another modal.
    public var id: Int { number }
    /// Whether the number is prime.
    public var isPrime: Bool { number.isPrime }
    /// Whether the number is among the favorites.
    public var isFavorite: Bool { favoritePrimes.contains(number) }
  }

  /// What can happen.
  public enum Action: Equatable, Sendable {
    /// The person wants to save the number.
    case addButtonTapped
    /// The person wants to drop the number.
    case removeButtonTapped
    /// The person has seen enough.
    case closeButtonTapped
  }

  /// Creates the feature.
  public init() {}

  /// Handles what happens.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .addButtonTapped:
      if state.isPrime, !state.isFavorite { state.favoritePrimes.append(state.number) }
      return .none

    case .removeButtonTapped:
      state.favoritePrimes.removeAll { [number = state.number] in $0 == number }
      return .none

    case .closeButtonTapped:
      return .dismiss
    }
  }
}
