import Observation
import Testing
import Trifecta

@MainActor
@Suite("Stores and Apple's Observation")
struct StandardObservationTests {
  let store = Store(initialState: Counter.State()) { Counter() }

  /// Tracks `read` and returns the number of changes announced while `act` runs.
  func changes(_ read: () -> Void, while act: () -> Void) -> Int {
    // Only this function and the closure use it. A store announces changes on the main actor, during `act`.
    nonisolated(unsafe) var count = 0
    withObservationTracking(read) { count += 1 }
    act()
    return count
  }

  @Test("A change of a field that was read is announced once")
  func announces() {
    #expect(
      changes {
        _ = store.count
      } while: {
        store.send(.increment)
        store.send(.increment)
      } == 1)
  }

  @Test("An observer that reads during a batch is notified at the end of the batch, even without a change")
  func ahead() {
    let watch = Watch { [store] in store.count }
    var seen: Int?
    // The whole test is on the main actor, including the closure that counts.
    nonisolated(unsafe) var changes = 0
    let token = store.onEvent { [store] event in
      guard case .reduced = event, seen == nil else { return }
      withObservationTracking {
        seen = store.count
      } onChange: {
        changes += 1
      }
    }
    store.send(.perform(.init { .merge(.send(.set(1)), .send(.set(0))) }))
    seen = nil
    changes = 0
    store.send(.perform(.init { .none }))
    #expect(seen == 0)
    #expect(changes == 1)
    store.send(.increment)
    #expect(changes == 1)
    #expect(watch.seen.last == 1)
    token.cancel()
  }

  @Test("Equal values and changes of other fields are not announced")
  func ignores() {
    #expect(
      changes {
        _ = store.count
      } while: {
        store.send(.set(0))
        store.send(.rename("x"))
      } == 0)
  }

  @Test("A changed computed field is announced even if an observer reads its inputs")
  func computed() {
    struct Sum: Reducer {
      struct State: Equatable {
        var a = 0
        var b = 0
        var sum: Int { a + b }
      }
      enum Action { case add }
      func reduce(into state: inout State, action: Action) -> Effect<Action> {
        state.a += 1
        return .none
      }
    }
    let store = Store(initialState: Sum.State()) { Sum() }
    let watch = Watch { [store.a, store.sum] }
    #expect(
      changes {
        _ = store.sum
      } while: {
        store.send(.add)
      } == 1)
    #expect(watch.seen == [[0, 0], [1, 1]])
  }

  @Test("A field can be tracked again after each change")
  func again() {
    for _ in 0..<3 {
      #expect(
        changes {
          _ = store.count
        } while: {
          store.send(.increment)
        } == 1)
    }
  }

  @Test("A child's store that is created again is tracked")
  func child() {
    let parent = Store(initialState: Family.State()) { Family() }
    for _ in 0..<2 {
      let left = parent.scope(Family.left)
      #expect(
        changes {
          _ = left.count
        } while: {
          parent.send(.left(.increment))
        } == 1)
    }
  }

  @Test("A collection of rows announces insertions and removals, but not changes in rows")
  func rows() throws {
    let parent = Store(initialState: Family.State.rows(3)) { Family() }
    let row = try #require(parent.scope(Family.rows, id: 1))
    let counts = [Family.Action.row(1, .increment), .mutate(.init { $0.rows.remove(id: 2) })].map { action in
      changes {
        _ = parent.scope(Family.rows).count
      } while: {
        parent.send(action)
      }
    }
    #expect(counts == [0, 1])
    let rowCount = changes {
      _ = row.count
    } while: {
      parent.send(.row(0, .increment))
      parent.send(.row(1, .increment))
    }
    #expect(rowCount == 1)
  }
}
