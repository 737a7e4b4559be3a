import PrimeTimeNumbers
import Trifecta

/// A modal that tells whether a number is prime, and adds or removes a favorite.
public struct PrimeModal: Reducer {
  /// The state of the modal.
  public struct State: Equatable, Identifiable {
    /// The number.
    public let number: Int
    /// The favorite primes of the user.
    public var favoritePrimes: [Int]

    /// Creates a state.
    public init(number: Int, favoritePrimes: [Int] = []) {
      self.number = number
      self.favoritePrimes = favoritePrimes
    }

    /// The identity of the modal: the number, so a modal for another number is presented as a new modal.
    public var id: Int { number }
    /// Whether the number is prime.
    public var isPrime: Bool { number.isPrime }
    /// Whether the number is a favorite.
    public var isFavorite: Bool { favoritePrimes.contains(number) }
  }

  /// The actions of the modal.
  public enum Action: Equatable, Sendable {
    /// The user tapped the add button.
    case addButtonTapped
    /// The user tapped the remove button.
    case removeButtonTapped
    /// The user tapped the close button.
    case closeButtonTapped
  }

  /// Creates the feature.
  public init() {}

  /// Handles an action.
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
