import IssueRecording
import Testing
import Trifecta

/// A value that runs a closure the next time it is compared. Stores compare on the main actor.
private struct Hostile: Hashable {
  @MainActor
  final class Plan {
    var whenCompared: (@MainActor () -> Void)?

    func compare() {
      let act = whenCompared
      whenCompared = nil
      act?()
    }
  }

  let plan: Plan
  var number = 0

  static func == (first: Hostile, second: Hostile) -> Bool {
    MainActor.assumeIsolated { first.plan.compare() }
    return first.number == second.number
  }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// An object that runs a closure when it is deallocated.
private final class Farewell: Equatable, Sendable {
  let say: @MainActor @Sendable () -> Void
  init(_ say: @escaping @MainActor @Sendable () -> Void) { self.say = say }
  deinit { MainActor.assumeIsolated { [say] in say() } }
  static func == (first: Farewell, second: Farewell) -> Bool { first === second }
}

/// A value of protocol type. Assigning a new value destroys the old one first.
private protocol Thing { var farewell: Farewell { get } }

private struct Wrapped: Thing { var farewell: Farewell }

private struct AnyThing: Equatable {
  var thing: any Thing
  init(_ say: @escaping @MainActor @Sendable () -> Void) { thing = Wrapped(farewell: Farewell(say)) }
  static func == (first: AnyThing, second: AnyThing) -> Bool { first.thing.farewell === second.thing.farewell }
}

/// An id that runs a closure when it is hashed or compared. Only an exit test, which has its own process, sets
/// `whenHashed`.
private struct RowID: Hashable, ExpressibleByIntegerLiteral {
  @MainActor static var whenHashed: () -> Void = {}
  @TaskLocal static var whenCompared: @MainActor @Sendable () -> Void = {}

  let number: Int
  init(_ number: Int) { self.number = number }
  init(integerLiteral number: Int) { self.number = number }

  static func == (first: RowID, second: RowID) -> Bool {
    MainActor.assumeIsolated { whenCompared() }
    return first.number == second.number
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(number)
    MainActor.assumeIsolated { Self.whenHashed() }
  }
}

private struct Row: Reducer {
  struct State: Equatable, Identifiable {
    let id: RowID
    var hostile: Hostile
    var title = "a title that is long enough to be on the heap"
    var farewell: Farewell?
    var thing: AnyThing?
  }
  enum Action {
    case touch
    case wait(Gate)
  }
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    if case .wait(let gate) = action { gate.effect(.touch) } else { .none }
  }
}

/// A child with an id that runs a closure when it is compared, and two children without ids.
private struct Studio: Reducer {
  struct State {
    var guest: Row.State?
    var lamp: Lamp.State? = Lamp.State()
    var other: Lamp.State? = Lamp.State()
  }
  enum Action {
    case guest(Row.Action)
    case lamp(Lamp.Action)
    case other(Lamp.Action)
    case change(@MainActor (inout State) -> Void)
  }
  static let guest = OptionalChild(
    Row(), state: \State.guest,
    action: CasePath(Action.guest) { if case .guest(let action) = $0 { action } else { nil } })
  static let lamp = OptionalChild(
    Lamp(), state: \State.lamp,
    action: CasePath(Action.lamp) { if case .lamp(let action) = $0 { action } else { nil } })
  static let other = OptionalChild(
    Lamp(), state: \State.other,
    action: CasePath(Action.other) { if case .other(let action) = $0 { action } else { nil } })

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      if case .change(let change) = action { change(&state) }
      return .none
    }
    .ifLet(Self.guest)
    .ifLet(Self.lamp)
    .ifLet(Self.other)
  }
}

/// Another feature for the rows of a list.
private struct OtherRow: Reducer {
  typealias State = Row.State
  typealias Action = Row.Action
  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

private struct List: Reducer {
  struct State: Equatable {
    var hostile: Hostile
    var rows: IdentifiedArray<Row.State>
    var thing: AnyThing?
    var sheet: Row.State?

    /// A subscript with one value for each argument.
    subscript(argument: Hostile) -> Int { argument.number + 1_000 }

    init() {
      hostile = Hostile(plan: .init())
      rows = IdentifiedArray((0..<200).map { Row.State(id: RowID($0), hostile: Hostile(plan: .init())) })
    }
  }
  enum Action {
    case change(@MainActor (inout State) -> Void)
    case row(RowID, Row.Action)
    case otherRow(RowID, Row.Action)
    case sheet(Row.Action)
  }
  static let sheet = OptionalChild(
    Row(), state: \State.sheet,
    action: CasePath(Action.sheet) { if case .sheet(let action) = $0 { action } else { nil } })
  static let rows = IdentifiedChildren(
    Row(), state: \State.rows,
    action: CasePath(Action.row) { if case .row(let id, let action) = $0 { (id, action) } else { nil } })
  static let otherRows = IdentifiedChildren(
    OtherRow(), state: \State.rows,
    action: CasePath(Action.otherRow) { if case .otherRow(let id, let action) = $0 { (id, action) } else { nil } })

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    if case .change(let change) = action { change(&state) }
    return .none
  }
}

