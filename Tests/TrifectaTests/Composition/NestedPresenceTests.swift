import IssueRecording
import Testing
import Trifecta

/// An optional child with rows, each with an optional child.
private struct Estate: Reducer {
  struct State: Equatable { var wing: Wing.State? = Wing.State() }
  enum Action {
    case wing(Wing.Action)
    case mutate(@MainActor (inout State) -> Void)
  }
  static let wing = OptionalChild(
    Wing(), state: \State.wing,
    action: CasePath(Action.wing) { if case .wing(let action) = $0 { action } else { nil } })
  var body: some Reducer<State, Action> {
    Reduce { state, action in
      if case .mutate(let change) = action { change(&state) }
      return .none
    }
    .ifLet(Self.wing)
  }
}

private struct Wing: Reducer {
  struct State: Equatable { var rooms: IdentifiedArray<Room.State> = [Room.State(id: 0), Room.State(id: 1)] }
  enum Action { case room(Int, Room.Action) }
  static let rooms = IdentifiedChildren(
    Room(), state: \State.rooms,
    action: CasePath(Action.room) { if case .room(let id, let action) = $0 { (id, action) } else { nil } })
  var body: some Reducer<State, Action> { EmptyReducer().forEach(Self.rooms) }
}

private struct Room: Reducer {
  struct State: Equatable, Identifiable {
    let id: Int
    var lamp: Lamp.State? = Lamp.State()
  }
  enum Action { case lamp(Lamp.Action) }
  static let lamp = OptionalChild(
    Lamp(), state: \State.lamp,
    action: CasePath(Action.lamp) { if case .lamp(let action) = $0 { action } else { nil } })
  var body: some Reducer<State, Action> { EmptyReducer().ifLet(Self.lamp) }
}

@MainActor
@Suite("An optional child in a row in an optional child")
struct NestedPresenceTests {
  private let store = Store(initialState: Estate.State()) { Estate() }
  private let gate = Gate()

  private var lamp: Store<Lamp>? {
    store.scope(Estate.wing)?.scope(Wing.rooms, id: 1)?.scope(Room.lamp)
  }

  private func mutate(_ change: @escaping @MainActor (inout Estate.State) -> Void) {
    store.send(.mutate(change))
  }

  @Test("The innermost child is observed by value across removal and restoration")
  func observed() {
    let watch = Watch { lamp?.isOn }
    lamp?.send(.toggle)
    mutate { $0.wing = nil }
    mutate { $0.wing = Wing.State() }
    lamp?.send(.toggle)
    mutate { $0.wing?.rooms.remove(id: 1) }
    mutate { $0.wing?.rooms.append(Room.State(id: 1)) }
    mutate { $0.wing?.rooms[id: 1]?.lamp = nil }
    #expect(watch.seen == [false, true, nil, false, true, nil, false, nil])
  }

  @Test("Removing any ancestor cancels the effects")
  func effects() {
    let removals: [@MainActor (inout Estate.State) -> Void] = [
      { $0.wing?.rooms[id: 1]?.lamp = nil },
      { $0.wing?.rooms.remove(id: 1) },
      { $0.wing?.rooms = [] },
      { $0.wing = nil },
    ]
    for removal in removals {
      mutate { $0.wing = Wing.State() }
      lamp?.send(.perform(.init { [gate] in gate.effect(.toggle) }))
      #expect(store.running == ["\\State.wing \\State.rooms[1] \\State.lamp"])
      mutate(removal)
      #expect(store.runningEffects.isEmpty)
    }
    #expect(store.watchedPlaces == 0)
  }

  @Test("Removing an ancestor drops the undelivered side effects")
  func sideEffects() {
    lamp?.send(.emit("old"))
    mutate { $0.wing = nil }
    mutate { $0.wing = Wing.State() }
    #expect(lamp?.waitingSideEffects.count == 0)
  }

  @Test("Held stores of a removed subtree keep their last state, and an action sent to one of them is reported")
  func held() throws {
    let wing = try #require(store.scope(Estate.wing))
    let room = try #require(wing.scope(Wing.rooms, id: 1))
    let lamp = try #require(room.scope(Room.lamp))
    mutate { $0.wing = nil }
    #expect(wing.rooms.count == 2)
    #expect(lamp.isOn == false)
    #expect(wing.scope(Wing.rooms).map(\.id) == [0, 1])
    #expect(wing.scope(Wing.rooms, id: 1) === room)
    #expect(wing.scope(Wing.rooms, id: 0)?.scope(Room.lamp)?.isOn == false)
    #expect(room.scope(Room.lamp) === lamp)
    #expect(issues { lamp.send(.toggle) }.count == 1)
    #expect(wing.dump().contains("no running effect"))
  }

  @Test("Two stores of one reducer value share no state")
  func twoStores() {
    let estate = Estate()
    let first = Store(initialState: Estate.State()) { estate }
    let second = Store(initialState: first.state) { estate }
    first.scope(Estate.wing)?.scope(Wing.rooms, id: 1)?.scope(Room.lamp)?.send(.toggle)
    #expect(first.wing?.rooms[id: 1]?.lamp?.isOn == true)
    #expect(second.wing?.rooms[id: 1]?.lamp?.isOn == false)
  }

  @Test("A held list shows removed rows that were never read, and an action sent to one of them is reported")
  func lateRows() throws {
    let wing = try #require(store.scope(Estate.wing))
    let rooms = wing.scope(Wing.rooms)
    mutate { $0.wing?.rooms.removeAll() }
    #expect(rooms.map(\.id) == [0, 1])
    #expect(rooms[1].scope(Room.lamp)?.isOn == false)
    #expect(issues { rooms[0].scope(Room.lamp)?.send(.toggle) }.count == 1)
    #expect(wing.rooms.isEmpty)
  }

  @Test("A held list keeps the stores of removed rows")
  func lateList() throws {
    let wing = try #require(store.scope(Estate.wing))
    let rooms = wing.scope(Wing.rooms)
    let held = Array(rooms)
    mutate { $0.wing?.rooms.remove(id: 1) }
    #expect(rooms[1] === held[1])
    #expect(rooms[1].id == 1)
  }
}
