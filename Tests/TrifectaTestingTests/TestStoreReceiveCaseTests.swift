import IssueRecording
import Testing
import Trifecta
import TrifectaTesting

@MainActor
@Suite("TestStore: receiving by case and value")
struct TestStoreReceiveCaseTests {
  /// A parent with a child whose actions are not Equatable.
  struct Player: Reducer {
    struct State: Equatable { var deck = Deck.State() }
    enum Action { case deck(Deck.Action) }

    struct Deck: Reducer {
      struct State: Equatable { var track = "" }
      enum Action {
        case play
        case started(String)
        case failed(any Error)
        case notify(() -> Void)
      }
      static let started = CasePath(named: "started", Action.started) {
        if case .started(let track) = $0 { track } else { nil }
      }

      func reduce(into state: inout State, action: Action) -> Effect<Action> {
        switch action {
        case .play:
          return .send(.started("Aria"))
        case .started(let track):
          state.track = track
          return .none
        case .failed, .notify:
          return .none
        }
      }
    }

    static let deckAction = CasePath(Action.deck) { if case .deck(let action) = $0 { action } else { nil } }
    static let deck = Child(Deck(), state: \State.deck, action: deckAction)

    var body: some Reducer<State, Action> {
      Scope(Self.deck)
    }
  }

  let started = Player.deckAction.appending(path: Player.Deck.started)

  func makeStore() -> TestStore<Player> {
    TestStore(initialState: Player.State()) { Player() }
  }

  @Test("A child's action that is not Equatable is received by case and by value")
  func receives() async {
    let store = makeStore()
    await store.send(.deck(.play))
    await store.receive(started) { $0.deck.track = "Aria" }
    await store.send(.deck(.play))
    await store.receive(started, "Aria")
    await store.finish()
  }

  @Test("Receiving an action with a different value fails with a diff")
  func otherValue() async {
    let store = makeStore()
    await store.send(.deck(.play))
    let reported = await issues { await store.receive(started, "Fugue") }
    #expect(
      reported == [
        """
        The test received a different action than it expects: …

              TestStoreReceiveCaseTests.Player.Action.deck(
            -   .started("Fugue")
            +   .started("Aria")
              )

        (Expected: -, Actual: +)
        """
      ])
  }

  @Test("Receiving an action of a different case fails and names the expected case")
  func otherCase() async {
    let store = makeStore()
    let failed = Player.deckAction.appending(
      path: CasePath(named: "failed", Player.Deck.Action.failed) {
        if case .failed(let error) = $0 { error } else { nil }
      })
    await store.send(.deck(.play))
    let reported = await issues { await store.receive(failed) }
    #expect(
      reported == [
        """
        The test received a different action than it expects, an action of the case .failed: …

          • .deck(.started("Aria"))
        """
      ])
  }

  @Test("The failure for a missing action names its case or value")
  func nothing() async {
    let store = makeStore()
    let reported = await issues {
      await store.receive(started)
      await store.receive(started, "Aria")
    }
    #expect(
      reported == [
        "The test expects to receive an action of the case .started, but no effect that could send it is running.",
        "The test expects to receive .deck(.started(\"Aria\")), but no effect that could send it is running.",
      ])
  }

  @Test("A non-exhaustive receive skips actions with other values")
  func skips() async {
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(.deck(.play))
    let reported = await issues { await store.receive(started, "Fugue") }
    #expect(
      reported == [
        """
        The test expects to receive .deck(.started("Fugue")), but no effect that could send it is running.

        Skipped: …

          • .deck(.started("Aria"))
        """
      ])
  }
}
