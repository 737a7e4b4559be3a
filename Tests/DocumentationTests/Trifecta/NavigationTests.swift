import Testing
import Trifecta
import TrifectaTesting

struct City: Reducer {
  struct State: Equatable { var name = "" }
  enum Action: Equatable {
    case streetTapped(String)
    case backTapped
  }
  enum SideEffect: Equatable { case open(street: String) }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .streetTapped(let street): emit(.open(street: street))
    case .backTapped: .dismiss
    }
  }
}

struct Street: Reducer {
  struct State: Equatable { var name = "", isStarred = false }
  enum Action: Equatable { case starTapped }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.isStarred.toggle()
    return .none
  }
}

// snippet: navigation-screen
struct Place: Reducer {
  enum State: Equatable {
    case city(City.State)
    case street(Street.State)
  }

  enum Action: Equatable {
    case city(City.Action)
    case street(Street.Action)
  }

  enum SideEffect: Equatable { case show(Place.State) }

  static let city = CaseChild(
    City(),
    state: State.city,
    action: Action.city)
  static let street = CaseChild(
    Street(),
    state: State.street,
    action: Action.street)

  var body: some Reducer<State, Action> {
    Scope(Self.city).onSideEffect { sideEffect in
      guard case .open(let street) = sideEffect else { return .deliver }
      return .replace(with: emit(.show(.street(Street.State(name: street)))))
    }
    Scope(Self.street)
  }
}
// end

// snippet: navigation-path
struct Atlas: Reducer {
  struct State: Equatable { var path = StackState<Place.State>() }

  enum Action: Equatable {
    case path(StackAction<Place.State, Place.Action>)
    case cityTapped(String)
    case homeTapped
    case linkOpened([Place.State])
  }

  static let path = StackChildren(
    Place(), state: \State.path,
    action: Action.path)

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .cityTapped(let name):
        state.path.append(.city(City.State(name: name)))
        return .none
      case .homeTapped:
        state.path.removeAll()
        return .none
      case .linkOpened(let places):
        state.path.replaceAll(with: places)
        return .none
      case .path:
        return .none
      }
    }
    .forEach(Self.path).onSideEffect { _, sideEffect in
      guard case .show(let place) = sideEffect else { return .deliver }
      return .send(.path(.push(place)))
    }
  }
}
// end

@MainActor
@Suite("Navigation.md")
struct NavigationTests {
  @Test("A path is pushed and popped")
  func test() async {
    // snippet: navigation-test
    let store = TestStore(initialState: Atlas.State()) { Atlas() }
    let city = StackElementID(0)  // IDs start at 0.
    await store.send(.cityTapped("Oslo")) { $0.path = [.city(City.State(name: "Oslo"))] }
    await store.send(.path(.element(id: city, action: .city(.streetTapped("Grensen")))))
    await store.receive(.path(.push(.street(Street.State(name: "Grensen"))))) {
      $0.path.append(.street(Street.State(name: "Grensen")))
    }
    await store.send(.path(.element(id: city, action: .city(.backTapped))))
    await store.receive(.path(.popFrom(id: city))) { $0.path.removeAll() }
    await store.finish()
    // end
  }

  @Test("A deep link replaces the path")
  func link() async {
    // snippet: navigation-link
    let store = TestStore(initialState: Atlas.State(path: [.city(City.State(name: "Oslo"))])) { Atlas() }
    await store.send(.linkOpened([.city(City.State(name: "Bergen"))])) {
      $0.path.replaceAll(with: [.city(City.State(name: "Bergen"))])
    }
    #expect(store.state.path.ids == [StackElementID(1)])
    // end
    await store.finish()
  }

  @Test("Each screen on the path has a store of its case")
  func stores() {
    let store = Store(initialState: Atlas.State()) { Atlas() }
    store.send(.cityTapped("Oslo"))
    var titles: [String] = []
    // snippet: navigation-stores
    for place in store.scope(Atlas.path) {
      if let city = place.scope(Place.city) {
        titles.append(city.name)
      } else if let street = place.scope(Place.street) {
        titles.append("\(street.name)\(street.isStarred ? " ★" : "")")
      }
    }
    // end
    #expect(titles == ["Oslo"])
  }
}
