import ScreenTesting
import SwiftUI
import Testing
import TrifectaTesting
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
    "An action sent with an animation animates its changes, from a view or an effect",
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

  /// Effects that send an animated action before their first suspension.
  struct Prompt: Reducer {
    struct State: Equatable { var count = 0 }
    enum Action {
      case add
      case start(Beginning)
    }
    enum Beginning: String, CaseIterable { case atOnce, delay, debounce, throttle, concatenate, timeout }
    enum ID { case effect }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      let add = Effect<Action>.run { send in send(.add, animation: .easeOut) }
      let clock = ImmediateClock()
      switch action {
      case .add:
        state.count += 1
        return .none
      case .start(let beginning):
        state.count += 10
        switch beginning {
        case .atOnce: return add
        case .delay: return add.delay(for: .milliseconds(50), clock: clock)
        case .debounce: return add.debounce(id: ID.effect, for: .milliseconds(50), clock: clock)
        case .throttle:
          let throttled = add.throttle(id: ID.effect, for: .milliseconds(50), latest: true, clock: clock)
          return .merge(throttled, throttled)
        case .concatenate: return .concatenate(.run { _ in await Task.yield() }, add)
        case .timeout: return add.timeout(after: .seconds(1), clock: TestClock())
        }
      }
    }
  }

  struct PromptView: View {
    let store: Store<Prompt>
    var body: some View {
      Text("\(store.count)")
      ForEach(Prompt.Beginning.allCases, id: \.self) { beginning in
        Button(beginning.rawValue) { store.send(.start(beginning)) }
      }
    }
  }

  @Test(
    "An action that an effect sends immediately is animated separately from the action that started the effect",
    arguments: Prompt.Beginning.allCases)
  func beginning(of beginning: Prompt.Beginning) async throws {
    let store = Store(initialState: Prompt.State()) { Prompt() }
    let screen = await Screen { PromptView(store: store) }
    try await screen.tap(.button(beginning.rawValue))
    // A throttled effect sends at the start and at the end of its window.
    let sent = beginning == .throttle ? 2 : 1
    #expect(screen.contains("\(10 + sent)"))
    #expect(Set(screen.animatedChanges.map(\.animation)) == [.easeOut])
    // The last change is animated too, alone or together with the first.
    #expect(screen.animatedChanges.last?.tree.contains("\(10 + sent)") == true)
  }

  @Test("A transaction's completion runs once, even for a dropped action", arguments: [true, false])
  func completion(isCancelled: Bool) async {
    struct Once: Reducer {
      struct State: Equatable { var count = 0 }
      enum Action {
        case add, start
      }
      enum ID { case effect }
      let isCancelled: Bool
      let began: @MainActor () -> Void
      let completed: @MainActor () -> Void

      func reduce(into state: inout State, action: Action) -> Effect<Action> {
        guard case .start = action else {
          state.count += 1
          return .none
        }
        let run = Effect<Action>.run { [began, completed] send in
          began()
          var transaction = Transaction(animation: .easeOut)
          transaction.addAnimationCompletion { completed() }
          send(.add, transaction: transaction)
        }
        return isCancelled ? .merge(run.cancellable(id: ID.effect), .cancel(id: ID.effect)) : run
      }
    }
    var (beginnings, completions) = (0, 0)
    let store = Store(initialState: Once.State()) {
      Once(isCancelled: isCancelled) {
        beginnings += 1
      } completed: {
        completions += 1
      }
    }
    await store.send(.start).finish()
    #expect(store.count == (isCancelled ? 0 : 1))
    // A cancelled effect may never start.
    #expect(completions == beginnings)
    #expect(isCancelled || completions == 1)
  }
}
