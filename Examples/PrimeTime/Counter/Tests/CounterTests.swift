import PrimeTimeCounter
import PrimeTimeNumbers
import Testing
import Trifecta
import TrifectaTesting

@Suite("Counter")
@MainActor
struct CounterTests {
  @Test("The count can be incremented and decremented, below zero too")
  func counts() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    await store.send(.incrementButtonTapped) { $0.count = 1 }
    await store.send(.decrementButtonTapped) { $0.count = 0 }
    await store.send(.decrementButtonTapped) { $0.count = -1 }
    await store.finish()
  }

  @Test("A number can be entered")
  func enters() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    await store.send(.countChanged(1_000_000)) { $0.count = 1_000_000 }
    await store.finish()
  }

  @Test("The count stops at the limits of Int")
  func stops() async {
    let top = TestStore(initialState: Counter.State(count: .max)) { Counter() }
    await top.send(.incrementButtonTapped)
    await top.finish()
    let bottom = TestStore(initialState: Counter.State(count: .min)) { Counter() }
    await bottom.send(.decrementButtonTapped)
    await bottom.finish()
  }

  @Test("The prime modal shows the count and changes the counter's favorites")
  func presentsPrimeModal() async {
    let store = TestStore(initialState: Counter.State(count: 7, favoritePrimes: [3])) { Counter() }
    await store.send(.isPrimeButtonTapped) { $0.screen.isPrimeModalPresented = true }
    #expect(store.state.primeModal == PrimeModal.State(number: 7, favoritePrimes: [3]))
    await store.send(.primeModal(.presented(.addButtonTapped))) { $0.favoritePrimes = [3, 7] }
    await store.send(.primeModal(.presented(.removeButtonTapped))) { $0.favoritePrimes = [3] }
    await store.send(.primeModal(.dismiss)) { $0.screen.isPrimeModalPresented = false }
    #expect(store.state.primeModal == nil)
    await store.finish()
  }

  @Test("The prime modal can close itself")
  func closesPrimeModal() async {
    let store = TestStore(initialState: Counter.State(count: 7)) { Counter() }
    await store.send(.isPrimeButtonTapped) { $0.screen.isPrimeModalPresented = true }
    await store.send(.primeModal(.presented(.closeButtonTapped)))
    await store.receive(.primeModal(.dismiss)) { $0.screen.isPrimeModalPresented = false }
    await store.finish()
  }

  @Test("Changing the count closes the prime modal")
  func changePutsModalAway() async {
    let state = Counter.State(count: 7, screen: Counter.Screen(isPrimeModalPresented: true))
    let store = TestStore(initialState: state) { Counter() }
    await store.send(.incrementButtonTapped) {
      $0.count = 8
      $0.screen.isPrimeModalPresented = false
    }
    await store.finish()
  }
}
