import Testing
import Trifecta

/// The kinds of places of a ``Counter`` in a tree.
enum CounterPlace: CaseIterable {
  case child, row, optional, presented, ofCase, ofScreen

  /// A counter in one of the places, with the counter's store.
  @MainActor
  struct Occupied {
    /// Sends an action from the root.
    let send: @MainActor (Counter.Action) -> Void
    fileprivate let find: @MainActor () -> Store<Counter>?

    func scope() throws -> Store<Counter> { try #require(find()) }
  }

  @MainActor
  func occupied() -> Occupied {
    let family = Store(initialState: Family.State.rows(2)) { Family() }
    let house = Store(
      initialState: House.State(guest: .init(), sheet: .init(), mode: .dim(.init()), path: [.off, .bright(.init())])
    ) { House() }
    let screen = StackElementID(1)
    return switch self {
    case .child:
      Occupied(send: { family.send(.left($0)) }, find: { family.scope(Family.left) })
    case .row:
      Occupied(send: { family.send(.row(1, $0)) }, find: { family.scope(Family.rows, id: 1) })
    case .optional:
      Occupied(send: { house.send(.guest($0)) }, find: { house.scope(House.guest) })
    case .presented:
      Occupied(send: { house.send(.sheet(.presented($0))) }, find: { house.scope(House.sheet) })
    case .ofCase:
      Occupied(send: { house.send(.mode(.dim($0))) }, find: { house.scope(House.mode).scope(Mode.dim) })
    case .ofScreen:
      Occupied(
        send: { house.send(.path(.element(id: screen, action: .bright($0)))) },
        find: { house.scope(House.path, id: screen)?.scope(Mode.bright) })
    }
  }
}
