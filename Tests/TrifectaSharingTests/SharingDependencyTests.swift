import Testing
import Trifecta
import TrifectaSharing

private enum StampKey: DependencyKey {
  static let liveValue = "live"
  static let testValue = "test"
}

extension DependencyValues {
  fileprivate var stamp: String {
    get { self[StampKey.self] }
    set { self[StampKey.self] = newValue }
  }
}

/// Reads a dependency outside a feature's properties.
private func currentStamp() -> String {
  @Dependency(\.stamp) var stamp
  return stamp
}

/// A feature that runs the effects of its actions.
private struct Performer: Reducer {
  struct State: Equatable { var stamps: [String] = [] }
  enum Action {
    case perform(@MainActor () -> Effect<Action>)
    case stamped(String)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .perform(let effect): return effect()
    case .stamped(let stamp):
      state.stamps.append(stamp)
      return .none
    }
  }
}

@MainActor
@Suite("Dependencies of shared values")
struct SharingDependencyTests {
  @Test("Shared values use the store's storage")
  func storage() {
    let storage = SharedStorage(isPersistent: false)
    let key = SharedKey.inMemory("text", default: "")
    storage.set("before", for: key)
    let store = Store(initialState: Performer.State()) {
      Performer()
    } withDependencies: {
      $0.sharedStorage = storage
    }
    var seen: [String] = []
    store.send(
      .perform {
        seen.append(Shared(key).wrappedValue)
        return Shared(key).projectedValue.save("after")
      })
    #expect(seen == ["before"])
    #expect(storage.value(of: key) == "after")
  }

  @Test("A subscription's action is made with the subscriber's dependencies")
  func follows() {
    let storage = SharedStorage(isPersistent: false)
    let key = SharedKey.inMemory("text", default: "")
    func make(_ stamp: String) -> Store<Performer> {
      Store(initialState: Performer.State()) {
        Performer()
      } withDependencies: {
        $0.sharedStorage = storage
        $0.stamp = stamp
      }
    }
    let (follower, saver) = (make("follower"), make("saver"))
    follower.send(.perform { Shared(key).projectedValue.subscribe { _ in .stamped(currentStamp()) } })
    saver.send(.perform { Shared(key).projectedValue.save("new") })
    #expect(follower.stamps == ["follower"])
  }

  @Test("A modification runs with the dependencies of its part of the body")
  func modifies() {
    let storage = SharedStorage(isPersistent: false)
    let key = SharedKey.inMemory("text", default: "")
    let store = Store(initialState: Performer.State()) {
      Performer().dependency(\.stamp, "operator")
    } withDependencies: {
      $0.sharedStorage = storage
      $0.stamp = "store"
    }
    store.send(.perform { Shared(key).projectedValue.modify { $0 = currentStamp() } })
    #expect(storage.value(of: key) == "operator")
  }
}
