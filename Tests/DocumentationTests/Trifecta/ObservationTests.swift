import Observation
import Testing
import Trifecta

// snippet: observation-feature
struct Membership: Reducer {
  struct Member: Equatable {
    var name = ""
    var age = 0
  }

  enum Plan: Equatable {
    case trial(daysLeft: Int)
    case paid

    var daysLeft: Int? { if case .trial(let days) = self { days } else { nil } }
  }

  struct State: Equatable {
    var member = Member()
    var guest: Member?
    var plan = Plan.trial(daysLeft: 30)
    var isEditing = false

    var isAdult: Bool { member.age >= 18 }
  }

  enum Action: Equatable {
    case renamed(String)
    case birthday
    case editTapped
    case guestCame(Member)
    case planChanged(Plan)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .renamed(let name):
      state.member.name = name
      return .none
    case .birthday:
      state.member.age += 1
      return .none
    case .editTapped:
      state.isEditing.toggle()
      return .none
    case .guestCame(let guest):
      state.guest = guest
      return .none
    case .planChanged(let plan):
      state.plan = plan
      return .none
    }
  }
}
// end

@MainActor
final class TextLabel {
  var text = ""
  var needsDisplay = false
}

@MainActor
@Suite("Observation.md")
struct ObservationTests {
  private let store = Store(initialState: Membership.State()) { Membership() }

  @Test("An observer runs when a value that it read changes")
  func byValue() {
    // snippet: observation-observe
    var greetings: [String] = []
    let token = observe { greetings.append("Hello, \(store[\.member.name])!") }

    store.send(.renamed("Ada"))
    store.send(.renamed("Ada"))  // Equal value: no notification.
    store.send(.birthday)  // Different field: no notification.
    #expect(greetings == ["Hello, !", "Hello, Ada!"])

    token.cancel()
    // end
  }

  @Test("A dynamic member depends on the whole field")
  func unit() {
    // snippet: observation-unit
    var runs = 0
    let token = observe {
      _ = store.member.name
      runs += 1
    }
    store.send(.birthday)  // Changes `member`, which the observer reads.
    #expect(runs == 2)
    // end
    token.cancel()
  }

  @Test("Computed properties and optionals are observed by value too")
  func shapes() {
    // snippet: observation-shapes
    var seen: [String] = []
    let token = observe {
      let guest = store[\.guest?.name] ?? "alone"
      let trial = store[\.plan.daysLeft].map { "\($0) days left" } ?? "paid"
      seen.append("\(store.isAdult ? "adult" : "minor"), \(guest), \(trial)")
    }
    store.send(.birthday)
    store.send(.guestCame(Membership.Member(name: "Bo")))
    store.send(.guestCame(Membership.Member(name: "Bo", age: 7)))
    store.send(.planChanged(.paid))
    #expect(
      seen == ["minor, alone, 30 days left", "minor, Bo, 30 days left", "minor, Bo, paid"])
    // end
    token.cancel()
  }

  @Test("The changes of synchronously sent actions notify observers once")
  func batch() {
    let store = Store(initialState: StepCounter.State()) {
      Reduce<StepCounter.State, StepCounter.Action> { state, action in
        state.count += 1
        return state.count < 3 ? .send(action) : .none
      }
    }
    var counts: [Int] = []
    let token = observe { counts.append(store.count) }
    store.send(.incrementTapped)
    #expect(counts == [0, 3])
    token.cancel()
  }

  @Test("`withObservationTracking` works with a store")
  func standard() {
    let label = TextLabel()
    // snippet: observation-standard
    withObservationTracking {
      label.text = store.isEditing ? "Done" : "Edit"
    } onChange: {
      MainActor.assumeIsolated { label.needsDisplay = true }
    }
    // end
    store.send(.birthday)
    #expect(!label.needsDisplay)
    store.send(.editTapped)
    #expect(label.needsDisplay)
    #expect(label.text == "Edit")
  }
}
