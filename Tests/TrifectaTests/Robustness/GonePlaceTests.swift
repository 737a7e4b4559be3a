import Testing
import Trifecta

@MainActor
@Suite("Removed children leave no nodes behind")
struct GonePlaceTests {
  let store = Store(initialState: Folder.State(id: 0)) { Folder() }

  @Test(
    "A removed child's nodes are freed, whether or not a store was held",
    arguments: Folder.Way.allCases, [Hold.nothing, .screen, .below])
  func forgets(_ way: Folder.Way, _ hold: Hold) {
    for id in 1...1_000 {
      store.send(.enter(way, id))
      let screen = store.scope(way, id: id)!
      screen.send(.add)
      let below = Folder.Way.allCases.map { screen.scope($0, id: 1)! }
      for store in below { _ = store.scope(Folder.files).map(\.name) }
      #expect(below.map(\.name) == ["file 1", "screen 1", "sheet 1"])
      let held = hold == .nothing ? [] : hold == .screen ? [screen] : below
      leave(way, after: held)
    }
    #expect(store.placesBelow <= 1_000)
  }

  /// Removes the child while `held` are retained, then releases them.
  func leave(_ way: Folder.Way, after held: consuming [Store<Folder>]) {
    let names = held.map(\.name)
    store.send(.leave(way))
    #expect(held.map(\.name) == names)
  }

  @Test("Replacing a path frees the nodes of its old screens", arguments: [true, false])
  func replaced(isObserved: Bool) {
    let read: @MainActor @Sendable () -> [[String]] = { [store] in
      store.scope(Folder.path).map { $0.scope(Folder.files).map(\.name) }
    }
    let watch = isObserved ? Watch(read) : nil
    for id in 1...1_000 {
      store.send(.restate(id))
      if !isObserved { _ = store.scope(Folder.path)[0].scope(Folder.files)[0].name }
    }
    #expect(watch?.seen.count ?? 1_001 == 1_001)
    #expect(store.placesBelow <= 1_000)
  }

  @Test("A screen's store is freed on release, even if descendants' stores were created")
  func stores() {
    store.send(.enter(.screen, 1))
    weak var screen: Store<Folder>?
    do {
      let held = store.scope(.screen, id: 1)!
      held.send(.add)
      _ = Folder.Way.allCases.map { held.scope($0, id: 1)!.name }
      screen = held
    }
    #expect(screen == nil)
  }

  @Test("A row below a screen can send after the screen's store was created again")
  func sends() {
    store.send(.enter(.screen, 1))
    store.send(.path(.element(id: store.withState { $0.path.ids[0] }, action: .add)))
    do { store.scope(.screen, id: 1)!.scope(.file, id: 1)!.send(.add) }
    let file = store.scope(.screen, id: 1)!.scope(.file, id: 1)!
    file.send(.add)
    #expect(file.files.ids == [1, 2])
  }
}

extension GonePlaceTests {
  /// The stores that are held while a child is removed.
  enum Hold {
    case nothing, screen, below
  }

  /// A recursive feature with all kinds of children.
  struct Folder: Reducer {
    enum Way: CaseIterable {
      case file, screen, sheet
    }

    struct State: Equatable, Identifiable {
      let id: Int
      var name = ""
      var files: IdentifiedArray<State> = []
      var path = StackState<State>()
      private var sheets: [State] = []
      var sheet: State? {
        get { sheets.first }
        set { sheets = newValue.map { [$0] } ?? [] }
      }

      init(id: Int, name: String = "") {
        self.id = id
        self.name = name
      }

      mutating func enter(_ way: Way, _ id: Int) {
        let child = State(id: id, name: "\(way) \(id)")
        switch way {
        case .file: files.append(child)
        case .screen: path.append(child)
        case .sheet: sheet = child
        }
      }
    }

    enum Action: Equatable {
      case enter(Way, Int)
      case leave(Way)
      case add
      case restate(Int)
      indirect case file(Int, Action)
      indirect case path(StackAction<State, Action>)
      indirect case sheet(PresentationAction<Action>)
    }

    static let files = IdentifiedChildren(Folder(), state: \State.files, action: Action.file)
    static let path = StackChildren(Folder(), state: \State.path, action: Action.path)
    static let sheet = PresentedChild(Folder(), state: \State.sheet, action: Action.sheet)

    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .enter(let way, let id): state.enter(way, id)
        case .leave(.file): state.files.removeAll()
        case .leave(.screen): state.path.popLast()
        case .leave(.sheet): state.sheet = nil
        case .add:
          let id = state.files.count + 1
          for way in Way.allCases { state.enter(way, id) }
        case .restate(let id):
          var screen = State(id: id)
          screen.enter(.file, id)
          state.path.replaceAll(with: [screen])
        case .file, .path, .sheet: break
        }
        return .none
      }
      .forEach(Self.files)
      .forEach(Self.path)
      .ifLet(Self.sheet)
    }
  }
}

extension Store<GonePlaceTests.Folder> {
  /// Returns the store of the last child of a kind.
  fileprivate func scope(_ way: GonePlaceTests.Folder.Way, id: Int) -> Store? {
    switch way {
    case .file: scope(GonePlaceTests.Folder.files, id: id)
    case .screen: scope(GonePlaceTests.Folder.path).last
    case .sheet: scope(GonePlaceTests.Folder.sheet)
    }
  }
}