@MainActor
@Suite("User code that runs while stores compare state")
struct HostileComparisonTests {
  private let state: List.State
  private let store: Store<List>

  init() {
    let state = List.State()
    self.state = state
    store = Store(initialState: state) { List() }
  }

  private func plan(_ id: Int) -> Hostile.Plan { state.rows[id: RowID(id)]!.hostile.plan }

  /// Scopes many rows, so that the index of rows removes those that are unused.
  private func scopeRows(_ ids: Range<Int>) -> [Store<Row>] { ids.compactMap { store.scope(List.rows, id: RowID($0)) } }

  @Test("An observer that ends while its row's first field is compared does not run")
  func observerEnds() {
    let watch = Watch { [store] in
      let row = store.scope(List.rows, id: 0)
      return "\(row?.hostile.number ?? -1) \(row?.title ?? "") \(row?.farewell == nil)"
    }
    var held: [Store<Row>] = []
    plan(0).whenCompared = {
      watch.stop()
      held = scopeRows(1..<150)
    }
    store.send(.change { $0.rows[id: 0]?.hostile.number = 1 })
    #expect(watch.seen.count == 1)
    #expect(held.count == 149)
    let again = Watch { [store] in store.scope(List.rows, id: 0)?.title }
    store.send(.change { $0.rows[id: 0]?.title = "new" })
    #expect(again.seen.last == "new")
  }

  @Test("The comparison of an id can scope other children")
  func scopesWhileLooking() {
    let guest = Row.State(id: 1, hostile: Hostile(plan: .init()))
    let studio = Store(initialState: Studio.State(guest: guest)) { Studio() }
    let gate = Gate()
    studio.send(.guest(.wait(gate)))
    let asked = Asked()
    let ask: @MainActor @Sendable () -> Void = {
      if asked.stores.isEmpty { asked.stores = [studio.scope(Studio.lamp), studio.scope(Studio.other)] }
    }
    RowID.$whenCompared.withValue(ask) { studio.send(.change { _ in }) }
    #expect(asked.stores.compactMap(\.self).count == 2)
    #expect(studio.runningEffects.count == 1)
    #expect(studio.watchedPlaces == 3)
    studio.send(.change { $0.guest = nil })
    #expect(studio.runningEffects.isEmpty)
    #expect(studio.watchedPlaces == 2)
    gate.open()
  }

  @MainActor
  private final class Asked {
    var stores: [Store<Lamp>?] = []
  }

