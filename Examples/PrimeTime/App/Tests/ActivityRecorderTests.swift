import Foundation
import PrimeTimeFavorites
import PrimeTimeFeed
import Testing
import Trifecta
import TrifectaTesting

@testable import PrimeTime

@Suite("Activity recorder")
@MainActor
struct ActivityRecorderTests {
  private let noon = Date(timeIntervalSince1970: 43_200)

  /// The app with a fourth way to change the favorites: logging out replaces them with 2, 3 and 3.
  private struct FourWays: Reducer {
    var body: some Reducer<PrimeApp.State, PrimeApp.Action> {
      ActivityRecorder(of: Features())
    }

    struct Features: Reducer {
      var body: some Reducer<PrimeApp.State, PrimeApp.Action> {
        PrimeApp.Features()
        Reduce { state, action in
          if action == .profile(.logOutButtonTapped) { state.favorites.primes = [2, 3, 3] }
          return .none
        }
      }
    }
  }

  @Test("A change of the favorites from any source is recorded")
  func recordsFourthWay() async {
    let favorites = FavoritePrimes.State(primes: [3, 5, 7])
    let store = TestStore(initialState: PrimeApp.State(favorites: favorites)) {
      FourWays()
    } withDependencies: {
      $0.date = .constant(noon)
    }
    await store.send(.profile(.logOutButtonTapped)) {
      $0.favorites.primes = [2, 3, 3]
      $0.feed.record(
        [.removedFavoritePrime(5), .removedFavoritePrime(7), .addedFavoritePrime(2), .addedFavoritePrime(3)], at: noon)
    }
    await store.finish()
  }

  @Test("Replaying the feed yields the favorites after random actions", arguments: 1...20)
  func feedExplainsFavorites(seed: UInt64) {
    var random = RandomGenerator.seeded(seed)
    let store = Store(initialState: PrimeApp.State()) {
      FourWays()
    } withDependencies: {
      $0.date = .constant(noon)
    }
    for _ in 1...200 {
      store.send(.counter(.countChanged(.random(in: 0...30, using: &random))))
      store.send(.counter(.isPrimeButtonTapped))
      switch Int.random(in: 0...9, using: &random) {
      case 0...4: store.send(.counter(.primeModal(.presented(.addButtonTapped))))
      case 5...6: store.send(.counter(.primeModal(.presented(.removeButtonTapped))))
      case 7...8: store.send(.favorites(.deleted([.random(in: 0...5, using: &random)])))
      default: store.send(.profile(.logOutButtonTapped))
      }
      #expect(replay(store.feed.activities) == store.favorites.primes.sorted())
    }
  }

  @Test(
    "Additions and removals are recorded, and moves are not",
    arguments: [
      ([], [], []),
      ([2, 3], [3, 2], []),
      ([2], [2, 3], [.addedFavoritePrime(3)]),
      ([2, 3], [3], [.removedFavoritePrime(2)]),
      ([2, 3], [3, 5], [.removedFavoritePrime(2), .addedFavoritePrime(5)]),
      ([7, 7], [7], [.removedFavoritePrime(7)]),
      ([7], [7, 7], [.addedFavoritePrime(7)]),
      ([7, 7], [], [.removedFavoritePrime(7), .removedFavoritePrime(7)]),
      ([7, 2, 7], [7, 7, 2], []),
      ([7, 2, 7], [2, 2, 7], [.removedFavoritePrime(7), .addedFavoritePrime(2)]),
    ] as [([Int], [Int], [Activity.Kind])])
  func compares(old: [Int], new: [Int], changes: [Activity.Kind]) {
    #expect(Activity.Kind.changes(from: old, to: new) == changes)
  }

  /// Returns the favorites after all activities, in ascending order. Fails if a prime is removed that was not added.
  private func replay(_ activities: some Sequence<Activity>) -> [Int] {
    var counts: [Int: Int] = [:]
    for activity in activities {
      switch activity.kind {
      case .addedFavoritePrime(let prime): counts[prime, default: 0] += 1
      case .removedFavoritePrime(let prime): counts[prime, default: 0] -= 1
      }
      #expect(counts.values.allSatisfy { $0 >= 0 })
    }
    return counts.flatMap { prime, count in Array(repeating: prime, count: count) }.sorted()
  }
}
