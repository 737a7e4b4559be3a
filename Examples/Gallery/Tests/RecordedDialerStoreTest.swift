import Testing
import Trifecta
import TrifectaTesting

@testable import PhoneDialer

@MainActor
@Test("Recorded: Phone dialer: Store, Dialer")
func recordedPhoneDialerStoreDialerStore() async throws {
  let store = TestStore(initialState: Dialer.State()) {
    Dialer()
  } withDependencies: {
    $0.context = .live
    $0.fixtures["profile.username"] = [.success("guest")]
  }
  store.timeout = .seconds(10)
  await store.send(.username(.appeared))
  await store.receive(.username(.received(.success("guest")))) { $0.username = .success("guest") }
  await store.send(.phoneNumberChanged("5")) { $0.phoneNumber = "5" }
  await store.send(.phoneNumberChanged("55")) { $0.phoneNumber = "55" }
  await store.send(.phoneNumberChanged("55x")) { $0.phoneNumber = "55x" }
  await store.send(.phoneNumberChanged("555-0123")) { $0.phoneNumber = "555-0123" }
  await store.send(.dialButtonTapped)
  store.expectSideEffect(.dial(try PhoneNumber("5550123")))
  await store.finish()
}