  @Test("Rows scoped while an unused row is cleaned up each have one store")
  func sleepsOnce() {
    var held: [Store<Row>] = []
    store.send(
      .change {
        $0.rows[id: 0]?.farewell = Farewell { [store] in
          held += (100..<200).compactMap { store.scope(List.rows, id: RowID($0)) }
        }
      })
    _ = store.hostile
    let watch = Watch { [store] in
      let row = store.scope(List.rows, id: 0)
      return (row?.farewell, row?.title).1
    }
    state.hostile.plan.whenCompared = {
      watch.stop()
      held += scopeRows(1..<100)
    }
    store.send(
      .change {
        $0.hostile.number += 1
        $0.rows[id: 0]?.farewell = nil
      })
    #expect(held.count == 199)
    #expect(Set(held.map(\.id)).count == 199)
    for row in held { #expect(store.scope(List.rows, id: row.id) === row) }
  }

  @Test("All observed rows are compared, even if another feature's store begins to observe them during the comparison")
  func adopted() {
    let watches = (0..<3).map { id in Watch { [store] in store.scope(List.rows, id: RowID(id))?.hostile.number } }
    var other: Watch<String?>?
    for id in 0..<3 {
      plan(id).whenCompared = {
        for id in 0..<3 { plan(id).whenCompared = nil }
        other = Watch { [store] in store.scope(List.otherRows, id: 2)?.title }
      }
    }
    store.send(.change { for id in 0..<3 { $0.rows[id: RowID(id)]?.hostile.number = id + 10 } })
    #expect(watches.map(\.seen.last) == [10, 11, 12])
    store.send(.change { $0.rows[id: 2]?.title = "new" })
    #expect(other?.seen.last == "new")
  }

  @Test("Deallocation of a replaced value can start and end observations")
  func replaced() {
    var watches: [Watch<Bool?>] = []
    var said: [Int] = []
    func watch() {
      watches.append(
        Watch { [store] in store.thing?.thing.farewell == nil && store.scope(List.rows, id: 0)?.thing == nil })
    }
    func thing(_ number: Int) -> AnyThing {
      AnyThing {
        said.append(number)
        if number.isMultiple(of: 2) { for watch in watches { watch.stop() } }
        watch()
        _ = scopeRows(0..<150)
      }
    }
    watch()
    let row = store.scope(List.rows, id: 0)
    for number in 0..<20 {
      store.send(
        .change {
          $0.thing = thing(number)
          $0.rows[id: 0]?.thing = thing(100 + number)
        })
    }
    #expect(said.count == 38)
    #expect(Set(said) == Set(0..<19).union(100..<119))
    #expect(row?.thing != nil)
    // Ends the retain cycle between the closures and the store.
    store.send(
      .change {
        $0.thing = nil
        $0.rows[id: 0]?.thing = nil
      })
    for watch in watches { watch.stop() }
  }

  @Test(
    "A key path finds its field even if the comparison of its argument reads other fields", arguments: [3, 12, 300])
  func keyPath(count: Int) {
    let plan = Hostile.Plan()
    func field(_ number: Int, _ plan: Hostile.Plan) -> KeyPath<List.State, Int> {
      \List.State.[Hostile(plan: plan, number: number)]
    }
    let watches = (0..<count).map { number in Watch { [store] in store[field(number, plan)] } }
    plan.whenCompared = {
      for watch in watches { watch.stop() }
      for number in 500..<1_500 { #expect(store[field(number, .init())] == number + 1_000) }
    }
    #expect(store[field(2, plan)] == 1_002)
    #expect(store[field(5_000, plan)] == 6_000)
  }

  @Test(
    "An action sent during an id's comparison is handled after the read",
    arguments: 1...6, [true, false])
  func sends(time: Int, isSheet: Bool) throws {
    let store = store
    store.send(.change { $0.sheet = Row.State(id: 7, hostile: Hostile(plan: .init())) })
    let row = try #require(isSheet ? store.scope(List.sheet) : store.scope(List.rows, id: 199))
    var (left, sent) = (time, false)
    let clear: @MainActor @Sendable () -> Void = {
      left -= 1
      guard left == 0 else { return }
      sent = true
      store.send(
        .change {
          $0.rows = []
          $0.sheet = nil
        })
    }
    let titles = RowID.$whenCompared.withValue(clear) { [row.title, row.title] }
    #expect(titles == Array(repeating: "a title that is long enough to be on the heap", count: 2))
    #expect(store.rows.isEmpty == sent)
    #expect(row.title == titles[0])
  }

  @Test("Deallocation of a former child's last state can scope the new child in the same field")
  func formerInstance() throws {
    let store = store
    var asked: [Int?] = []
    func present(_ id: Int) {
      let farewell = Farewell { asked.append(store.scope(List.sheet)?.id.number) }
      store.send(
        .change {
          $0.sheet = Row.State(id: RowID(id), hostile: Hostile(plan: .init()))
          $0.sheet?.farewell = farewell
        })
    }
    let watch = Watch { store.scope(List.sheet)?.farewell == nil }
    present(1)
    for _ in 0..<2 { store.send(.change { $0.sheet = nil }) }
    present(2)
    #expect(asked == [2])
    watch.stop()
  }

  @Test("The store of a presented child can be sent to during a reduction")
  func sendsWhileReducing() throws {
    let store = store
    store.send(.change { $0.sheet = Row.State(id: 7, hostile: Hostile(plan: .init())) })
    let sheet = try #require(store.scope(List.sheet))
    let reported = issues {
      store.send(
        .change {
          $0.sheet?.title = "changed"
          sheet.send(.touch)
        })
    }
    #expect(sheet.title == "changed")
    #expect(reported.isEmpty)
    let late = issues {
      store.send(
        .change {
          $0.sheet = Row.State(id: 8, hostile: Hostile(plan: .init()))
          sheet.send(.touch)
        })
    }
    #expect(late.count == 1)
  }

  @Test("Scoping a row while an id is hashed traps as an exclusivity violation")
  func hash() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let store = Store(initialState: List.State()) { List() }
        _ = store.scope(List.rows, id: 0)
        // One of the first hashes is computed when the row's node is created.
        for time in 1...8 {
          var count = 0
          RowID.whenHashed = {
            count += 1
            if count == time { for id in 100..<200 { _ = store.scope(List.rows, id: RowID(id)) } }
          }
          _ = store.scope(List.rows, id: RowID(time))
        }
      }
    }
  }
}
