import IssueRecording
import Testing
import Trifecta

/// A feature with two child features for one part of its state, one of which is declared twice.
private struct Twins: Reducer {
  struct Taps: Reducer {
    struct State: Equatable { var count = 0 }
    enum Action: Equatable { case tap }
    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      state.count += 1
      return .none
    }
  }
  struct Jumps: Reducer {
    typealias State = Taps.State
    enum Action: Equatable { case jump(Int) }
    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      if case .jump(let height) = action { state.count += height }
      return .none
    }
  }
  struct State: Equatable {
    var taps = Taps.State()
    var log: [String] = []
  }
  enum Action: Equatable {
    case left(Taps.Action)
    case right(Taps.Action)
    case jumps(Jumps.Action)
  }
  static let left = Child(
    Taps(), state: \State.taps,
    action: CasePath(Action.left) { if case .left(let action) = $0 { action } else { nil } })
  static let right = Child(
    Taps(), state: \State.taps,
    action: CasePath(Action.right) { if case .right(let action) = $0 { action } else { nil } })
  static let jumps = Child(
    Jumps(), state: \State.taps,
    action: CasePath(Action.jumps) { if case .jumps(let action) = $0 { action } else { nil } })

  var body: some Reducer<State, Action> {
    Scope(Self.left)
    Scope(Self.right)
    Scope(Self.jumps)
    Reduce { state, action in
      switch action {
      case .left: state.log.append("left")
      case .right: state.log.append("right")
      case .jumps: state.log.append("jumps")
      }
      return .none
    }
  }
}

@MainActor
@Suite("Several declarations for one part of the state")
struct DeclarationTests {
  private let store = Store(initialState: Twins.State()) { Twins() }

  @Test("Two features on one part of the state have separate stores, and both receive actions")
  func twoFeatures() {
    let reported = issues {
      store.scope(Twins.left).send(.tap)
      store.scope(Twins.jumps).send(.jump(10))
    }
    #expect(store.taps.count == 11)
    #expect(store.log == ["left", "jumps"])
    #expect(reported.isEmpty)
  }

  @Test("Two declarations of one feature use their own actions and are reported once")
  func twoDeclarations() {
    let reported = issues {
      let (left, right) = (store.scope(Twins.left), store.scope(Twins.right))
      left.send(.tap)
      right.send(.tap)
      #expect(store.scope(Twins.left) === left)
      store.scope(Twins.right).send(.tap)
    }
    #expect(store.log == ["left", "right", "right"])
    #expect(store.taps.count == 3)
    #expect(reported.count == 1)
    #expect(
      reported.first?.replacing(/at TrifectaTests\/DeclarationTests.swift:\d+:\d+/) { _ in "somewhere" } == """
        \\State.taps is declared twice: somewhere and somewhere.

        Declare each part of the state as one child of a feature. Each store sends with its own declaration, but the \
        effects and side effects of both are mixed up. Delete one of the declarations and use the other one.
        """)
  }

  @Test("A child that is scoped again uses its own declaration while the store of the other declaration is held")
  func heldStore() {
    _ = issues {
      store.scope(Twins.left).send(.tap)
      let right = store.scope(Twins.right)
      store.scope(Twins.left).send(.tap)
      #expect(store.scope(Twins.right) === right)
      right.send(.tap)
    }
    #expect(store.log == ["left", "left", "right"])
  }

  @Test("Scoping by a key path and a case path returns the store of the declared child")
  func adHoc() {
    let reported = issues {
      let left = store.scope(Twins.left)
      let other = store.scope(
        Twins.Taps.self, state: \.taps,
        action: CasePath(Twins.Action.left) { if case .left(let action) = $0 { action } else { nil } })
      #expect(left === other)
    }
    #expect(reported.isEmpty)
  }
}
