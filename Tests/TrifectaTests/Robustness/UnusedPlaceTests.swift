import Testing
import Trifecta
import TrifectaTesting
import Waiting

@MainActor
@Suite("Removal of unused nodes")
struct UnusedPlaceTests {
  let store = Store(initialState: Hall.State(lamp: Lamp.State())) { Hall() }
  let gate = Gate()

  func turn(_ number: Int, _ action: Counter.Action) {
    store.send(.door(number, .knob(action)))
  }

  /// Runs an effect in every door but the first, so that the node removes unused nodes.
  func useOtherDoors() async {
    for number in 1..<Hall.size { turn(number, .perform(.init { .run { _ in } })) }
    await waitForEffectsToStart()
  }

  @Test("A node with a running effect is kept with its path")
  func runs() async {
    turn(0, .perform(.init { [gate] in gate.effect(.increment) }))
    await useOtherDoors()
    #expect(store.runningEffects.map { $0.place.hasSuffix("\\State.knob") } == [true])
  }

  @Test("An observer of a child's presence runs after other nodes were removed")
  func presence() async {
    let watch = Watch { [store] in store.scope(Hall.lamp) != nil }
    await useOtherDoors()
    store.send(.turnOff)
    #expect(watch.seen == [true, false])
  }

  @Test("A node with an open throttle window is kept, even if it has no other use")
  func windows() async {
    let clock = TestClock()
    let throttled = Counter.Action.perform(
      .init { .send(.increment).throttle(id: 1, for: .ticks(5), latest: false, clock: clock) })
    turn(0, throttled)
    await useOtherDoors()
    turn(0, throttled)
    #expect(store.doors[0].knob.count == 1)
    await clock.run()
    #expect(store.doors[0].knob.count == 2)
  }

  @Test("Removing a child cancels only its own effects after nodes were removed")
  func putsAway() async {
    turn(0, .perform(.init { [gate] in gate.effect(.increment).cancellable(id: "door 0") }))
    await useOtherDoors()
    store.send(.lamp(.perform(.init { [gate] in gate.effect(.toggle) })))
    store.send(.turnOff)
    #expect(store.running.map { $0.hasSuffix("\\State.knob \"door 0\"") } == [true])
  }

  @Test("A parent can cancel an effect that started before many others")
  func cancels() async {
    turn(0, .perform(.init { [gate] in gate.effect(.increment) }))
    await useOtherDoors()
    store.send(.perform(.init { .cancelAll(of: Hall.door(0)) }))
    #expect(store.runningEffects.isEmpty)
  }

  @Test("All side effects that many children emit in one batch are kept")
  func sideEffects() async {
    store.send(
      .perform(.init { .merge((0..<Hall.size).map { .send(.door($0, .knob(.emit("\($0)")))) }) }))
    for number in 0..<Hall.size {
      let knob = store.scope(Hall.door(number)).scope(Door.knob)
      #expect(knob.waitingSideEffects.count == 1)
    }
  }

  @Test("A stream without an iterator receives side effects after nodes were removed")
  func streams() async {
    let sideEffects = store.scope(Hall.door(0)).scope(Door.knob).sideEffects
    await useOtherDoors()
    turn(0, .emit("late"))
    #expect(store.scope(Hall.door(0)).scope(Door.knob).waitingSideEffects.count == 1)
    let listening = Task.immediate { await first(of: sideEffects) }
    await settle(until: { store.scope(Hall.door(0)).scope(Door.knob).waitingSideEffects.isEmpty })
    listening.cancel()
    #expect(await listening.value == .say("late"))
  }

  @Test("A stream without an iterator ends with the store after nodes were removed")
  func streamsEnd() async {
    var store: Store<Hall>? = Store(initialState: Hall.State()) { Hall() }
    let sideEffects = store!.scope(Hall.door(0)).scope(Door.knob).sideEffects
    for number in 1..<Hall.size { store!.send(.door(number, .knob(.perform(.init { .run { _ in } })))) }
    store = nil
    var hasEnded = false
    let listening = Task.immediate {
      for await _ in sideEffects {}
      hasEnded = !Task.isCancelled
    }
    await settle(until: { hasEnded })
    listening.cancel()
    await listening.value
    #expect(hasEnded)
  }

  @Test("A node is removed after its stream is released")
  func streamsAreForgotten() async {
    for number in 0..<Hall.size { _ = store.scope(Hall.door(number)).scope(Door.knob).sideEffects }
    await useOtherDoors()
    #expect(store.placesBelow < 2 * Hall.size)
  }

  @Test("Rows that are inserted and removed leave no nodes behind when not observed")
  func rows() {
    let store = Store(initialState: Family.State()) { Family() }
    for id in 0..<5_000 {
      store.send(.mutate(.init { $0.rows.append(Counter.State(id: id)) }))
      #expect(store.scope(Family.rows, id: id)?.count == 0)
      store.send(.mutate(.init { $0.rows.removeAll() }))
    }
    #expect(store.placesBelow <= 256)
  }

  @Test("Rows that are inserted and removed leave no nodes behind when observed")
  func observedRows() async {
    let store = Store(initialState: Family.State()) { Family() }
    for id in 0..<2_000 {
      store.send(.mutate(.init { $0.rows.append(Counter.State(id: id)) }))
      let row = store.scope(Family.rows, id: id)
      let watch = Watch { row?.count }
      store.send(.row(id, .increment))
      #expect(watch.seen == [0, 1])
      watch.stop()
      store.send(.mutate(.init { $0.rows.removeAll() }))
      // A released token removes its observation in a later turn of the main actor.
      await Task.yield()
    }
    #expect(store.placesBelow <= 256)
  }

  @Test("Key paths created at run time do not accumulate")
  func keyPaths() {
    let store = Store(initialState: Family.State()) { Family() }
    for id in 0..<3_000 {
      let watch = Watch { store[\.rows[id: id]]?.count }
      store.send(.mutate(.init { $0.rows = [Counter.State(id: id)] }))
      #expect(watch.seen == [nil, 0])
      watch.stop()
    }
    #expect(store.knownFields <= 1_024)
  }
}
