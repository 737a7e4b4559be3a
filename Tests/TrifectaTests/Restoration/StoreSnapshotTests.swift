import Snapshots
import Testing
import Tracking
import Trifecta

/// A feature whose state is not `Codable`, with rows, a path, an alert and a part that cannot be saved.
// Not private, because values of private types cannot be found by their type in release builds.
struct Notes: Reducer {
  struct Note: Equatable, Identifiable {
    let id: Int
    var text: String
  }

  enum Page: Equatable {
    case note(Int)
    case settings(isLarge: Bool)
  }

  struct State {
    var notes = IdentifiedArray<Note>()
    var path = StackState<Page>()
    var loaded: ViewState<[String]> = .loading
    var alert: AlertState<Int>?
    var format: (Int) -> String = { "\($0)" }
  }

  enum Action {
    case filled
    case renamed(String)
  }

  struct Offline: Error, Equatable {}

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .filled:
      state.notes = IdentifiedArray([Note(id: 2, text: "b"), Note(id: 1, text: "a")])
      state.path.append(.note(2))
      state.path.append(.settings(isLarge: true))
      state.path.popLast()
      state.path.append(.settings(isLarge: false))
      state.loaded = .failed(Offline(), previous: ["old"])
      state.alert = AlertState("Sure?", buttons: [ButtonState("Yes", action: 3)])
      state.format = { "number \($0)" }
    case .renamed(let text):
      state.notes.modify(id: 2) { $0.text = text }
    }
    return .none
  }
}

@MainActor
@Suite("Snapshots of stores")
struct StoreSnapshotTests {
  private func saved(_ store: Store<Notes>, by saver: ValueSaver) throws -> SavedValue {
    let saved = try #require(try saver.save(object: store))
    return try SavedValue(bytes: saved.bytes)
  }

  @Test("The state of a store is restored field by field")
  func state() throws {
    let store = Store(initialState: Notes.State()) { Notes() }
    store.send(.filled)
    let saver = ValueSaver()
    let saved = try saved(store, by: saver)
    #expect(saver.omissions.map(\.property) == ["format"])

    let restorer = ValueRestorer()
    let restored = Store(initialState: Notes.State()) { Notes() }
    #expect(restorer.restore(object: restored, from: saved))
    #expect(restored.notes.elements == store.notes.elements)
    #expect(Array(restored.path) == [.note(2), .settings(isLarge: false)])
    #expect(restored.path.ids.map(\.description) == store.path.ids.map(\.description))
    #expect(restored.loaded == store.loaded)
    #expect(restored.alert == store.alert)
    #expect(restored.state.format(1) == "1", "a closure keeps its initial value")
  }

  @Test("A restored store handles actions and publishes their changes")
  func behavior() throws {
    let store = Store(initialState: Notes.State()) { Notes() }
    store.send(.filled)
    let saved = try saved(store, by: ValueSaver())
    let restorer = ValueRestorer()
    let restored = Store(initialState: Notes.State()) { Notes() }
    var texts: [String] = []
    let token = observe { texts.append(restored.notes.elements.map(\.text).joined()) }
    #expect(restorer.restore(object: restored, from: saved))
    restored.send(.renamed("c"))
    #expect(texts == ["", "ba", "ca"])
    token.cancel()
  }

  @Test("A store that existed before the restoration is shared, and keeps its state")
  func shared() throws {
    let store = Store(initialState: Notes.State()) { Notes() }
    let saved = try saved(store, by: ValueSaver())
    store.send(.filled)
    #expect(ValueRestorer().restore(object: store, from: saved))
    #expect(store.notes.count == 2)
  }

  @Test("A path with impossible numbers is not restored")
  func damagedPath() throws {
    var path = StackState<Int>()
    path.append(1)
    let saver = ValueSaver()
    let saved = try saver.save(path)
    #expect(ValueRestorer().restore(StackState<Int>.self, from: saved).map(Array.init) == [1])
    for number in [Int64.max, -1] {
      let damaged = SavedValue.list([.list([.int(number), .int(number)]), .list([.int(1)])])
      #expect(ValueRestorer().restore(StackState<Int>.self, from: damaged) == nil)
    }
  }
}
