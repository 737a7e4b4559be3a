import Testing
import Trifecta
import TrifectaSharing

extension SharedKey<[String]> {
  fileprivate static var list: Self { .inMemory("list of a removed editor", default: []) }
}

/// Adds an item to a shared list.
private struct Editor: Reducer {
  struct State: Equatable {}
  enum Action {
    case saved
    case stored(Result<[String], SharedSaveError>)
  }
  @Shared(.list) var list

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    guard case .saved = action else { return .none }
    return $list.modify {
      $0.append("milk")
    } completed: {
      .stored($0)
    }
  }
}

/// Removes its editor when the editor saves.
private struct Desk: Reducer {
  struct State: Equatable {
    var editor: Editor.State? = Editor.State()
    var stored = 0
  }
  enum Action { case editor(Editor.Action) }
  let isRemoving: Bool
  static let editor = OptionalChild(Editor(), state: \State.editor, action: Action.editor)

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .editor(.saved): if isRemoving { state.editor = nil }
      case .editor(.stored): state.stored += 1
      }
      return .none
    }
    .ifLet(Self.editor)
  }
}

/// Removes its desk when the editor saves.
private struct Room: Reducer {
  struct State: Equatable { var desk: Desk.State? = Desk.State() }
  enum Action { case desk(Desk.Action) }
  static let desk = OptionalChild(Desk(isRemoving: false), state: \State.desk, action: Action.desk)

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      if case .desk(.editor(.saved)) = action { state.desk = nil }
      return .none
    }
    .ifLet(Self.desk)
  }
}

@MainActor
@Suite("Shared state: changes of a feature that is removed in the same reduction")
struct SharedRemovalTests {
  private let storage = SharedStorage(isPersistent: false)

  @Test(
    "A change with a completion is made once, whether or not the parent removes the feature", arguments: [true, false])
  func parent(isRemoving: Bool) async {
    let store = Store(initialState: Desk.State()) {
      Desk(isRemoving: isRemoving)
    } withDependencies: { [storage] in
      $0.sharedStorage = storage
    }
    await store.send(.editor(.saved)).finish()
    #expect(storage.value(of: .list) == ["milk"])
    #expect(store.stored == (isRemoving ? 0 : 1))
  }

  @Test("A change with a completion is made if a grandparent removes the feature")
  func grandparent() async {
    let store = Store(initialState: Room.State()) {
      Room()
    } withDependencies: { [storage] in
      $0.sharedStorage = storage
    }
    await store.send(.desk(.editor(.saved))).finish()
    #expect(storage.value(of: .list) == ["milk"])
  }
}
