import ScreenTesting
import Testing
import TrifectaTesting
import TrifectaUI

@testable import CaseStudies

@Suite("Case study: two counters")
@MainActor
struct TwoCountersTests {
  @Test("Each child changes its own count, and the parent records the highest sum")
  func composes() async {
    let store = TestStore(initialState: TwoCounters.State()) { TwoCounters() }
    await store.send(.first(.incrementTapped)) {
      $0.first.count = 1
      $0.highestSum = 1
    }
    await store.send(.second(.incrementTapped)) {
      $0.second.count = 1
      $0.highestSum = 2
    }
    await store.send(.first(.decrementTapped)) { $0.first.count = 0 }
    #expect(store.state.sum == 1)
  }

  @Test("Reset restores both counts and the highest sum")
  func resets() async {
    let initial = TwoCounters.State(first: .init(count: 3), second: .init(count: -1), highestSum: 5)
    let store = TestStore(initialState: initial) { TwoCounters() }
    await store.send(.resetTapped) { $0 = TwoCounters.State() }
  }

  @Test("The screen shows the sum of both counters")
  func screen() async throws {
    let store = Store(initialState: TwoCounters.State(first: .init(count: 20), second: .init(count: 21))) {
      TwoCounters()
    }
    let screen = await Screen { TwoCountersView(store: store) }
    #expect(screen.contains(.text("41")))
    store.scope(TwoCounters.second).send(.incrementTapped)
    await screen.settle()
    #expect(screen.contains(.text("22")))
    #expect(screen.findAll(.text("42")).count == 2)
    try await screen.tap("Reset")
    #expect(!screen.contains(.text("42")))
    #expect(screen.findAll(.text("0")).count == 4)
  }
}
