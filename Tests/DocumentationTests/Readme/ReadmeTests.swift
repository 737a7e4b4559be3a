import ScreenTesting
import Testing
import TrifectaTesting
import TrifectaUI

@MainActor
@Suite("README.md")
struct ReadmeTests {
  @Test("The feature does what the README says of it")
  func feature() async {
    // snippet: readme-test
    let store = TestStore(initialState: Dialer.State()) { Dialer() }
    await store.send(.phoneNumberChanged("555-0123")) { $0.phoneNumber = "555-0123" }
    await store.send(.dialButtonTapped)
    store.expectSideEffect(.dial("555-0123"))
    await store.finish()
    // end
  }

  @Test("The screen does what the README says of it")
  func screen() async throws {
    // snippet: readme-screen-test
    let store = Store(initialState: Dialer.State()) { Dialer() }
    let screen = await Screen { DialerScreen(store: store) }
    try await screen.type("555-0123", into: "Phone number")
    try await screen.tap("Dial this number")
    #expect(screen.openedURLs == [URL(string: "tel:555-0123")])
    // end
  }
}
