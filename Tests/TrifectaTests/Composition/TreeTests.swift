import Testing
import Trifecta

/// A folder of folders: a feature that is its own child.
private struct Folder: Reducer {
  struct State: Equatable, Identifiable {
    let id: Int
    var size = 0
    var folders: IdentifiedArray<State> = []
  }
  indirect enum Action {
    case grow
    case folder(Int, Action)
    case wait(Gate)
  }

  @Dependency(\.folderGrowth) var growth

  static let folders = IdentifiedChildren(
    Folder(), state: \State.folders,
    action: CasePath(Action.folder) { if case .folder(let id, let action) = $0 { (id, action) } else { nil } })

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .grow:
        state.size += growth
        return .none
      case .folder:
        return .none
      case .wait(let gate):
        return gate.effect(.grow)
      }
    }
    .forEach(Self.folders)
  }
}

private enum FolderGrowth: DependencyKey {
  static let liveValue = 1
  static let testValue = 1
}

extension DependencyValues {
  fileprivate var folderGrowth: Int {
    get { self[FolderGrowth.self] }
    set { self[FolderGrowth.self] = newValue }
  }
}

@MainActor
@Suite("Recursive features")
struct TreeTests {
  private let store = Store(
    initialState: Folder.State(id: 0, folders: [.init(id: 1, folders: [.init(id: 2, folders: [.init(id: 3)])])])
  ) {
    Folder()
  } withDependencies: {
    $0.folderGrowth = 10
  }

  @Test("An action reaches a node at any depth with the store's dependencies")
  func reaches() throws {
    store.send(.folder(1, .folder(2, .folder(3, .grow))))
    #expect(store.folders[id: 1]?.folders[id: 2]?.folders[id: 3]?.size == 10)
  }

  @Test("The store of a node is scoped level by level, and observes only its own node")
  func scopes() throws {
    let one = try #require(store.scope(Folder.folders, id: 1))
    let two = try #require(one.scope(Folder.folders, id: 2))
    let three = try #require(two.scope(Folder.folders, id: 3))
    let watches = [Watch { one.size }, Watch { two.size }, Watch { three.size }]
    two.send(.grow)
    three.send(.grow)
    #expect(watches.map(\.seen) == [[0], [0, 10], [0, 10]])
  }

  @Test("Removing a node cancels the effects in its subtree")
  func removes() throws {
    let gate = Gate()
    store.send(.folder(1, .folder(2, .folder(3, .wait(gate)))))
    store.send(.folder(1, .wait(gate)))
    #expect(store.running == ["\\State.folders[1] \\State.folders[2] \\State.folders[3]", "\\State.folders[1]"])
    let other = Store(initialState: Holder.State(folder: .init(id: 1, folders: [.init(id: 2)]))) { Holder() }
    other.send(.folder(.folder(2, .wait(gate))))
    #expect(other.running == ["\\State.folder \\State.folders[2]"])
    other.send(.empty)
    #expect(other.runningEffects.isEmpty)
  }
}

private struct Holder: Reducer {
  struct State { var folder: Folder.State? }
  enum Action {
    case folder(Folder.Action)
    case empty
  }

  static let folder = OptionalChild(
    Folder(), state: \State.folder,
    action: CasePath(Action.folder) { if case .folder(let action) = $0 { action } else { nil } })

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      if case .empty = action { state.folder = nil }
      return .none
    }
    .ifLet(Self.folder)
  }
}
