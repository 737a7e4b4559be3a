import ScreenTesting
import SwiftUI
import Testing
import TrifectaUI

@Suite("Navigation path of a store")
@MainActor
struct StorePathTests {
  struct Page: Reducer {
    struct State: Equatable {
      var title: String
      var taps = 0
    }
    enum Action { case tapped, closeTapped }
    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .tapped:
        state.taps += 1
        return .none
      case .closeTapped:
        return .dismiss
      }
    }
  }

  struct App: Reducer {
    struct State: Equatable {
      var path = StackState<Page.State>()
      var pops = 0
    }
    enum Action {
      case path(StackAction<Page.State, Page.Action>)
      case homeTapped
    }
    static let path = StackChildren(Page(), state: \State.path, action: Action.path)

    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .path(.popFrom): state.pops += 1
        case .path: break
        case .homeTapped: state.path.removeAll()
        }
        return .none
      }
      .forEach(Self.path)
    }
  }

  struct AppScreen: View {
    let store: Store<App>
    var body: some View {
      NavigationStack(path: store.binding(path: App.path)) {
        Button("Open A") { store.send(.path(.push(Page.State(title: "A")))) }
          .navigationTitle("Root")
      } destination: { page in
        VStack {
          Button("Tapped \(page.taps)") { page.send(.tapped) }
          Button("Close \(page.title)") { page.send(.closeTapped) }
          Button("Open B") { store.send(.path(.push(Page.State(title: "B")))) }
          Button("Home") { store.send(.homeTapped) }
        }
        .navigationTitle(page.title)
      }
    }
  }

  let store = Store(initialState: App.State()) { App() }

  @Test("A pushed page has its own store, and going back pops it once")
  func pushes() async throws {
    let screen = await Screen { AppScreen(store: store) }
    try await screen.tap("Open A")
    try await screen.tap("Tapped 0")
    #expect(screen.contains("Tapped 1"))
    #expect(store.path[0].taps == 1)
    try await screen.tap("Open B")
    #expect(screen.contains("Close B"))
    try await screen.goBack()
    #expect(screen.contains("Tapped 1"))
    #expect(store.path.count == 1)
    try await screen.goBack()
    #expect(screen.contains("Open A"))
    #expect(store.path.isEmpty)
    #expect(store.pops == 2)
  }

  @Test("A dismissed page and an emptied path navigate back")
  func leads() async throws {
    let screen = await Screen { AppScreen(store: store) }
    try await screen.tap("Open A")
    try await screen.tap("Close A")
    #expect(screen.contains("Open A"))
    try await screen.tap("Open A")
    try await screen.tap("Open B")
    try await screen.tap("Home")
    #expect(screen.contains("Open A"))
    #expect(store.pops == 1)
  }

  @Test("A path with initial pages shows the last page")
  func begins() async throws {
    let store = Store(initialState: App.State(path: [Page.State(title: "A"), Page.State(title: "B")])) { App() }
    let screen = await Screen { AppScreen(store: store) }
    #expect(screen.contains("Close B"))
    try await screen.goBack()
    #expect(screen.contains("Close A"))
  }
}
