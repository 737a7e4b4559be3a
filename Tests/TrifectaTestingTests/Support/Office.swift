import Trifecta

/// A feature with rows that each have a child. The side effects of the feature itself are not Equatable.
struct Office: Reducer {
  struct State: Equatable {
    var rooms = IdentifiedArray((1...3).map { Room.State(id: $0) })
  }
  enum Action { case room(Int, Room.Action) }
  struct SideEffect { let text: String }

  struct Room: Reducer {
    struct State: Equatable, Identifiable {
      let id: Int
      var lamp = Lamp.State()
    }
    enum Action {
      case knock
      case lamp(Lamp.Action)
    }
    enum SideEffect: Equatable { case knocked }

    static let lamp = Child(
      Lamp(), state: \State.lamp,
      action: CasePath(Action.lamp) { if case .lamp(let action) = $0 { action } else { nil } })

    var body: some Reducer<State, Action> {
      Scope(Self.lamp)
      Reduce { state, action in
        if case .knock = action { emit(.knocked) } else { .none }
      }
    }
  }

  struct Lamp: Reducer {
    struct State: Equatable { var isOn = false }
    enum Action { case toggle }
    enum SideEffect: Equatable { case clicked }
    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      state.isOn.toggle()
      return emit(.clicked)
    }
  }

  static let rooms = IdentifiedChildren(
    Room(), state: \State.rooms,
    action: CasePath(Action.room) { if case .room(let id, let action) = $0 { (id, action) } else { nil } })

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      if case .room(let id, .knock) = action { emit(SideEffect(text: "room \(id)")) } else { .none }
    }
    .forEach(Self.rooms)
  }
}
