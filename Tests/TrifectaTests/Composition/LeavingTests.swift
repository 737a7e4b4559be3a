import IssueRecording
import Testing
import Trifecta

@MainActor
@Suite("Dismissal and removal during other actions")
struct LeavingTests {
  let gate = Gate()

  func house(
    _ state: House.State,
    _ react: @escaping @MainActor (inout House.State, House.Action) -> Effect<House.Action> = { _, _ in .none }
  ) -> Store<House> {
    Store(initialState: state) { House(react: react) }
  }

  @Test("A child that dismisses itself twice is dismissed once without a report")
  func twice() {
    let store = house(House.State(sheet: .init()))
    let found = issues {
      store.send(.sheet(.presented(.perform(.init { .merge(.dismiss, .dismiss) }))))
    }
    #expect(store.sheet == nil)
    #expect(found == [])
  }

  @Test("A pending dismissal does not dismiss a newly presented child")
  func dismissalOfTheGone() {
    let store = house(House.State(sheet: .init(id: 1)))
    let found = issues {
      store.send(
        .perform(
          .init {
            .merge(
              .send(.sheet(.presented(.perform(.init { .dismiss })))),
              .send(.mutate(.init { $0.sheet = Counter.State(id: 2) })))
          }))
    }
    #expect(store.sheet?.id == 2)
    #expect(found == [])
  }

  @Test("A pending dismissal from a case that is no longer active does not pop the screen")
  func dismissalOfAnotherCase() {
    let store = house(House.State(path: [.dim(.init()), .off]))
    let screen = store.path.ids[0]
    store.send(
      .perform(
        .init {
          .merge(
            .send(.path(.element(id: screen, action: .dim(.perform(.init { .dismiss }))))),
            .send(.path(.element(id: screen, action: .become(.off)))))
        }))
    #expect(store.path.map { $0 } == [.off, .off])
  }

  @Test("Replacing a child during its dismissal cancels its effects")
  func replaced() {
    let store = house(House.State(sheet: .init(id: 1))) { state, action in
      if case .sheet(.dismiss) = action { state.sheet = Counter.State(id: 2) }
      return .none
    }
    let work = Counter.Action.perform(.init { [gate] in .merge(gate.effect(.increment), .dismiss) })
    store.send(.sheet(.presented(work)))
    #expect(store.sheet?.id == 2)
    #expect(store.runningEffects.isEmpty)
  }

  @Test("Popping a screen cancels only the effects of the screen and of the screens above it")
  func middle() {
    let store = house(House.State(path: [.dim(.init()), .dim(.init()), .dim(.init())]))
    let ids = store.path.ids
    let work = Counter.Action.perform(.init { [gate] in gate.effect(.increment) })
    for id in ids { store.send(.path(.element(id: id, action: .dim(work)))) }
    store.send(.path(.popFrom(id: ids[1])))
    #expect(store.runningEffects.map { $0.place.contains("#0") } == [true])
    #expect(store.watchedPlaces == 2, "the path, and the case of its first screen")
  }

  @Test("A screen pushed during another screen's action is on top of it")
  func pushes() {
    let store = house(House.State(path: [.dim(.init())])) { state, action in
      if case .path(.element(_, .dim(.increment))) = action { state.path.append(.bright(.init())) }
      return .none
    }
    let screens = Watch { store.scope(House.path).count }
    store.send(.path(.element(id: store.path.ids[0], action: .dim(.increment))))
    #expect(store.path.map { $0 } == [.dim(.init(count: 1)), .bright(.init())])
    #expect(screens.seen == [1, 2])
  }

  @Test("Removing and restoring a child in one batch cancels the child's effects")
  func comesBack() {
    let store = house(House.State(lamp: .init()))
    store.send(.lamp(.perform(.init { [gate] in gate.effect(.toggle) })))
    store.send(
      .perform(
        .init {
          .merge(.send(.mutate(.init { $0.lamp = nil })), .send(.mutate(.init { $0.lamp = Lamp.State() })))
        }))
    #expect(store.runningEffects.isEmpty)
    #expect(store.lamp != nil)
  }

  @Test("A listener that sends actions between side effects receives the side effects in order")
  func listener() async {
    let store = Store(initialState: Counter.State()) { Counter() }
    var heard: [Counter.SideEffect] = []
    store.send(.emit("1"))
    for await sideEffect in store.sideEffects {
      heard.append(sideEffect)
      if heard.count == 1 {
        store.send(.emit("2"))
        store.send(.emit("3"))
      }
      if heard.count == 3 { break }
    }
    #expect(heard == [.say("1"), .say("2"), .say("3")])
  }

  @Test("Actions sent by onChange are reduced before observers run")
  func onChange() {
    let counter = Counter().onChange(of: \.count) { _, _, new in new < 5 ? .send(.increment) : .none }
    let store = Store(initialState: Counter.State()) { counter }
    let watch = Watch { store.count }
    store.send(.increment)
    #expect(watch.seen == [0, 5])
  }
}
