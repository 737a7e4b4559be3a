import ScreenTesting
import Testing
import TrifectaTesting
import TrifectaUI

@testable import CaseStudies

@Suite("Case study: counter")
@MainActor
struct CounterTests {
  @Test("The buttons change the count by one")
  func counts() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    await store.send(.incrementTapped) { $0.count = 1 }
    await store.send(.decrementTapped) { $0.count = 0 }
  }

  @Test("The screen shows the count")
  func screen() async throws {
    let screen = await Screen { CounterStudy() }
    try await screen.tap("Increment")
    try await screen.tap("Increment")
    #expect(screen.contains("2"))
  }
}
