import ScreenTesting
import Testing
import TrifectaTesting
import TrifectaUI

@MainActor
@Suite("Docs/GettingStarted.md")
struct GettingStartedTests {
  @Test("Tapping the button emits the number to dial")
  func feature() async {
    // snippet: getting-started-test
    let store = TestStore(initialState: Dialer.State()) { Dialer() }
    await store.send(.phoneNumberChanged("555-0123")) { $0.phoneNumber = "555-0123" }
    await store.send(.dialButtonTapped)
    store.expectSideEffect(.dial("555-0123"))
    await store.finish()
    // end
  }

  @Test("Tapping the button opens the phone number as a URL")
  func screen() async throws {
    // snippet: getting-started-screen-test
    let store = Store(initialState: Dialer.State()) { Dialer() }
    let screen = await Screen { DialerScreen(store: store) }
    try await screen.type("555-0123", into: "Phone number")
    try await screen.tap("Dial this number")
    #expect(screen.openedURLs == [URL(string: "tel:555-0123")])
    // end
  }
}
