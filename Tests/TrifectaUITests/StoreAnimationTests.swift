import ScreenTesting
import SwiftUI
import Testing
import TrifectaUI

@MainActor
@Suite("Stores and animations")
struct StoreAnimationTests {
  struct Counter: Reducer {
    struct State: Equatable { var count = 0 }
    enum Action {
      case add
      case addLater
    }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .add:
        state.count += 1
        return .none
      case .addLater:
        return .run { send in
          await Task.yield()
          send(.add, animation: .easeOut)
        }
      }
    }
  }

  struct CounterView: View {
    let store: Store<Counter>
    var body: some View {
      Text("\(store.count)")
      Button("closure") { withAnimation(.linear) { _ = store.send(.add) } }
      Button("animation") { store.send(.add, animation: .easeIn) }
      Button("transaction") { store.send(.add, transaction: Transaction(animation: .easeInOut)) }
      Button("effect") { store.send(.addLater) }
      Button("plain") { store.send(.add) }
    }
  }

  @Test(
    "What an action changes is animated where it is sent with an animation, from a view or an effect",
    arguments: [
      ("closure", Animation.linear), ("animation", .easeIn), ("transaction", .easeInOut), ("effect", .easeOut),
      ("plain", nil),
    ])
  func sends(button: String, animation: Animation?) async throws {
    let store = Store(initialState: Counter.State()) { Counter() }
    let screen = await Screen { CounterView(store: store) }
    try await screen.tap(.button(button))
    #expect(screen.contains("1"))
    #expect(screen.animatedChanges.map(\.animation) == [animation].compactMap(\.self))
  }
}
