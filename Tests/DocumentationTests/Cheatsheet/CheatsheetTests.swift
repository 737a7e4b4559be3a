import ScreenTesting
import Testing
import TrifectaTesting
import TrifectaUI

@MainActor
@Suite("Cheatsheet.md")
struct CheatsheetTests {
  @Test("A feature test covers state, effects and side effects")
  func feature() async {
    // snippet: cheatsheet-test
    let clock = TestClock()
    let store = TestStore(initialState: Term.State(id: 1)) {
      Term()
    } withDependencies: {
      $0.continuousClock = clock
      $0.dictionary = DictionaryClient { word in "\(word)!" }
    }
    await store.send(.wordChanged("effect")) { $0.word = "effect" }
    await clock.advance(by: .milliseconds(300))
    await store.receive(.found("effect!")) { $0.meaning = "effect!" }
    await store.send(.copyTapped)
    store.expectSideEffect(.copy("effect!"))
    await store.finish()
    // end
  }

  @Test("A screen is tested without a browser")
  func screen() async throws {
    // snippet: cheatsheet-screen-test
    let store = Store(initialState: Glossary.State()) { Glossary() }
    let screen = await Screen { GlossaryScreen(store: store) }
    try await screen.tap("Add")
    #expect(store.added != nil)
    store.send(.added(.dismiss))
    #expect(store.terms.count == 1)
    // end
  }
}
