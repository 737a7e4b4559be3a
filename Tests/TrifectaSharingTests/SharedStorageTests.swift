import IssueRecording
import Testing
import Trifecta
import TrifectaTesting
import Waiting

@testable import TrifectaSharing

@MainActor
@Suite("Shared state: storage", .timeLimit(.minutes(1)))
struct SharedStorageTests {
  let medium = Medium()
  /// Writes only on a flush, because the delay is longer than any test.
  let storage = SharedStorage(isPersistent: true, delay: .seconds(600))

  func store(_ storage: SharedStorage? = nil, _ medium: Medium? = nil) -> Store<Number> {
    Store(initialState: Number.State()) {
      Number(medium ?? self.medium)
    } withDependencies: {
      $0.sharedStorage = storage ?? self.storage
    }
  }

  var saveFailure: String {
    """
    The shared value "number" could not be saved: The medium is broken.

    Saving is retried with the next value, or when the storage is flushed.
    """
  }

  @Test("After several saves in quick succession, only the last value is written")
  func coalesces() async {
    let store = store()
    for number in 1...3 { store.send(.saved(number)) }
    await storage.flush()
    #expect(medium.written == [3])
  }

  @Test("A value is written after the delay without a flush")
  func delay() async {
    let storage = SharedStorage(isPersistent: true, delay: .zero)
    store(storage).send(.saved(1))
    await settle(until: { !medium.written.isEmpty })
    #expect(medium.written == [1])
  }

  @Test("The delay is measured by the given clock")
  func clock() async {
    let clock = TestClock()
    let storage = SharedStorage(isPersistent: true, delay: .seconds(1), clock: clock)
    store(storage).send(.saved(1))
    await clock.advance(by: .milliseconds(999))
    #expect(medium.written == [])
    await clock.advance(by: .milliseconds(1))
    await settle(until: { !medium.written.isEmpty })
    #expect(medium.written == [1])
  }

  @Test("A pending value is written after its stores and storage are released")
  func outlives() async {
    var storage: SharedStorage? = SharedStorage(isPersistent: true, delay: .zero)
    store(storage).send(.saved(1))
    weak let weakStorage = storage
    storage = nil
    #expect(weakStorage == nil)
    await settle(until: { !medium.written.isEmpty })
    #expect(medium.written == [1])
  }

  @Test("A change reports that the medium has stored the latest value, or has failed to")
  func completions() async {
    let cell = storage.cell(for: SharedKey(id: "number", default: 0, persistence: medium))
    var results: [Int?] = []
    cell.modify {
      $0 += 1
    } completion: {
      results.append(try? $0.get())
    }
    cell.modify {
      $0 += 1
    } completion: {
      results.append(try? $0.get())
    }
    #expect(results.isEmpty)
    await storage.flush()
    #expect(results == [2, 2])
    medium.breaks = true
    let reported = await issues {
      cell.modify {
        $0 += 1
      } completion: {
        results.append(try? $0.get())
      }
      await storage.flush()
    }
    #expect(reported == [saveFailure])
    #expect(results == [2, 2, nil])
    #expect(cell.value == 3)
    medium.breaks = false
    cell.modify {
      $0 = 3
    } completion: {
      results.append(try? $0.get())
    }
    await storage.flush()
    #expect(results == [2, 2, nil, 3])
    #expect(medium.value == 3)
  }

  @Test("A feature first reads the value in the medium")
  func loads() {
    medium.change(to: 7)
    let store = store()
    store.send(.appeared)
    #expect(store.number == 7)
  }

  @Test("A value set on the storage reaches subscribers and the medium")
  func setFromOutside() async {
    medium.change(to: 7)
    let store = store()
    let key = SharedKey(id: "number", default: 0, persistence: medium)
    #expect(storage.value(of: key) == 7)
    store.send(.appeared)
    storage.set(8, for: key)
    #expect(store.number == 8)
    #expect(storage.value(of: key) == 8)
    await storage.flush()
    #expect(medium.written == [8])
  }

  @Test("A storage in memory does not access the medium")
  func memory() async {
    medium.change(to: 7)
    let storage = SharedStorage(isPersistent: false)
    let store = store(storage)
    store.send(.appeared)
    store.send(.saved(1))
    await storage.flush()
    #expect(store.number == 0)
    #expect(medium.written.isEmpty)
    #expect(!medium.isObserved)
  }

  @Test("A failed write is reported, and a later flush retries it")
  func writeFails() async {
    let store = store()
    store.send(.appeared)
    medium.breaks = true
    let reported = await issues {
      store.send(.saved(1))
      await storage.flush()
    }
    #expect(reported == [saveFailure])
    #expect(storage.errors.map { "\($0.key): \($0.value)" } == ["number: The medium is broken."])
    medium.breaks = false
    await storage.flush()
    #expect(medium.written == [1])
    #expect(storage.errors.isEmpty)
  }

