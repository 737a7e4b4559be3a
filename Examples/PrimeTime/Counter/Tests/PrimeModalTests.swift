import PrimeTimeCounter
import Testing
import TrifectaTesting

@Suite("Prime modal")
@MainActor
struct PrimeModalTests {
  @Test("A prime is added once and can be removed")
  func addsAndRemoves() async {
    let store = TestStore(initialState: PrimeModal.State(number: 7, favoritePrimes: [2])) { PrimeModal() }
    #expect(store.state.isPrime)
    await store.send(.addButtonTapped) { $0.favoritePrimes = [2, 7] }
    #expect(store.state.isFavorite)
    await store.send(.addButtonTapped)
    await store.send(.removeButtonTapped) { $0.favoritePrimes = [2] }
    #expect(!store.state.isFavorite)
    await store.send(.removeButtonTapped)
    await store.finish()
  }

  @Test("A composite number is not added")
  func refuses() async {
    let store = TestStore(initialState: PrimeModal.State(number: 8)) { PrimeModal() }
    #expect(!store.state.isPrime)
    await store.send(.addButtonTapped)
    await store.finish()
  }
}
