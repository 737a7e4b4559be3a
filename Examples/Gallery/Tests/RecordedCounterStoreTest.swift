import PrimeTimeCounter
import Testing
import Trifecta
import TrifectaTesting

@testable import PrimeTime

@MainActor
@Test("Recorded: Prime time, PrimeApp")
func recordedPrimeTimePrimeAppStore() async throws {
  let store = TestStore(initialState: PrimeApp.State()) {
    PrimeApp()
  } withDependencies: {
    $0.context = .live
    $0.fixtures["nthPrime"] = [.success(3)]
  }
  store.timeout = .seconds(10)
  await store.send(.counter(.incrementButtonTapped)) { $0.count = 1 }
  await store.send(.counter(.incrementButtonTapped)) { $0.count = 2 }
  await store.send(.counter(.incrementButtonTapped)) { $0.count = 3 }
  await store.send(.counter(.decrementButtonTapped)) { $0.count = 2 }
  await store.send(.counter(.nthPrimeButtonTapped)) { $0.counterScreen.isFindingNthPrime = true }
  await store.receive(.counter(.nthPrimeFound(3))) {
    $0.counterScreen.isFindingNthPrime = false
    $0.counterScreen.alert = AlertState<Counter.AlertAction>("The 2nd prime is 3")
  }
  await store.send(.counter(.alert(.dismiss))) { $0.counterScreen.alert = nil }
  await store.finish()
}
