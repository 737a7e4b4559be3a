import Observation
import Synchronization
import Testing
import Trifecta

@MainActor
@Suite("A store under Apple's Observation")
struct StandardObservationTests {
  let store = Store(initialState: Counter.State()) { Counter() }

  /// Tracks what `read` reads and counts the changes announced.
  func changes(_ read: () -> Void, while act: () -> Void) -> Int {
    let count = Atomic(0)
    withObservationTracking(read) { count.add(1, ordering: .relaxed) }
    act()
    return count.load(ordering: .relaxed)
  }

  @Test("A change of a field that was read is announced, once")
  func announces() {
    #expect(
      changes {
        _ = store.count
      } while: {
        store.send(.increment)
        store.send(.increment)
      } == 1)
  }

  @Test("An equal write and another field are not announced")
  func ignores() {
    #expect(
      changes {
        _ = store.count
      } while: {
        store.send(.set(0))
        store.send(.rename("x"))
      } == 0)
  }

  @Test("It can be tracked again after a change")
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

  @Test("A child's store that was made anew is tracked too")
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
}
