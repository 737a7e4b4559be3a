import Foundation
import PrimeTimeFavorites
import Testing
import TrifectaTesting

@Suite("Favorite primes")
@MainActor
struct FavoritePrimesTests {
  @Test(
    "Deleting rows keeps the order of the others",
    arguments: [
      ([0], [3, 5, 7]), ([3], [2, 3, 5]), ([0, 1], [5, 7]), ([0, 2, 3], [3]), ([0, 1, 2, 3], []),
    ])
  func deletes(offsets: [Int], left: [Int]) async {
    let store = TestStore(initialState: FavoritePrimes.State(primes: [2, 3, 5, 7])) { FavoritePrimes() }
    await store.send(.deleted(IndexSet(offsets))) { $0.primes = left }
    await store.finish()
  }

  @Test("Offsets beyond the end delete nothing", arguments: [IndexSet(), [2], [2, 1_000_000]])
  func ignoresMissingRows(offsets: IndexSet) async {
    let store = TestStore(initialState: FavoritePrimes.State(primes: [2, 3])) { FavoritePrimes() }
    await store.send(.deleted(offsets))
    await store.finish()
  }

  @Test("Deleting one of two equal primes removes the given row")
  func deletesOneOfTwo() async {
    let store = TestStore(initialState: FavoritePrimes.State(primes: [7, 2, 7])) { FavoritePrimes() }
    await store.send(.deleted([0])) { $0.primes = [2, 7] }
    await store.send(.deleted([1])) { $0.primes = [2] }
    await store.finish()
  }
}
