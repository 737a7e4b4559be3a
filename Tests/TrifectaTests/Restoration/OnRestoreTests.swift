import IssueRecording
import Snapshots
import Testing
import Trifecta

@MainActor
@Suite("Continuing after a restoration")
struct OnRestoreTests {
  private func makeDesk() -> Store<Desk> { Store(initialState: Desk.State()) { Desk() } }

  private func filledDesk(removesOnRestore: Bool = false) -> Store<Desk> {
    let store = makeDesk()
    store.send(.filled(removesOnRestore: removesOnRestore))
    return store
  }

  /// The logs of the workers by their ids.
  private func logs(_ state: Desk.State) -> [Int: [String]] {
    var workers = [state.always, state.dynamic]
    workers += [state.optional, state.presented].compactMap(\.self)
    workers += Array(state.rows) + Array(state.path)
    if case .busy(let worker) = state.mode { workers.append(worker) }
    return Dictionary(uniqueKeysWithValues: workers.map { ($0.id, $0.log) })
  }

  private func saveAll(_ store: Store<Desk>) {
    store.send(.always(.save))
    store.send(.optional(.save))
    store.send(.presented(.presented(.save)))
    store.send(.mode(.worker(.save)))
    store.send(.row(6, .save))
    store.send(.path(.element(id: store.path.ids[0], action: .save)))
    store.send(.dynamic(.save))
  }

  @Test("Each present child is restored once, after its views are complete")
  func allChildren() async throws {
    let restored = try Restored(snapshot(of: filledDesk()), makeDesk)
    #expect(logs(restored.store.state).values.allSatisfy { $0.isEmpty })
    restored.complete()
    restored.complete()
    #expect(logs(restored.store.state) == Dictionary(uniqueKeysWithValues: (1...8).map { ($0, ["restored"]) }))
    #expect(restored.store.log == ["desk []"])
    #expect(restored.store.changes == 1, "a change by onRestore is noticed by onChange")
  }

  @Test("Children that are absent are not restored")
  func absentChildren() throws {
    let restored = try Restored(snapshot(of: makeDesk()), makeDesk)
    restored.complete()
    #expect(logs(restored.store.state) == [1: ["restored"], 8: ["restored"]])
  }

  @Test("A store that is not restored does not run onRestore")
  func newStore() {
    let store = filledDesk()
    #expect(store.log.isEmpty)
    #expect(logs(store.state).values.allSatisfy { $0.isEmpty })
  }

  @Test("Each child receives the ids of its own interrupted effects, and starts its work again")
  func interruptedChildren() async throws {
    let store = filledDesk()
    saveAll(store)
    await waitForEffectsToStart()
    let restored = try Restored(snapshot(of: store), makeDesk)
    restored.complete()
    await waitForEffectsToStart()
    var expected = Dictionary(uniqueKeysWithValues: (1...8).map { ($0, ["interrupted"]) })
    expected[5] = ["restored"]
    #expect(logs(restored.store.state) == expected)
    #expect(restored.store.runningEffects.count == 7)
  }

  @Test("The ids of the root's effects are listed in the order in which the effects started")
  func rootIDs() async throws {
    let store = makeDesk()
    for id in ["b", "a", "c", "a"] { store.send(.work(id)) }
    await waitForEffectsToStart()
    let restored = try Restored(snapshot(of: store), makeDesk)
    restored.complete()
    #expect(restored.store.log == [#"desk ["b", "a", "c"]"#])
  }

  @Test("An effect that a task has started again is not interrupted")
  func startedAgain() async throws {
    let store = makeDesk()
    for id in ["a", "b"] { store.send(.work(id)) }
    store.send(.always(.save))
    await waitForEffectsToStart()
    let restored = try Restored(snapshot(of: store), makeDesk)
    restored.store.send(.work("a"))
    restored.store.send(.always(.save))
    await waitForEffectsToStart()
    restored.complete()
    #expect(restored.store.log == [#"desk ["b"]"#])
    #expect(restored.store.always.log == ["restored"])
  }

  @Test("An effect that ended or was cancelled before the snapshot is not interrupted")
  func endedEffects() async throws {
    let store = filledDesk()
    let task = store.send(.always(.save))
    store.send(.optional(.save))
    await waitForEffectsToStart()
    task.cancel()
    let restored = try Restored(snapshot(of: store), makeDesk)
    restored.complete()
    #expect(restored.store.always.log == ["restored"])
    #expect(restored.store.optional?.log == ["interrupted"])
  }

