import ScreenTesting
import SwiftUI
import Testing
import TrifectaUI
import Waiting

@Suite("Side effects of a store")
@MainActor
struct SideEffectTests {
  struct Bell: Reducer {
    struct State: Equatable { var rings = 0 }
    enum Action { case ring }
    typealias SideEffect = Int

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      state.rings += 1
      return emit(state.rings)
    }
  }

  struct BellScreen: View {
    let store: Store<Bell>
    let heard: Heard
    @State private var isOpen = true

    var body: some View {
      Button("Ring") { store.send(.ring) }
      Button("Toggle") { isOpen.toggle() }
      if isOpen {
        Text("Rings: \(store.rings)")
          .onSideEffects(of: store) { heard.numbers.append($0) }
      }
    }
  }

  @MainActor
  final class Heard {
    var numbers: [Int] = []
  }

  @Test("A side effect is handled by the view's latest closure")
  func newest() async throws {
    struct Scaled: View {
      let store: Store<Bell>
      let heard: Heard
      @State private var factor = 1

      var body: some View {
        Ringing(store: store) { [factor] in heard.numbers.append($0 * factor) }
        Button("Scale") { factor = 10 }
      }
    }
    struct Ringing: View {
      let store: Store<Bell>
      let onRing: (Int) -> Void

      var body: some View { Button("Ring") { store.send(.ring) }.onSideEffects(of: store) { onRing($0) } }
    }
    let heard = Heard()
    let store = Store(initialState: Bell.State()) { Bell() }
    let screen = await Screen { Scaled(store: store, heard: heard) }
    try await screen.tap("Ring")
    try await screen.tap("Scale")
    try await screen.tap("Ring")
    #expect(heard.numbers == [1, 20])
  }

  @Test("Side effects are handled once, in order")
  func inOrder() async throws {
    let store = Store(initialState: Bell.State()) { Bell() }
    let heard = Heard()
    let screen = await Screen { BellScreen(store: store, heard: heard) }
    store.send(.ring)
    store.send(.ring)
    try await screen.tap("Ring")
    #expect(heard.numbers == [1, 2, 3])
    #expect(screen.contains("Rings: 3"))
  }

  @Test("Side effects emitted while the view is absent are handled when it reappears")
  func wait() async throws {
    let store = Store(initialState: Bell.State()) { Bell() }
    let heard = Heard()
    let screen = await Screen { BellScreen(store: store, heard: heard) }
    try await screen.tap("Toggle")
    try await screen.tap("Ring")
    try await screen.tap("Ring")
    #expect(heard.numbers.isEmpty)
    try await screen.tap("Toggle")
    #expect(heard.numbers == [1, 2])
  }

  struct TwoBells: View {
    let stores: [Store<Bell>]
    let heard: Heard
    @State private var index = 0

    var body: some View {
      Button("Next") { index = (index + 1) % stores.count }
      Text("Bell \(index)")
        .onSideEffects(of: stores[index]) { heard.numbers.append($0) }
    }
  }

  @Test("A view whose store is replaced handles the new store's side effects")
  func otherStore() async throws {
    let stores = (0..<2).map { _ in Store(initialState: Bell.State()) { Bell() } }
    let heard = Heard()
    let screen = await Screen { TwoBells(stores: stores, heard: heard) }
    try await screen.tap("Next")
    stores[0].send(.ring)
    stores[1].send(.ring)
    stores[1].send(.ring)
    await screen.settle()
    #expect(heard.numbers == [1, 2])
    try await screen.tap("Next")
    #expect(heard.numbers == [1, 2, 1])
  }

  struct Phone: Reducer {
    struct State: Equatable {}
    enum Action { case call, answered }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      guard action == .call else { return .run { _ in Self.open("tel:2") } }
      return .run { send in
        await Task.yield()
        Self.open("tel:1")
        send(.answered)
      }
    }

    @MainActor private static func open(_ address: String) {
      guard let url = URL(string: address) else { return }
      UIApplication.shared.open(url)
    }
  }

  @Test("An effect opens URLs on the screen that sent the action")
  func effectsOpenOnTheirScreen() async throws {
    let store = Store(initialState: Phone.State()) { Phone() }
    let screen = await Screen { Button("Call") { store.send(.call) } }
    let other = await Screen { Button("Call") { store.send(.call) } }
    try await other.tap("Call")
    await settle { other.openedURLs.count == 2 }
    #expect(other.openedURLs.map(\.absoluteString) == ["tel:1", "tel:2"])
    #expect(screen.openedURLs.isEmpty)
  }
}
