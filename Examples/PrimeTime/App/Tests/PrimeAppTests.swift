import Foundation
import PrimeTimeCounter
import PrimeTimeFavorites
import PrimeTimeFeed
import PrimeTimeNumbers
import PrimeTimeProfile
import Testing
import Trifecta
import TrifectaTesting

@testable import PrimeTime

@Suite("Prime time")
@MainActor
struct PrimeAppTests {
  private let noon = Date(timeIntervalSince1970: 43_200)

  private func store(_ state: PrimeApp.State = PrimeApp.State()) -> TestStore<PrimeApp> {
    TestStore(initialState: state) {
      PrimeApp()
    } withDependencies: {
      $0.date = .constant(noon)
      $0.nthPrime = NthPrime { _ in 7_919 }
      $0.continuousClock = TestClock()
    }
  }

  @Test("Adding and removing in the prime modal is recorded")
  func recordsModal() async {
    let store = store(PrimeApp.State(count: 7))
    await store.send(.counter(.isPrimeButtonTapped)) { $0.counterScreen.isPrimeModalPresented = true }
    await store.send(.counter(.primeModal(.presented(.addButtonTapped)))) {
      $0.favorites.primes = [7]
      $0.feed.record([.addedFavoritePrime(7)], at: noon)
    }
    await store.send(.counter(.primeModal(.presented(.removeButtonTapped)))) {
      $0.favorites.primes = []
      $0.feed.record([.removedFavoritePrime(7)], at: noon)
    }
    await store.finish()
  }

  @Test("Deleting rows of the list is recorded")
  func recordsList() async {
    let store = store(PrimeApp.State(favorites: FavoritePrimes.State(primes: [2, 3, 5])))
    await store.send(.favorites(.deleted([0, 2]))) {
      $0.favorites.primes = [3]
      $0.feed.record([.removedFavoritePrime(2), .removedFavoritePrime(5)], at: noon)
    }
    await store.finish()
  }

  @Test("Deleting one of two rows with the same prime is recorded")
  func recordsOneOfTwo() async {
    let store = store(PrimeApp.State(favorites: FavoritePrimes.State(primes: [7, 7])))
    await store.send(.favorites(.deleted([0]))) {
      $0.favorites.primes = [7]
      $0.feed.record([.removedFavoritePrime(7)], at: noon)
    }
    await store.finish()
  }

  @Test("Actions that do not change the favorites are not recorded")
  func recordsNothingElse() async {
    let store = store(PrimeApp.State(count: 8, favorites: FavoritePrimes.State(primes: [2])))
    await store.send(.counter(.isPrimeButtonTapped)) { $0.counterScreen.isPrimeModalPresented = true }
    await store.send(.counter(.primeModal(.presented(.addButtonTapped))))
    await store.send(.counter(.incrementButtonTapped)) {
      $0.count = 9
      $0.counterScreen.isPrimeModalPresented = false
    }
    await store.send(.favorites(.deleted([1])))
    await store.send(.profile(.logInButtonTapped(name: "Ada"))) {
      $0.profile.user = User(id: 1, name: "Ada")
      $0.profile.lastID = 1
    }
    await store.finish()
  }

  @Test("The counter finds the nth prime within the app")
  func findsNthPrime() async {
    let store = store(PrimeApp.State(count: 1_000))
    await store.send(.counter(.nthPrimeButtonTapped)) { $0.counterScreen.isFindingNthPrime = true }
    await store.receive(.counter(.nthPrimeFound(7_919))) {
      $0.counterScreen.isFindingNthPrime = false
      $0.counterScreen.alert = AlertState("The 1000th prime is 7919")
    }
    await store.send(.counter(.alert(.dismiss))) { $0.counterScreen.alert = nil }
    await store.finish()
  }

  @Test("The counter, its modal and the list share the favorites")
  func sharesFavorites() throws {
    let store = Store(initialState: PrimeApp.State(count: 7)) {
      PrimeApp()
    } withDependencies: {
      $0.date = .constant(noon)
    }
    let counter = store.scope(PrimeApp.counter)
    let favorites = store.scope(PrimeApp.favorites)
    counter.send(.isPrimeButtonTapped)
    let modal = try #require(counter.scope(Counter.primeModal))
    var seen: [Bool] = []
    let token = observe { seen.append(modal.isFavorite) }

    modal.send(.addButtonTapped)
    #expect(favorites.primes == [7])
    favorites.send(.deleted([0]))
    #expect(counter.favoritePrimes == [])
    #expect(seen == [false, true, false])
    token.cancel()

    modal.send(.closeButtonTapped)
    #expect(counter.scope(Counter.primeModal) == nil)
    #expect(store.scope(PrimeApp.feed).activities.count == 2)
    #expect(store.scope(PrimeApp.profile).user == nil)
  }