  @Test("A snapshot that is made before the restoration is complete still contains the interrupted effects")
  func twoRestorationsInARow() async throws {
    let store = filledDesk()
    saveAll(store)
    store.send(.row(5, .beep))
    await waitForEffectsToStart()
    let incomplete = try Restored(snapshot(of: store), makeDesk)
    let (copy, original) = (try snapshot(of: incomplete.store), try snapshot(of: store))
    #expect(copy == original)
    let second = try Restored(snapshot(of: incomplete.store), makeDesk)
    second.complete()
    await waitForEffectsToStart()
    #expect(logs(second.store.state)[6] == ["interrupted"])
    let third = try Restored(snapshot(of: second.store), makeDesk)
    third.complete()
    #expect(logs(third.store.state)[6] == ["interrupted", "interrupted"])
    let row = try #require(third.store.scope(Desk.rows, id: 5))
    #expect(await first(of: row.sideEffects) == .beeped(5))
  }

  @Test("If a parent's onRestore removes a child, the child's effects do not start")
  func removedChildren() async throws {
    let store = filledDesk(removesOnRestore: true)
    saveAll(store)
    await waitForEffectsToStart()
    let restored = try Restored(snapshot(of: store), makeDesk)
    restored.complete()
    await waitForEffectsToStart()
    #expect(restored.store.optional == nil)
    #expect(restored.store.runningEffects.count == 5)
  }

  @Test("Effects of a restored child are cancelled when the child is removed")
  func cancellation() async throws {
    let store = filledDesk()
    saveAll(store)
    await waitForEffectsToStart()
    let restored = try Restored(snapshot(of: store), makeDesk)
    restored.complete()
    await waitForEffectsToStart()
    restored.store.send(.presented(.dismiss))
    restored.store.send(.path(.popFrom(id: restored.store.path.ids[0])))
    #expect(restored.store.runningEffects.count == 5)
  }

  @Test("An id that cannot be saved is reported")
  func unsavableID() async throws {
    struct Unsavable: Reducer {
      struct State { var wasInterrupted: Bool? }
      var body: some Reducer<State, Int> {
        Reduce { _, _ in .run { _ in await untilCancelled() }.cancellable(id: ObjectIdentifier(Self.self)) }
          .onRestore { state, interrupted in
            state.wasInterrupted = interrupted.contains(id: ObjectIdentifier(Self.self))
            return .none
          }
      }
    }
    let store = Store(initialState: Unsavable.State()) { Unsavable() }
    store.send(1)
    await waitForEffectsToStart()
    let restored = try Restored(snapshot(of: store)) { Store(initialState: Unsavable.State()) { Unsavable() } }
    let reported = issues { restored.complete() }
    #expect(reported.count == 1)
    #expect(reported.first?.contains("cannot be saved") == true)
    #expect(restored.store.wasInterrupted == false)
  }

  @Test("Operators and wrapped reducers pass the restoration on")
  func operators() throws {
    struct Wrapped: Reducer {
      struct State { var log: [String] = [] }
      var body: some Reducer<State, Int> {
        if true {
          for name in ["a", "b"] { Noting(name) }
        }
        CombineReducers { Noting("c").onRestore { Noting.note("d", &$0, $1) } }
          .dependency(\.noteName, "e")
      }
    }
    struct Noting: Reducer {
      let name: String
      @Dependency(\.noteName) var suffix
      init(_ name: String) { self.name = name }
      var body: some Reducer<Wrapped.State, Int> {
        EmptyReducer().onRestore { Self.note(name + suffix, &$0, $1) }
      }
      static func note(_ name: String, _ state: inout Wrapped.State, _: InterruptedEffects) -> Effect<Int> {
        state.log.append(name)
        return .none
      }
    }
    let make = { Store(initialState: Wrapped.State()) { Wrapped() } }
    let restored = try Restored(snapshot(of: make()), make)
    restored.complete()
    #expect(restored.store.log == ["a", "b", "ce", "d"])
  }

  @Test("Damaged entries for effects restore the state without them")
  func damagedEffects() throws {
    let damaged: [SavedValue] = [
      .int(1), .list([.int(1)]), .list([.list([.list([]), .int(1), .null])]),
      .list([.list([.list(Array(repeating: .int(0), count: 100_000)), .list([.int(1)]), .list([])])]),
    ]
    for effects in damaged {
      let state = try snapshot(of: filledDesk())
      let restored = try Restored(.record(["$state": state, "$effects": effects]), makeDesk)
      restored.complete()
      #expect(restored.store.log == ["desk []"])
      #expect(restored.store.rows.count == 2)
    }
  }
}

private enum NoteName: DependencyKey {
  static let liveValue = ""
  static let testValue = ""
}

extension DependencyValues {
  fileprivate var noteName: String {
    get { self[NoteName.self] }
    set { self[NoteName.self] = newValue }
  }
}