  @Test("A failed read is reported, and nothing is written until a read succeeds")
  func readFails() async {
    medium.change(to: 7)
    medium.breaksReading = true
    let store = store()
    let reported = await issues {
      store.send(.appeared)
      store.send(.saved(1))
      await storage.flush()
    }
    #expect(
      reported == [
        """
        The shared value "number" could not be read, so the default value is used: The medium is broken.

        A stored value that cannot be read is never overwritten. Unless it was moved or renamed, repair or delete it.
        """,
        saveFailure,
      ])
    #expect(medium.value == 7)
    medium.breaksReading = false
    await storage.flush()
    #expect(medium.value == 1)
  }

  @Test("An external change reaches subscribers")
  func outside() async {
    let store = store()
    store.send(.appeared)
    medium.change(to: 7)
    await settle(until: { store.number == 7 })
    #expect(store.number == 7)
    await storage.flush()
    #expect(medium.written.isEmpty)
  }

  @Test("An external change does not replace a pending value")
  func outsideLoses() async {
    let store = store()
    let other = self.store()
    store.send(.appeared)
    other.send(.saved(1))
    medium.change(to: 7)
    await letOthersRun()
    #expect(store.number == 1)
    await storage.flush()
    // The change makes the storage load again after its write, so it loads the value that it has just written.
    await settle(until: { medium.loads == 2 })
    #expect(medium.loads == 2)
    #expect(medium.value == 1)
    #expect(store.number == 1)
  }

  @Test("An external change during a write reaches subscribers")
  func outsideDuringWrite() async {
    let store = store()
    store.send(.appeared)
    medium.changeAfterNextSave(to: 7)
    self.store().send(.saved(1))
    await storage.flush()
    await settle(until: { medium.loads == 2 })
    #expect(store.number == 7)
    #expect(medium.written == [1])
  }

  @Test("A failed read after an external change is reported once and blocks writes")
  func reloadFails() async {
    let store = store()
    store.send(.appeared)
    let reported = await issues {
      medium.breaksReading = true
      for change in 1...2 {
        medium.change(to: 6 + change)
        await settle(until: { medium.loads == 1 + change })
      }
      #expect(medium.loads == 3)
      store.send(.saved(1))
      await storage.flush()
    }
    #expect(
      reported == [
        """
        The shared value "number" was changed by other code and could not be read, so the previous value is kept: \
        The medium is broken.

        A stored value that cannot be read is never overwritten. Unless it was moved or renamed, repair or delete it.
        """, saveFailure,
      ])
    #expect(medium.written.isEmpty)
    medium.breaksReading = false
    await storage.flush()
    #expect(medium.written == [1])
    #expect(storage.errors.isEmpty)
  }

  @Test("A released store leaves no subscriber behind")
  func noLeak() async {
    var gone: Store<Number>? = store()
    weak let weakGone = gone
    gone?.send(.appeared)
    let cell = storage.cell(for: SharedKey(id: "number", default: 0, persistence: medium))
    #expect(cell.subscriberCount == 1)
    gone = nil
    #expect(weakGone == nil)
    await settle(until: { cell.subscriberCount == 0 })
    #expect(cell.subscriberCount == 0)
  }

  @Test("A released storage stops observing its medium")
  func stopsObserving() async {
    let medium = Medium()
    var storage: SharedStorage? = SharedStorage(isPersistent: true)
    store(storage, medium).send(.appeared)
    #expect(medium.isObserved)
    storage = nil
    // The subscribed effect retains the storage until its task ends.
    await settle(until: { !medium.isObserved })
    #expect(!medium.isObserved)
  }

  @Test("A value that is saved during a delivery reaches every subscriber")
  func reentrant() {
    let cell = SharedCell(value: 0, writer: nil)
    var first: [Int] = []
    var second: [Int] = []
    _ = cell.subscribe(from: nil, known: 0) { value in
      first.append(value)
      if value == 1 { cell.set(2, from: nil) }
    }
    _ = cell.subscribe(from: nil, known: 0) { second.append($0) }
    cell.set(1, from: nil)
    #expect(first == [1, 2])
    #expect(second == [2])
  }

  @Test("A subscriber that is removed during a delivery is not called")
  func unfollowsMeanwhile() {
    let cell = SharedCell(value: 0, writer: nil)
    var seen: [Int] = []
    // Ids count from 1.
    _ = cell.subscribe(from: nil, known: 0) { _ in cell.unsubscribe(2) }
    #expect(cell.subscribe(from: nil, known: 0) { seen.append($0) } == 2)
    cell.set(1, from: nil)
    #expect(seen.isEmpty)
  }

  @Test("A subscriber with an outdated value is called when it subscribes")
  func startsLater() {
    let cell = SharedCell(value: 1, writer: nil)
    var seen: [Int] = []
    _ = cell.subscribe(from: nil, known: 0) { seen.append($0) }
    #expect(seen == [1])
  }

  @Test("A storage is released even though a task observes its medium")
  func observedByTask() {
    struct Watched: SharedPersistence {
      func load() throws -> Int? { nil }
      func save(_ value: Int) throws {}
      func observe(_ onChange: @escaping @Sendable () -> Void) -> SharedObservation? {
        let task = Task { for await _ in AsyncStream<Void>.makeStream().stream { onChange() } }
        return SharedObservation { task.cancel() }
      }
    }
    struct Viewer: Reducer {
      typealias State = Int
      typealias Action = Void
      func reduce(into state: inout Int, action: Void) -> Effect<Void> {
        state = Shared(SharedKey(id: "watched", default: 7, persistence: Watched())).wrappedValue
        return .none
      }
    }
    weak var gone: SharedStorage?
    do {
      let storage = SharedStorage(isPersistent: true)
      gone = storage
      let store = Store(initialState: 0) {
        Viewer()
      } withDependencies: {
        $0.sharedStorage = storage
      }
      store.send(())
      #expect(store.state == 7)
    }
    #expect(gone == nil)
  }
}
