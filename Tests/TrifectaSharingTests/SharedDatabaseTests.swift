import IssueRecording
import Locking
import SeededRandom
import Testing
import Trifecta
import ValueStorage
import Waiting

@testable import TrifectaSharing

@MainActor
@Suite("Shared state: values in the database", .timeLimit(.minutes(1)))
final class SharedDatabaseTests {
  let database = MemoryDatabase()
  let databases = ValueDatabases()

  init() { databases.register(database) }

  /// Returns a storage like that of another process with the same database.
  func storage() -> SharedStorage {
    SharedStorage(isPersistent: true, delay: .zero, clock: ContinuousClock(), databases: databases)
  }

  let list = SharedKey.database("list", default: ["milk"])

  @Test("A stored value is loaded, and replaces the default")
  func loads() async {
    database.set(#"["tea"]"#, for: "list")
    let storage = storage()
    #expect(storage.value(of: list) == ["milk"])
    await settle { storage.value(of: self.list) == ["tea"] }
    #expect(database.saves == 0)
  }

  @Test("A change is visible immediately, and then stored as JSON")
  func stores() async {
    let storage = storage()
    storage.set(["tea"], for: list)
    #expect(storage.value(of: list) == ["tea"])
    await storage.flush()
    #expect(database.text("list") == #"["tea"]"#)
    #expect(storage.errors.isEmpty)
  }

  @Test("A process receives the values that another process stores")
  func follows() async {
    let one = storage()
    let other = storage()
    #expect(other.value(of: list) == ["milk"])
    one.set(["tea"], for: list)
    await settle { other.value(of: self.list) == ["tea"] }
    database.set(nil, for: "list")
    await settle { other.value(of: self.list) == ["milk"] }
  }

  @Test("Changes are made again to the value of another process, and nothing is lost")
  func conflicts() async {
    let storage = storage()
    #expect(storage.value(of: list) == ["milk"])
    await storage.flush()
    database.set(#"["tea"]"#, for: "list", notifies: false)
    storage.cell(for: list).modify { $0.append("bread") }
    storage.cell(for: list).modify { $0.append("salt") }
    #expect(storage.value(of: list) == ["milk", "bread", "salt"])
    await storage.flush()
    #expect(storage.value(of: list) == ["tea", "bread", "salt"])
    #expect(database.text("list") == #"["tea","bread","salt"]"#)
  }

  @Test("A subscriber that has written a value receives the value after a conflict")
  func deliversConflicts() async {
    let storage = storage()
    let store = Store(initialState: Shopping.State()) {
      Shopping(list)
    } withDependencies: {
      $0.sharedStorage = storage
    }
    store.send(.appeared)
    await storage.flush()
    database.set(#"["tea"]"#, for: "list", notifies: false)
    store.send(.added("bread"))
    #expect(store.items == ["milk", "bread"])
    await settle { store.items == ["tea", "bread"] }
    #expect(store.results.isEmpty || store.results == [["tea", "bread"]])
    await settle { store.results == [["tea", "bread"]] }
  }

  @Test("Changes during a save are stored together, so that other processes can save in between")
  func pauses() async {
    let storage = storage()
    let key = SharedKey.database("number", default: 0)
    for _ in 0..<1_000 {
      storage.cell(for: key).modify { $0 += 1 }
      await Task.yield()
    }
    await storage.flush()
    #expect(database.text("number") == "1000")
    #expect(database.saves < 200)
  }

  @Test("A change fails after fifty conflicts in a row, and the stored value is shown")
  func failsAfterConflicts() async {
    let storage = storage()
    #expect(storage.value(of: list) == ["milk"])
    await storage.flush()
    let number = Counter()
    database.beforeSave { [database] key in database.set("[\"\(number.next())\"]", for: key, notifies: false) }
    var results: [Result<[String], any Error>] = []
    let reported = await issues {
      storage.cell(for: self.list).modify {
        $0.append("bread")
      } completion: {
        results.append($0)
      }
      await storage.flush()
    }
    #expect(reported.count == 1 && reported[0].contains("during each of 50 attempts"))
    #expect(results.count == 1)
    #expect(throws: SharedConflict.self) { try results[0].get() }
    #expect(storage.value(of: list) == ["50"])
    database.beforeSave(nil)
    storage.cell(for: list).modify { $0.append("bread") }
    await storage.flush()
    #expect(database.text("list") == #"["50","bread"]"#)
    #expect(storage.errors.isEmpty)
  }

  @Test("While the database is away, reads return the last value, changes fail visibly, and one issue is reported")
  func away() async {
    let storage = storage()
    storage.set(["tea"], for: list)
    await storage.flush()
    database.isBroken = true
    var failures = 0
    let reported = await issues {
      for _ in 0..<2 {
        storage.cell(for: self.list).modify {
          $0.append("bread")
        } completion: {
          if case .failure = $0 { failures += 1 }
        }
        await storage.flush()
        #expect(storage.value(of: self.list) == ["tea"])
      }
    }
    #expect(failures == 2)
    #expect(
      reported == [
        """
        The shared value "database list" could not be saved: The database is away.

        The change is discarded.
        """
      ])
    #expect(storage.errors["database list"] != nil)
    database.isBroken = false
    database.set(#"["salt"]"#, for: "list", notifies: false)
    database.announceChanges()
    await settle { storage.value(of: self.list) == ["salt"] }
    #expect(storage.errors.isEmpty)
  }

  @Test("If the answer to a save is lost, the change fails, and the value that was stored is shown")
  func losesAnswer() async {
    let storage = storage()
    database.losesAnswers = true
    _ = await issues {
      storage.set(["tea"], for: self.list)
      await storage.flush()
    }
    #expect(storage.value(of: list) == ["tea"])
    #expect(database.saves == 1)
  }

  @Test("A value that cannot be decoded is reported once and never replaced, until it is repaired")
  func unreadable() async {
    database.set("{", for: "list")
    let storage = storage()
    let reported = await issues {
      #expect(storage.value(of: self.list) == ["milk"])
      await storage.flush()
      storage.set(["tea"], for: self.list)
      await storage.flush()
    }
    #expect(reported.count == 1 && reported[0].contains("cannot be decoded, and is not replaced"))
    #expect(storage.value(of: list) == ["milk"])
    #expect(database.text("list") == "{")
    database.set("[]", for: "list", notifies: false)
    storage.cell(for: list).modify { $0.append("salt") }
    await storage.flush()
    #expect(database.text("list") == #"["salt"]"#)
  }

  @Test("A name or a value that is too large is not stored")
  func tooLarge() async {
    let storage = storage()
    let long = SharedKey.database(String(repeating: "ü", count: 251), default: 0)
    let reported = await issues {
      storage.set([String(repeating: "a", count: 1 << 20)], for: self.list)
      storage.set(1, for: long)
      await storage.flush()
    }
    #expect(reported.contains { $0.contains("1048580 bytes as JSON") })
    #expect(reported.contains { $0.contains("502 bytes. It may have at most 500.") })
    #expect(storage.value(of: list) == ["milk"])
    #expect(storage.value(of: long) == 0)
  }

  @Test("Without a database, a value is kept in memory; a database that is opened later replaces it")
  func memory() async {
    let databases = ValueDatabases()
    let storage = SharedStorage(isPersistent: true, delay: .zero, clock: ContinuousClock(), databases: databases)
    var isStored = false
    storage.cell(for: list).modify {
      $0.append("tea")
    } completion: { _ in
      isStored = true
    }
    #expect(isStored)
    #expect(storage.value(of: list) == ["milk", "tea"])
    database.set(#"["salt"]"#, for: "list")
    databases.register(database)
    await settle { storage.value(of: self.list) == ["salt"] }
    #expect(database.isObserved)
  }

  @Test("A storage and its values are released, and unsaved changes are stored")
  func lifetime() async {
    weak var released: SharedStorage?
    do {
      let storage = storage()
      released = storage
      storage.set(["tea"], for: list)
    }
    await settle { self.database.text("list") == #"["tea"]"# }
    await settle { released == nil }
  }

  @Test("Random increments of several processes add up, with lost messages", arguments: 1...20 as ClosedRange<UInt64>)
  func random(seed: UInt64) async {
    var generator = SeededGenerator(seed: seed)
    let key = SharedKey.database("number", default: 0)
    let storages = (0..<4).map { _ in storage() }
    var sum = 0
    for _ in 0..<300 {
      let storage = storages.randomElement(using: &generator)!
      switch Int.random(in: 0..<10, using: &generator) {
      case 0: await Task.yield()
      case 1:
        // Another process, whose message is lost.
        if database.modify("number", { "\((Int($0) ?? 0) + 7)" }) { sum += 7 }
      case 2: await storage.flush()
      default:
        let amount = Int.random(in: 1...9, using: &generator)
        sum += amount
        storage.cell(for: key).modify { $0 += amount }
      }
    }
    for storage in storages { await storage.flush() }
    #expect(database.text("number") == "\(sum)")
    database.announceChanges()
    for storage in storages { await settle { storage.value(of: key) == sum } }
  }
}

/// A list that several people edit.
private struct Shopping: Reducer {
  struct State: Equatable {
    var items: [String] = []
    var results: [[String]] = []
  }
  enum Action {
    case appeared
    case added(String)
    case changed([String])
    case stored(Result<[String], SharedSaveError>)
  }

  let list: Shared<[String]>

  init(_ key: SharedKey<[String]>) { list = Shared(key) }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .appeared:
      state.items = list.wrappedValue
      return list.projectedValue.subscribe(Action.changed)
    case .added(let item):
      return list.projectedValue.modify {
        $0.append(item)
      } completed: {
        .stored($0)
      }
    case .changed(let items): state.items = items
    case .stored(let result): if let items = try? result.get() { state.results.append(items) }
    }
    return .none
  }
}

/// A number that increases.
private final class Counter: Sendable {
  private let number = Locked(0)

  func next() -> Int {
    number.withLock { number in
      number += 1
      return number
    }
  }
}