  // MARK: Persistence

  /// Records the saved values in order.
  @MainActor
  private final class Archive {
    var saved: [SavedPrimes] = []
    var storage: PrimeStorage { PrimeStorage { self.saved.append($0) } }
  }

  @Test("A change of the favorites is saved immediately and once, with the feed")
  func savesFavorites() async {
    let archive = Archive()
    let store = TestStore(initialState: PrimeApp.State(favorites: FavoritePrimes.State(primes: [2, 3]))) {
      PrimeApp()
    } withDependencies: {
      $0.date = .constant(noon)
      $0.continuousClock = TestClock()
      $0.primeStorage = archive.storage
    }
    await store.send(.favorites(.deleted([0]))) {
      $0.favorites.primes = [3]
      $0.feed.record([.removedFavoritePrime(2)], at: noon)
    }
    await store.finish()
    #expect(archive.saved.map(\.favorites) == [[3]])
    #expect(archive.saved.last?.activities.map(\.kind) == [.removedFavoritePrime(2)])
  }

  @Test("Saving is debounced while the count changes")
  func debouncesCount() async {
    let archive = Archive()
    let clock = TestClock()
    let store = TestStore(initialState: PrimeApp.State()) {
      PrimeApp()
    } withDependencies: {
      $0.continuousClock = clock
      $0.primeStorage = archive.storage
    }
    for count in 1...3 {
      await store.send(.counter(.incrementButtonTapped)) { $0.count = count }
      await clock.advance(by: .milliseconds(499))
    }
    #expect(archive.saved.isEmpty)
    await clock.advance(by: .milliseconds(1))
    await store.finish()
    #expect(archive.saved.map(\.count) == [3])
  }

  @Test("A debounced save does not overwrite newer favorites")
  func savesInOrder() async {
    let archive = Archive()
    let clock = TestClock()
    let store = TestStore(initialState: PrimeApp.State(favorites: FavoritePrimes.State(primes: [2]))) {
      PrimeApp()
    } withDependencies: {
      $0.date = .constant(noon)
      $0.continuousClock = clock
      $0.primeStorage = archive.storage
    }
    await store.send(.counter(.incrementButtonTapped)) { $0.count = 1 }
    await store.send(.favorites(.deleted([0]))) {
      $0.favorites.primes = []
      $0.feed.record([.removedFavoritePrime(2)], at: noon)
    }
    await clock.advance(by: .seconds(1))
    await store.finish()
    #expect(archive.saved.allSatisfy { $0.favorites.isEmpty && $0.count == 1 })
    #expect(!archive.saved.isEmpty)
  }

  @Test("A saved state restores the app, whose next activity has a new id")
  func restores() throws {
    var state = PrimeApp.State(
      count: 7, favorites: FavoritePrimes.State(primes: [2, 3]),
      profile: UserProfile.State(user: User(id: 1, name: "Ada", bio: "Counts.")))
    state.feed.record([.addedFavoritePrime(2), .addedFavoritePrime(3)], at: noon)
    let json = try JSONEncoder().encode(SavedPrimes(state))
    var restored = PrimeApp.State(restoring: try JSONDecoder().decode(SavedPrimes.self, from: json))
    #expect(restored == state)
    restored.feed.record([.removedFavoritePrime(2)], at: noon)
    #expect(restored.feed.activities.map(\.id) == [1, 2, 3])
  }

  @Test("After a logout and a restart the next account has a new id")
  func restoresAccounts() async throws {
    let json = try JSONEncoder().encode(
      SavedPrimes(PrimeApp.State(profile: UserProfile.State(user: User(id: 1, name: "Ada")))))
    var state = PrimeApp.State(restoring: try JSONDecoder().decode(SavedPrimes.self, from: json))
    state.profile.user = nil
    let store = store(PrimeApp.State(restoring: SavedPrimes(state)))
    await store.send(.profile(.logInButtonTapped(name: "Grace"))) {
      $0.profile.user = User(id: 2, name: "Grace")
      $0.profile.lastID = 2
    }
    await store.finish()
  }
}
