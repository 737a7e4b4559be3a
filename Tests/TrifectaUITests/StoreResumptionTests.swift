import IssueRecording
import ScreenTesting
import SwiftUI
import Testing
import TrifectaUI

/// An editor that saves a draft in a child and loads entries. Saving never ends by itself, except after a restoration.
private struct Editor: Reducer {
  struct State: Equatable {
    var isSaving = false
    var restorations = 0
    var entries: ViewState<[String]> = .loading
    var bell = Bell.State()
  }

  enum Action {
    case saveTapped
    case saved
    case entries(LoadingReducer<[String]>.Action)
    case bell(Bell.Action)
  }

  private enum WorkID { case save }

  static let bell = Child(Bell(), state: \State.bell, action: Action.bell)
  let loads: Loads

  var body: some Reducer<State, Action> {
    Scope(Self.bell)
    Reduce { state, action in
      switch action {
      case .saveTapped:
        state.isSaving = true
        return .run { _ in try await Task.sleep(for: .seconds(1_000)) }.cancellable(id: WorkID.save)
      case .saved: state.isSaving = false
      case .entries, .bell: break
      }
      return .none
    }
    .onRestore { state, interrupted in
      state.restorations += 1
      return interrupted.contains(id: WorkID.save) ? .send(.saved) : .none
    }
    Scope(state: \.entries, action: Action.entries) { LoadingReducer { [loads] in try await loads.next() } }
  }
}

/// Counts loads. The first one never ends.
@MainActor
private final class Loads {
  private(set) var count = 0

  func next() async throws -> [String] {
    count += 1
    if count == 1 { try await Task.sleep(for: .seconds(1_000)) }
    return ["Entry \(count)"]
  }
}

private struct Bell: Reducer {
  struct State: Equatable { var rings = 0 }
  enum Action { case ring }
  enum SideEffect { case rang(Int) }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.rings += 1
    return emit(.rang(state.rings))
  }
}

private struct EditorScreen: View {
  let loadsInTask: Bool
  @State private var store: Store<Editor>
  @State private var listens = false
  @State private var heard: [Int] = []

  init(_ loads: Loads = Loads(), loadsInTask: Bool = false) {
    self.loadsInTask = loadsInTask
    _store = State(initialValue: Store(initialState: Editor.State()) { Editor(loads: loads) })
  }

  var body: some View {
    VStack {
      Text(store.isSaving ? "Saving" : "Saved")
      Text("Restored \(store.restorations)")
      Text(store.entries.value?.joined() ?? "No entries")
      Text("Heard \(heard.map(String.init).joined(separator: " "))")
      Button("Save") { store.send(.saveTapped) }
      Button("Load") { store.send(.entries(.refresh)) }
      Button("Ring") { store.send(.bell(.ring)) }
      Button("Listen") { listens = true }
      if listens {
        Text("Listening").onSideEffects(of: store.scope(Editor.bell)) { sideEffect in
          if case .rang(let number) = sideEffect { heard.append(number) }
        }
      }
    }
    .task { if loadsInTask { await store.send(.entries(.appeared)).finish() } }
  }
}

@Suite("Resumption of work after a restoration")
@MainActor
struct StoreResumptionTests {
  private func restore(_ screen: Screen, @ViewBuilder _ content: () -> some View) async throws -> Screen {
    let snapshot = try ScreenSnapshot(data: screen.snapshot().data)
    await screen.close()
    return await Screen(restoring: snapshot, content)
  }

  @Test("onRestore runs once per restoration, and receives the interrupted effects")
  func interrupted() async throws {
    let screen = await Screen { EditorScreen() }
    try await screen.tap("Save")
    #expect(screen.contains("Saving"))
    let restored = try await restore(screen) { EditorScreen() }
    #expect(restored.contains("Saved"))
    #expect(restored.contains("Restored 1"))
    let again = try await restore(restored) { EditorScreen() }
    #expect(again.contains("Restored 2"))
  }

  @Test("A restored load starts again by itself")
  func load() async throws {
    let loads = Loads()
    let screen = await Screen { EditorScreen(loads) }
    try await screen.tap("Load")
    #expect(screen.contains("No entries"))
    let restored = try await restore(screen) { EditorScreen(loads) }
    #expect(restored.contains("Entry 2"))
  }

  @Test("A load that the view's task has started again does not start twice")
  func loadInTask() async throws {
    let loads = Loads()
    let screen = await Screen { EditorScreen(loads, loadsInTask: true) }
    #expect(loads.count == 1)
    let restored = try await restore(screen) { EditorScreen(loads, loadsInTask: true) }
    #expect(restored.contains("Entry 2"))
    #expect(loads.count == 2)
  }

  @Test("A load that never started does not start")
  func noLoad() async throws {
    let loads = Loads()
    let screen = await Screen { EditorScreen(loads) }
    _ = try await restore(screen) { EditorScreen(loads) }
    #expect(loads.count == 0)
  }

  @Test("Side effects without a listener are delivered once, after the restoration")
  func sideEffects() async throws {
    let screen = await Screen { EditorScreen() }
    try await screen.tap("Ring")
    try await screen.tap("Ring")
    let restored = try await restore(screen) { EditorScreen() }
    try await restored.tap("Listen")
    #expect(restored.contains("Heard 1 2"))
    let again = try await restore(restored) { EditorScreen() }
    try await again.tap("Ring")
    #expect(again.contains("Heard 1 2 3"))
  }

  private struct PlainStoreScreen: View {
    let store: Store<Bell>
    @Bindable var other: Store<Bell>
    var body: some View { Text("\(store.rings) \(other.rings)") }
  }

  private struct OwnerScreen: View {
    @State private var store = Store(initialState: Bell.State()) { Bell() }
    @State private var shows = true
    var body: some View {
      PlainStoreScreen(store: store, other: Store(initialState: Bell.State()) { Bell() })
    }
  }

  @Test("A store in a property that is not state is an omission, unless another view declares it as state")
  func plainStore() async throws {
    let screen = await Screen { OwnerScreen() }
    #expect(screen.snapshot().omissions.map(\.property) == ["other"])
    let reported = issues { screen.expectDurable() }
    #expect(reported.count == 1)
    #expect(reported.first?.contains("Declare the property with @State") == true)
    let store = Store(initialState: Bell.State()) { Bell() }
    let shared = await Screen { PlainStoreScreen(store: store, other: store) }
    #expect(shared.snapshot().omissions.isEmpty, "the store belongs to the program")
  }
}
