import IssueReporting
import Locking
import Trifecta
import ValueStorage

/// The shared values of a process, by key.
///
/// An app has one storage for the whole process. The app awaits ``flush()`` before it may be terminated, for example
/// when it enters the background. It may also set a value from outside of any feature. Each test of Swift Testing has a
/// separate in-memory storage; see `DependencyValues.sharedStorage`.
///
/// The storage keeps the value of each key that was used until the storage is released. So use a bounded number of keys:
/// for values of an unbounded number of things, share one dictionary, or keep the values in a database of the app.
///
/// ```swift
/// @Dependency(\.sharedStorage) var storage
/// // When the app leaves the screen:
/// await storage.flush()
/// ```
@MainActor
public final class SharedStorage {
  /// A key's id and type. A second type with the same id gets a separate value.
  private struct CellID: Hashable {
    let id: String
    let type: ObjectIdentifier
  }

  private let isPersistent: Bool
  private let delay: Duration
  private let clock: any Clock<Duration>
  private let databases: ValueDatabases
  private var cells: [CellID: AnyObject] = [:]
  private var types: [String: Any.Type] = [:]
  private var writers: [String: any AnySharedWriter] = [:]

  /// Creates an empty storage.
  ///
  /// - Parameters:
  ///   - isPersistent: whether values are loaded from and saved to their keys' media. If `false`, all values are kept
  ///     in memory only.
  ///   - delay: how long a change may wait before it is written, so that several changes are written at once.
  ///   - clock: the clock for the delay.
  public nonisolated convenience init(
    isPersistent: Bool,
    delay: Duration = .milliseconds(100),
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.init(isPersistent: isPersistent, delay: delay, clock: clock, databases: .process)
  }

  /// Creates an empty storage with another database than that of the process.
  nonisolated init(
    isPersistent: Bool, delay: Duration, clock: any Clock<Duration>, databases: ValueDatabases
  ) {
    self.isPersistent = isPersistent
    self.delay = delay
    self.clock = clock
    self.databases = databases
  }

  /// Returns the value of a key: the value that was saved last, or the key's default. O(1).
  ///
  /// - Parameter key: the key.
  /// - Returns: the value.
  public func value<Value>(of key: SharedKey<Value>) -> Value {
    cell(for: key).value
  }

  /// Sets the value of a key. Use it outside of features: in a test that starts from a saved value, in a migration at
  /// launch, at sign-out. Features use ``SharedHandle/save(_:fileID:filePath:line:column:)``.
  ///
  /// The value is delivered to subscribers before this call returns. The medium is written later, off the main actor.
  /// O(subscribers).
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - key: the key.
  public func set<Value>(_ value: Value, for key: SharedKey<Value>) {
    cell(for: key).set(value, from: nil)
  }

  /// Writes all unsaved values, and returns when they have been written or have failed.
  ///
  /// Cancelling the waiting task does not cancel the writes.
  public func flush() async {
    for writer in writers.values { await writer.flush() }
  }

  /// The last read or write error of each key, by the key's id. Empty if there are none.
  public var errors: [String: any Error] {
    writers.compactMapValues(\.error)
  }

  /// Returns the cell of a key, creating and loading it at its first use. O(1).
  func cell<Value>(for key: SharedKey<Value>) -> SharedCell<Value> {
    let cellID = CellID(id: key.id, type: ObjectIdentifier(Value.self))
    // The id contains the value's type, so the cell has this type.
    if let cell = cells[cellID] { return unsafeDowncast(cell, to: SharedCell<Value>.self) }
    let cell = makeCell(key)
    cells[cellID] = cell
    return cell
  }

  private func makeCell<Value>(_ key: SharedKey<Value>) -> SharedCell<Value> {
    if let type = types[key.id] {
      reportIssue(
        """
        Two shared keys with the id "\(key.id)" have different value types, \(type) and \(Value.self).

        They do not share a value, and the value of the second key is not persisted. Give one of them a different id.
        """
      )
      return SharedCell(value: key.defaultValue, writer: nil)
    }
    types[key.id] = Value.self
    guard isPersistent else { return SharedCell(value: key.defaultValue, writer: nil) }
    switch key.medium {
    case .memory: return SharedCell(value: key.defaultValue, writer: nil)
    case .persistence(let persistence):
      let writer = SharedWriter(id: key.id, persistence: persistence, delay: delay, clock: clock)
      writers[key.id] = writer
      let cell = SharedCell(value: writer.load() ?? key.defaultValue, writer: writer)
      // The medium may create tasks, which inherit the dependency overrides. If this storage is one of the overrides, the
      // tasks would retain it.
      DependencyValues.withoutOverrides { cell.subscribe(persistence, writer) }
      return cell
    case .database(let name, let coding):
      let writer = SharedDatabaseWriter(
        id: key.id, key: name, default: key.defaultValue, coding: coding, databases: databases, clock: clock)
      writers[key.id] = writer
      let cell = SharedCell(value: key.defaultValue, writer: writer)
      writer.cell = cell
      return cell
    }
  }
}

private enum SharedStorageKey: DependencyKey {
  static let liveValue = SharedStorage(isPersistent: true)
  static let previewValue = SharedStorage(isPersistent: false)

  private static let storages = Locked<[TestContext.Testing.Test.ID?: SharedStorage]>([:])

  /// The storage of the current test, shared by everything that the test creates.
  static var testValue: SharedStorage {
    var id: TestContext.Testing.Test.ID?
    if case .swiftTesting(let testing) = TestContext.current { id = testing?.test.id }
    return storages.withLock { storages in
      if let storage = storages[id] { return storage }
      let storage = SharedStorage(isPersistent: false)
      storages[id] = storage
      return storage
    }
  }
}

extension DependencyValues {
  /// The storage of shared values: one for the process, which persists values as their keys specify.
  ///
  /// In tests nothing is written to disk, and each test function of Swift Testing has its own storage. In other tests,
  /// for example with XCTest, set the storage when creating a store. Also set it to separate the cases of a
  /// parameterised test: `$0.sharedStorage = SharedStorage(isPersistent: false)`.
  public var sharedStorage: SharedStorage {
    get { self[SharedStorageKey.self] }
    set { self[SharedStorageKey.self] = newValue }
  }
}
