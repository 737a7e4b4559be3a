import IssueRecording
import Testing
import Trifecta

/// A feature that calls another feature's reducer instead of composing it.
private struct Caller: Reducer {
  struct State: Equatable {
    /// Long enough to be on the heap, so that reading this state as that of a `Family` would read invalid memory.
    var title = "a caller of another feature's reducer, by hand"
    var family = Family.State.rows(1)
    var house = House.State(guest: Counter.State(), sheet: Counter.State(), path: [.dim(Counter.State())])
    var log: [String] = []
  }
  enum Action: Equatable {
    case family(Family.Action)
    case house(House.Action)
    case perform(Job)
  }
  struct Job: Equatable {
    var effect: @MainActor () -> Effect<Action>
    init(_ effect: @escaping @MainActor () -> Effect<Action>) { self.effect = effect }
    static func == (first: Job, second: Job) -> Bool { true }
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .family(let action):
      return Family().reduce(into: &state.family, action: action).map(Action.family)
    case .house(let action):
      if case .sheet(.dismiss) = action { state.log.append("dismissed") }
      return House().reduce(into: &state.house, action: action).map(Action.house)
    case .perform(let job):
      return job.effect()
    }
  }
}

@MainActor
@Suite("Calling another feature's reducer directly")
struct ReducedByHandTests {
  private let store = Store(initialState: Caller.State()) { Caller() }
  private let gate = Gate()

  /// An action of a counter that sends another action later.
  private var later: Counter.Action { .perform(.init { [gate] in gate.effect(.increment) }) }

  private func finish(_ action: Caller.Action) async -> [String] {
    let store = store
    gate.open()
    return await issues { await store.send(action).finish() }
  }

  @Test("Effects of a called reducer's child run as effects of the caller, and the child is reported")
  func child() async {
    let reported = await finish(.family(.left(later)))
    #expect(store.family.left.count == 1)
    #expect(
      reported == [
        """
        The feature at the root returned an effect of \\State.left. That is a child of Family.State, but the state here is \
        Caller.State.

        A reducer called directly by another reducer has no child node, so its effects run as effects of the calling \
        feature: they are not cancelled with the child, and share the caller's ids. Compose the feature with Scope, ifLet, \
        ifCaseLet or forEach.
        """
      ])
  }

  @Test("Effects of a called reducer's rows, optional and presented children and screens run, and these are reported")
  func others() async {
    #expect(await finish(.family(.row(0, later))).count == 1)
    #expect(await finish(.house(.guest(later))).count == 1)
    #expect(await finish(.house(.sheet(.presented(later)))).count == 1)
    let screen = StackAction<Mode.State, Mode.Action>.element(id: StackElementID(0), action: .dim(later))
    #expect(await finish(.house(.path(screen))).count == 2, "the screen and the case in it")
    #expect(store.family.rows[id: 0]?.count == 1)
    #expect(store.house.guest?.count == 1)
    #expect(store.house.sheet?.count == 1)
    #expect(store.house.path.first == .dim(Counter.State(count: 1)))
  }

  @Test("Each child is reported once")
  func once() async {
    #expect(await finish(.family(.left(later))).count == 1)
    #expect(await finish(.family(.left(later))).isEmpty)
    #expect(store.family.left.count == 2)
  }

  @Test("A presented child of a called reducer can still dismiss itself")
  func dismisses() {
    let reported = issues { store.send(.house(.sheet(.presented(.perform(.init { .dismiss }))))) }
    #expect(reported.count == 1)
    #expect(store.house.sheet == nil)
    #expect(store.log == ["dismissed"])
  }

  @Test("Cancelling another feature's child does nothing and is reported")
  func cancels() {
    let task = store.send(.perform(.init { [gate] in gate.effect(.perform(.init { .none })) }))
    let reported = issues {
      store.send(.perform(.init { Effect.cancelAll(of: Family.left).map(Caller.Action.family) }))
      store.send(.perform(.init { Effect.cancelAll(of: Family.rows, id: 0).map(Caller.Action.family) }))
      store.send(.perform(.init { Effect.cancel(id: 1, of: House.guest).map(Caller.Action.house) }))
    }
    #expect(reported.count == 3)
    #expect(!task.isFinished)
    task.cancel()
  }
}
