import Testing
import Trifecta
import TrifectaMachines
import TrifectaMachinesTesting
import TrifectaTesting

// snippet: five-steps-enum
struct LetterByHand: Reducer {
  enum State: Equatable {
    case closed
    case opening
    case open(String)
    case failed(String)
  }

  enum Action: Equatable {
    case openTapped
    case closeTapped
    case opened(String)
    case openingFailed(String)
  }

  var fetch: @MainActor () async throws -> String

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch (state, action) {
    case (.closed, .openTapped), (.failed, .openTapped):
      state = .opening
      return .run { [fetch] send in
        send(.opened(try await fetch()))
      } catch: { error, send in
        send(.openingFailed("\(error)"))
      }
      .cancellable(id: "fetch")
    case (.opening, .opened(let text)): state = .open(text)
    case (.opening, .openingFailed(let reason)): state = .failed(reason)
    case (.opening, .closeTapped):
      state = .closed
      return .cancel(id: "fetch")
    case (.open, .closeTapped): state = .closed
    default: break
    }
    return .none
  }
}
// end

// snippet: five-steps-routes
struct LetterWithRoutes: Machine {
  enum Phase: Equatable {
    case closed
    case opening
    case open(String)
    case failed(String)
  }

  enum Event: Equatable {
    case openTapped
    case closeTapped
    case opened(String)
    case openingFailed(String)
  }

  static var chart: Statechart<Self> {
    In(.closed) { On(.openTapped, to: .opening) }
    In(.opening) {
      On(Event.opened, to: Phase.open)
      On(Event.openingFailed, to: Phase.failed)
      On(.closeTapped, to: .closed)
    }
    In(Phase.open) { On(.closeTapped, to: .closed) }
    In(Phase.failed) { On(.openTapped, to: .opening) }
  }
}
// end

struct LetterWithWork: Machine {
  typealias Phase = LetterWithRoutes.Phase
  typealias Event = LetterWithRoutes.Event

  var fetch: @MainActor () async throws -> String

  static var chart: Statechart<Self> {
    In(.closed) { On(.openTapped, to: .opening) }
    // snippet: five-steps-work
    In(.opening) {
      Invoke("fetch", onDone: Event.opened, onError: Event.openingFailed) { try await $0.fetch() }
      On(Event.opened, to: .failed("The letter is empty."), if: Guard("empty") { $0.isEmpty })
      On(Event.opened, to: Phase.open)
      On(Event.openingFailed, to: Phase.failed)
      On(.closeTapped, to: .closed)
    }
    // end
    In(Phase.open) { On(.closeTapped, to: .closed) }
    In(Phase.failed) { On(.openTapped, to: .opening) }
  }
}

// snippet: five-steps-nested
struct Letter: Machine {
  enum Phase: Equatable {
    case closed
    case unfolded, opening
    case open(String)
    case failed(String)
  }

  enum Event: Equatable {
    case openTapped
    case closeTapped
    case opened(String)
    case openingFailed(String)
  }

  var fetch: @MainActor () async throws -> String = { "" }

  static var chart: Statechart<Self> {
    In(.closed) {
      On(.openTapped, to: .unfolded)
      Ignore(.closeTapped)
    }
    In(.unfolded) {
      On(.closeTapped, to: .closed)
      After(.seconds(60), to: .closed)
      In(.opening) {
        Invoke("fetch", onDone: Event.opened, onError: Event.openingFailed) { try await $0.fetch() }
        On(Event.opened, to: .failed("The letter is empty."), if: Guard("empty") { $0.isEmpty })
        On(Event.opened, to: Phase.open)
        On(Event.openingFailed, to: Phase.failed)
        After(.seconds(10), to: .failed("It takes too long."))
      }
      In(Phase.open)
      In(Phase.failed) { On(.openTapped, to: .opening) }
    }
  }
}
// end

@MainActor
@Suite("FromEnumToStatechart.md")
struct FromEnumToStatechartTests {
  @Test("The first step handles events, and ignores events without a transition")
  func byHand() async {
    let store = TestStore(initialState: .closed) { LetterByHand { "Hello" } }
    await store.send(.openTapped) { $0 = .opening }
    await store.receive(.opened("Hello")) { $0 = .open("Hello") }
    await store.send(.openTapped)
    await store.send(.closeTapped) { $0 = .closed }
    await store.finish()
  }

  @Test("Without invoked work, the sent events determine the transitions")
  func routes() async {
    let store = TestStore(initialState: Configuration<LetterWithRoutes>()) { LetterWithRoutes() }
    await store.send(.event(.openTapped)) { $0.move(to: .opening) }
    await store.send(.event(.opened("Hello"))) { $0.move(to: .open("Hello")) }
    await store.finish()
  }

  @Test("Invoked work starts and ends with its state")
  func work() async {
    // snippet: five-steps-store
    let store = Store(initialState: Configuration<LetterWithWork>()) { LetterWithWork { "Hello" } }
    await store.send(.openTapped).finish()
    #expect(store.phase == .open("Hello"))
    // end
    let empty = Store(initialState: Configuration<LetterWithWork>()) { LetterWithWork { "" } }
    await empty.send(.openTapped).finish()
    #expect(empty.phase == .failed("The letter is empty."))
  }

  @Test("The final chart is valid, and all of its paths pass")
  func tests() async {
    // snippet: five-steps-tests
    #expect(Letter.chart.check().isEmpty)
    let report = await Letter.testPaths(samples: [.opened(""), .opened("Hello")]) { Letter() }
    #expect(report.isComplete, "\(report)")
    // end
  }
}
