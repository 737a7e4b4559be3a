import Testing
import Trifecta

@MainActor
@Suite("Store: children")
struct StoreScopeTests {
  let store = Store(initialState: Family.State()) { Family() }

  @Test("A child's store reads and changes its part of the parent's state")
  func readsAndSends() {
    let left = store.scope(Family.left)
    left.send(.increment)
    #expect(left.count == 1)
    #expect(store.left.count == 1)
    #expect(store.right.count == 0)
    #expect(store.log == ["left"])
  }

  @Test("A child's store is the same object while it is held")
  func cached() {
    let left = store.scope(Family.left)
    #expect(left === store.scope(Family.left))
    #expect(left !== store.scope(Family.right))
  }

  @Test("Scoping by a key path and a case path returns the store of the declared child")
  func adHoc() {
    let left = store.scope(
      Counter.self, state: \.left,
      action: CasePath(Family.Action.left) { if case .left(let action) = $0 { action } else { nil } })
    #expect(left === store.scope(Family.left))
    left.send(.increment)
    #expect(store.left.count == 1)
  }

  @Test("A child's observers run when the parent changes it and not for a sibling")
  func observes() {
    let left = store.scope(Family.left)
    let watch = Watch { left.count }
    store.scope(Family.right).send(.increment)
    store.send(.mutate(.init { $0.left.count = 5 }))
    #expect(watch.seen == [0, 5])
  }

  @Test("A child's observers continue after its store is released and created again")
  func survivesStore() {
    let watch = Watch { store.scope(Family.left).count }
    store.send(.left(.increment))
    store.scope(Family.left).send(.increment)
    #expect(watch.seen == [0, 1, 2])
  }

  @Test("A child in a computed property is read and changed through the property")
  func computed() {
    struct Parent: Reducer {
      struct State: Equatable {
        var stored = 1
        var counter: Counter.State {
          get { Counter.State(count: stored) }
          set { stored = newValue.count }
        }
      }
      static let counter = Child(Counter(), state: \State.counter, action: CasePath({ $0 }, extract: { $0 }))
      var body: some Reducer<State, Counter.Action> { Scope(Self.counter) }
    }
    let parent = Store(initialState: Parent.State()) { Parent() }
    let child = parent.scope(Parent.counter)
    let watch = Watch { child.count }
    child.send(.increment)
    child.send(.touchNothing)
    #expect(watch.seen == [1, 2])
    #expect(parent.stored == 2)
  }
}
