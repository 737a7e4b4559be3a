import Snapshots
import Testing
import Trifecta

@MainActor
@Suite("Restored side effects")
struct RestoredSideEffectsTests {
  private func makeDesk() -> Store<Desk> { Store(initialState: Desk.State()) { Desk() } }

  @Test("Side effects that no screen has received are delivered once, in order, to each child's screen")
  func delivered() async throws {
    let store = makeDesk()
    store.send(.filled(removesOnRestore: false))
    for _ in 0..<2 { store.send(.row(5, .beep)) }
    store.send(.row(6, .beep))
    store.send(.always(.beep))
    store.send(.presented(.presented(.beep)))
    let restored = try Restored(snapshot(of: store), makeDesk)
    restored.complete()
    let child = restored.store.scope(Desk.always)
    #expect(await first(of: child.sideEffects) == .beeped(1))
    let row = try #require(restored.store.scope(Desk.rows, id: 5))
    #expect(await first(2, of: row.sideEffects) == [.beeped(5), .beeped(5)])
    // Nothing is delivered twice.
    restored.store.send(.row(6, .beep))
    let other = try #require(restored.store.scope(Desk.rows, id: 6))
    #expect(await first(2, of: other.sideEffects) == [.beeped(6), .beeped(6)])
    restored.store.send(.presented(.dismiss))
    #expect(restored.store.busyPlaces == 0, "the side effect of a dismissed child is dropped")
  }

  @Test("A delivered side effect is not part of the snapshot")
  func received() async throws {
    let store = makeDesk()
    store.send(.always(.beep))
    let child = store.scope(Desk.always)
    #expect(await first(of: child.sideEffects) == .beeped(1))
    let (now, new) = (try snapshot(of: store), try snapshot(of: makeDesk()))
    #expect(now == new)
  }

  @Test("A side effect that cannot be saved is an omission")
  func unsavable() throws {
    struct Caller: Reducer {
      struct State {}
      enum SideEffect { case call(() -> Void) }
      func reduce(into state: inout State, action: Int) -> Effect<Int> { emit(.call {}) }
    }
    let store = Store(initialState: Caller.State()) { Caller() }
    store.send(1)
    let saver = ValueSaver()
    _ = try saver.save(object: store)
    #expect(saver.omissions.map(\.property) == ["sideEffects.call"])
  }

  @Test("Side effects whose type is an existential are restored by their own type")
  func existential() async throws {
    struct Failing: Reducer {
      struct State {}
      typealias SideEffect = any Error
      func reduce(into state: inout State, action: Int) -> Effect<Int> { emit(Notes.Offline()) }
    }
    let make = { Store(initialState: Failing.State()) { Failing() } }
    let store = make()
    store.send(1)
    let restored = try Restored(snapshot(of: store), make)
    restored.complete()
    #expect(await first(of: restored.store.sideEffects) is Notes.Offline)
  }
}
