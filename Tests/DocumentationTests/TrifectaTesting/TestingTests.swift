import IssueRecording
import Testing
import Trifecta
import TrifectaTesting

// snippet: testing-feature
struct BoxOffice: Reducer {
  struct State: Equatable {
    var seat: Int?
    var isBuying = false
    var ticket: String?
  }

  enum Action: Equatable {
    case seatTapped(Int)
    case buyTapped
    case bought(ticket: String)
  }

  enum SideEffect: Equatable { case printTicket(String) }

  static let bought = CasePath(Action.bought)

  let buy: @MainActor (_ seat: Int) async throws -> String

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .seatTapped(let seat):
      state.seat = seat
      return .none
    case .buyTapped:
      guard let seat = state.seat else { return .none }
      state.isBuying = true
      return .run(name: "buy") { send in send(.bought(ticket: try await buy(seat))) }
    case .bought(let ticket):
      state.isBuying = false
      state.ticket = ticket
      return emit(.printTicket(ticket))
    }
  }
}
// end

@MainActor
@Suite("Testing.md and PartialTests.md")
struct TestingTests {
  @Test("A test asserts state changes and effects of each action")
  func exhaustive() async {
    // snippet: testing-exhaustive
    let store = TestStore(initialState: BoxOffice.State()) { BoxOffice { seat in "Seat \(seat)" } }

    await store.send(.seatTapped(7)) { $0.seat = 7 }
    await store.send(.buyTapped) { $0.isBuying = true }
    await store.receive(.bought(ticket: "Seat 7")) {
      $0.isBuying = false
      $0.ticket = "Seat 7"
    }
    store.expectSideEffect(.printTicket("Seat 7"))
    await store.finish()
    // end
  }

  @Test("A change that the test does not assert fails the test")
  func unstated() async {
    let reported = await issues {
      let store = TestStore(initialState: BoxOffice.State(seat: 7)) { BoxOffice { seat in "Seat \(seat)" } }
      await store.send(.buyTapped)
      await store.finish()
    }
    // One issue reports the change, and one reports the action that the test did not receive.
    #expect(reported.count == 2)
  }

  @Test("An action is received by case or predicate")
  func byCase() async {
    let store = TestStore(initialState: BoxOffice.State(seat: 7)) { BoxOffice { seat in "Seat \(seat)" } }
    await store.send(.buyTapped) { $0.isBuying = true }
    // snippet: testing-case
    await store.receive(BoxOffice.bought) {
      $0.isBuying = false
      $0.ticket = "Seat 7"
    }
    // end
    store.expectSideEffect { $0 == .printTicket("Seat 7") }
    await store.finish()
  }

  @Test("A non-exhaustive test asserts only selected changes")
  func partial() async {
    // snippet: testing-partial
    let store = TestStore(initialState: BoxOffice.State(seat: 7)) { BoxOffice { seat in "Seat \(seat)" } }
    store.exhaustivity = .off

    await store.send(.buyTapped)
    await store.receive(BoxOffice.bought)
    store.assert { $0.ticket = "Seat 7" }
    // end
  }

  @Test("Exhaustivity can be disabled for a part of a test")
  func partialPart() async {
    let store = TestStore(initialState: BoxOffice.State(seat: 7)) { BoxOffice { seat in "Seat \(seat)" } }
    // snippet: testing-with-exhaustivity
    await store.withExhaustivity(.off) {
      await store.send(.buyTapped)
      await store.receive(BoxOffice.bought)
    }
    store.expectSideEffect(.printTicket("Seat 7"))
    // end
    await store.finish()
  }

  @Test("An action of a case is received with its value")
  func byCaseAndValue() async {
    let store = TestStore(initialState: BoxOffice.State(seat: 7)) { BoxOffice { seat in "Seat \(seat)" } }
    await store.send(.buyTapped) { $0.isBuying = true }
    await store.receive(BoxOffice.bought, "Seat 7") {
      $0.isBuying = false
      $0.ticket = "Seat 7"
    }
    store.skipSideEffects()
    await store.finish()
  }

  @Test("An exhaustive test can skip received actions and side effects")
  func skips() async {
    // snippet: testing-skip
    let store = TestStore(initialState: BoxOffice.State(seat: 7)) { BoxOffice { seat in "Seat \(seat)" } }
    await store.send(.buyTapped) { $0.isBuying = true }
    await store.skipReceivedActions()
    store.skipSideEffects()
    await store.finish()
    // end
  }

  @Test("A running effect can be skipped")
  func skipsEffects() async {
    let store = TestStore(initialState: BoxOffice.State(seat: 7)) {
      BoxOffice { _ in
        await untilCancelled()
        return ""
      }
    }
    await store.send(.buyTapped) { $0.isBuying = true }
    // snippet: testing-skip-effects
    await store.skipInFlightEffects()
    await store.finish()
    // end
  }

  @Test("A state can be compared partially")
  func comparing() async {
    // snippet: testing-comparing
    let store = TestStore(initialState: BoxOffice.State(), comparing: \.seat) { BoxOffice { _ in "" } }
    await store.send(.seatTapped(7)) { $0.seat = 7 }
    // end
    await store.finish()
  }
}
