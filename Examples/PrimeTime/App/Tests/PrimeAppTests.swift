import Foundation
import PrimeTime
import PrimeTimeCounter
import PrimeTimeFavorites
import PrimeTimeNumbers
import PrimeTimeProfile
import Testing
import Trifecta
import TrifectaTesting

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

  @Test("Deleting rows of the list is recorded, too")
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

  @Test("What changes no favorites is not recorded")
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

  @Test("The counter finds its primes inside the app")
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

  @Test("The counter, its modal and the list look at the same favorites")
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
}
