import ScreenTesting
import SwiftUI
import Testing
import TrifectaUI

@testable import Gallery

@MainActor
@Suite("Stores of the examples' screens")
struct OwnStoreTests {
  private struct Blank: Reducer {
    struct State: Equatable {}
    enum Action: Equatable { case pressed }

    func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
  }

  /// Counts the evaluations of the initial state.
  @MainActor
  private final class Counter {
    private(set) var count = 0

    func state() -> Blank.State {
      count += 1
      return Blank.State()
    }
  }

  private struct Around: View {
    let counter: Counter
    @State private var evaluations = 0

    var body: some View {
      Button("Evaluate") { evaluations += 1 }
      OwnStore(initialState: counter.state()) {
        Blank()
      } withDependencies: { _ in
      } content: { [evaluations] _ in
        Text("Evaluated \(evaluations) times")
      }
    }
  }

  @Test("A store is created once, even if its parent is evaluated again")
  func madeOnce() async throws {
    let counter = Counter()
    let screen = await Screen { Around(counter: counter) }
    try await screen.tap("Evaluate")
    try await screen.tap("Evaluate")
    #expect(screen.contains("Evaluated 2 times"))
    #expect(counter.count == 1)
  }
}
