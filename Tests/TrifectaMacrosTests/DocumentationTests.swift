import Testing
import TrifectaMacros

struct Heater: Reducer {
  struct State: Equatable { var degrees = 20 }
  enum Action: Equatable { case warmerTapped }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.degrees += 1
    return .none
  }
}

// snippet: case-paths-macro
struct Thermostat: Reducer {
  struct State: Equatable {
    var heater = Heater.State()
    var appearances = 0
  }

  @CasePathable
  enum Action: Equatable {
    case appeared
    case heater(Heater.Action)
  }

  static let heater = Child(Heater(), state: \State.heater, action: Action.cases.heater)

  var body: some Reducer<State, Action> {
    Scope(Self.heater)
    Reduce { state, action in
      if action.is(\.appeared) { state.appearances += 1 }
      return .none
    }
  }
}
// end

// snippet: case-paths-copying
@Copying
struct Address: Equatable {
  let street: String
  let city: String
}
// end

/// The code of the documentation that needs macros.
@MainActor
@Suite("CasePaths.md: macros")
struct DocumentationTests {
  @Test("@CasePathable declares the case paths of a feature")
  func casePathable() {
    let store = Store(initialState: Thermostat.State()) { Thermostat() }
    store.send(.appeared)
    store.scope(Thermostat.heater).send(.warmerTapped)
    #expect(store.state == Thermostat.State(heater: .init(degrees: 21), appearances: 1))
  }

  @Test("@Copying copies constant properties")
  func copying() {
    // snippet: case-paths-copy
    let home = Address(street: "Grensen 1", city: "Oslo")
    let moved = home.copy { $0.street = "Torggata 2" }
    #expect(moved == Address(street: "Torggata 2", city: "Oslo"))
    // end
  }
}
