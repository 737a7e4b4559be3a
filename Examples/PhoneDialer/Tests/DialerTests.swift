import Foundation
import PhoneDialer
import Testing
import TrifectaTesting

@Suite("Dialer feature")
@MainActor
struct DialerTests {
  struct Offline: Error, LocalizedError {
    var errorDescription: String? { "The line is down." }
  }

  @Test("The name is loaded when the screen appears")
  func loadsUsername() async {
    let store = TestStore(initialState: Dialer.State(username: .failed(Offline()))) {
      Dialer()
    } withDependencies: {
      $0.profile = Profile { "Ada" }
    }
    await store.send(.username(.appeared)) { $0.username = .loading }
    await store.receive(.username(.received(.success("Ada")))) { $0.username = .success("Ada") }
    await store.finish()
  }

  @Test("A failed load of the name is a failure")
  func tellsFailure() async {
    let store = TestStore(initialState: Dialer.State()) {
      Dialer()
    } withDependencies: {
      $0.profile = Profile { throw Offline() }
    }
    await store.send(.username(.appeared))
    await store.receive(.username(.received(.failure(Offline())))) { $0.username = .failed(Offline()) }
    await store.finish()
  }

  @Test("A typed number is dialed in its normalized form")
  func dials() async throws {
    let store = TestStore(initialState: Dialer.State()) { Dialer() }
    #expect(store.state.problem == .empty)
    await store.send(.phoneNumberChanged("555-0123")) { $0.phoneNumber = "555-0123" }
    #expect(store.state.problem == nil)
    await store.send(.dialButtonTapped)
    store.expectSideEffect(.dial(try PhoneNumber("5550123")))
    await store.finish()
  }

  @Test("An invalid number is not dialed")
  func refuses() async {
    let store = TestStore(initialState: Dialer.State(phoneNumber: "call me")) { Dialer() }
    await store.send(.dialButtonTapped)
    await store.finish()
  }

  @Test("A failed call shows a notice until the number changes")
  func tellsThatNothingDials() async throws {
    let number = try PhoneNumber("112")
    let store = TestStore(initialState: Dialer.State(phoneNumber: "112")) { Dialer() }
    await store.send(.dialFailed(number)) {
      $0.notice = "This device may not support calls. If no call has started, dial 112 on a phone."
    }
    await store.send(.phoneNumberChanged("11")) {
      $0.phoneNumber = "11"
      $0.notice = nil
    }
    await store.finish()
  }
}
