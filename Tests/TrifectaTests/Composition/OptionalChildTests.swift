import IssueRecording
import Testing
import Trifecta

@MainActor
@Suite("Optional children")
struct OptionalChildTests {
  let store = Store(initialState: House.State()) { House() }
  let gate = Gate()

  func mutate(_ change: @escaping @MainActor (inout House.State) -> Void) {
    store.send(.mutate(.init(change)))
  }

  @Test("The child's reducer runs before the parent's")
  func order() {
    var seen: [Int?] = []
    let store = Store(initialState: House.State(guest: .init())) {
      House(react: { state, _ in
        seen.append(state.guest?.count)
        return .none
      })
    }
    store.send(.guest(.increment))
    #expect(seen == [1])
  }

  @Test("An action for an absent child is reported, and the parent's reducer still runs")
  func absent() {
    var runs = 0
    let store = Store(initialState: House.State()) {
      House(react: { _, _ in
        runs += 1
        return .none
      })
    }
    let issues = issues { store.send(.guest(.increment)) }
    #expect(
      issues == [
        """
        The action .increment of Counter arrived for \\State.guest, whose state is nil.

        The child never existed, or was removed before the action arrived. Send the action only while the child is \
        present. The child's own effects are cancelled when it is removed.
        """
      ])
    #expect(runs == 1)
  }

  @Test("A child's store exists while the child's state is not nil, and is always the same object")
  func scoping() throws {
    #expect(store.scope(House.guest) == nil)
    mutate { $0.guest = .init() }
    let guest = try #require(store.scope(House.guest))
    #expect(store.scope(House.guest) === guest)
    guest.send(.increment)
    #expect(guest.count == 1)
    #expect(store.guest?.count == 1)
    mutate { $0.guest = nil }
    #expect(store.scope(House.guest) == nil)
    #expect(guest.count == 1, "what is gone is shown as it was read last")
  }

  @Test("An observer that scopes the child runs when the child's presence or id changes")
  func presence() {
    let watch = Watch { [store] in store.scope(House.guest) != nil }
    mutate { $0.guest = .init() }
    store.send(.guest(.increment))
    mutate { $0.guest?.title = "Ada" }
    mutate { $0.guest = .init(id: 1) }
    mutate { $0.guest = nil }
    mutate { $0.log = ["something else"] }
    #expect(watch.seen == [false, true, true, false])
  }

  @Test("A field of a child is observed by value while the child is present")
  func fields() throws {
    mutate { $0.guest = .init() }
    let guest = try #require(store.scope(House.guest))
    let watch = Watch { guest.count }
    store.send(.guest(.increment))
    store.send(.guest(.rename("Ada")))
    mutate { $0.guest = nil }
    mutate { $0.guest = .init(count: 5) }
    #expect(watch.seen == [0, 1, 5])
  }

  @Test(
    "A child's effects are cancelled when its state becomes nil or its id changes",
    arguments: [nil, Counter.State(id: 1)])
  func cancels(successor: Counter.State?) async {
    mutate { $0.guest = .init() }
    let task = store.send(.guest(.perform(.init { [gate] in gate.effect(.increment) })))
    mutate { $0.guest = successor }
    #expect(store.runningEffects.isEmpty)
    gate.open()
    await task.finish()
    #expect(store.guest?.count == successor?.count)
  }

  @Test("Effects continue when a child without an id is assigned new state")
  func mutation() async {
    mutate { $0.lamp = .init() }
    let task = store.send(.lamp(.perform(.init { [gate] in gate.effect(.toggle) })))
    mutate { $0.lamp = .init(isOn: false) }
    gate.open()
    await task.finish()
    #expect(store.lamp?.isOn == true)
  }

  @Test("An effect returned in the reduction that removes the child does not start")
  func sameReduction() {
    let store = Store(initialState: House.State(guest: .init())) {
      House(react: { state, _ in
        state.guest = nil
        return .none
      })
    }
    store.send(.guest(.perform(.init { [gate] in gate.effect(.increment) })))
    #expect(gate.arrivals == 0)
  }

  @Test("Removing a child cancels the effects in its subtree and no other effects")
  func subtree() {
    mutate {
      $0.guest = .init()
      $0.lamp = .init()
    }
    store.send(.guest(.perform(.init { [gate] in gate.effect(.increment) })))
    store.send(.lamp(.perform(.init { [gate] in gate.effect(.toggle) })))
    store.send(.perform(.init { [gate] in gate.effect(.mutate(.init { _ in })) }))
    mutate { $0.guest = nil }
    #expect(store.running == ["\\State.lamp", "the root"])
  }

  @Test("Side effects that no listener has received are dropped when the child is removed")
  func sideEffects() async throws {
    mutate { $0.lamp = .init() }
    store.send(.lamp(.emit("old")))
    mutate { $0.lamp = nil }
    mutate { $0.lamp = .init() }
    store.send(.lamp(.emit("new")))
    let lamp = try #require(store.scope(House.lamp))
    #expect(await first(of: lamp.sideEffects) == .say("new"))
  }

  @Test("The stream of a child without an id ends when the child is removed, even if another one is presented")
  func endOfStream() async throws {
    mutate { $0.lamp = .init() }
    // Only the stream refers to the child, not a store.
    let stream = try #require(store.scope(House.lamp)).sideEffects
    let listener = Task { await first(2, of: stream) }
    await Task.yield()
    store.send(.lamp(.emit("old")))
    mutate { $0.lamp = nil }
    mutate { $0.lamp = .init() }
    store.send(.lamp(.emit("new")))
    #expect(await listener.value == [.say("old")])
    let lamp = try #require(store.scope(House.lamp))
    #expect(await first(of: lamp.sideEffects) == .say("new"))
  }

  @Test("Side effects emitted in the batch that removes the child are dropped")
  func sideEffectsOfTheBatch() throws {
    mutate { $0.lamp = .init() }
    store.send(
      .perform(
        .init {
          .merge(
            .send(.lamp(.emit("old"))), .send(.mutate(.init { $0.lamp = nil })),
            .send(.mutate(.init { $0.lamp = .init() })), .send(.lamp(.emit("new"))))
        }))
    let lamp = try #require(store.scope(House.lamp))
    #expect(lamp.waitingSideEffects.compactMap { $0.value as? Lamp.SideEffect } == [.say("new")])
  }

  @Test("A store stops watching optional children when their effects have ended")
  func unwatched() async {
    mutate { $0.guest = .init() }
    let task = store.send(.guest(.perform(.init { [gate] in gate.effect(.touchNothing) })))
    gate.open()
    await task.finish()
    mutate { $0.log = [] }
    #expect(store.watchedPlaces == 0)
  }

  @Test("A parent can cancel a child's effects by id")
  func parentCancels() {
    mutate { $0.guest = .init() }
    store.send(.guest(.perform(.init { [gate] in gate.effect(.increment).cancellable(id: "wait") })))
    store.send(.perform(.init { .cancel(id: "wait") }))
    #expect(store.running == ["\\State.guest \"wait\""], "the id is the child's")
    store.send(.perform(.init { .cancel(id: "wait", of: House.guest) }))
    #expect(store.runningEffects.isEmpty)
  }

  @Test("A parent can cancel all effects of a child and its descendants")
  func cancelsAll() {
    store.send(.mode(.become(.dim(.init()))))
    store.send(.mode(.dim(.perform(.init { [gate] in gate.effect(.increment) }))))
    store.send(.perform(.init { [gate] in gate.effect(.mutate(.init { _ in })) }))
    store.send(.perform(.init { .cancelAll(of: House.mode) }))
    #expect(store.running == ["the root"])
  }

  @Test("The store of a removed child keeps its last state, observed or not")
  func lastSeen() throws {
    mutate { $0.guest = .init() }
    let guest = try #require(store.scope(House.guest))
    let watch = Watch { guest.title }
    store.send(.guest(.rename("Ada")))
    store.send(.guest(.increment))
    mutate { $0.guest = nil }
    #expect(guest.title == "Ada")
    #expect(guest.count == 1)
    #expect(guest.withState { "\($0.title) \($0.count)" } == "Ada 1")
    #expect(watch.seen == ["", "Ada"])
  }
}
