import IssueReporting
import Locking
import Trifecta

/// The shared values of a process: where features find them by their keys.
///
/// An app uses one for the whole process and has little to do with it: it waits for ``flush()`` before it may be ended,
/// for example when it goes to the background, and may set a value from outside of any feature. Each test of Swift
/// Testing has a storage of its own that keeps everything in memory; see `DependencyValues.sharedStorage`.
///
/// ```swift
/// @Dependency(\.sharedStorage) var storage
/// // When the app leaves the screen:
/// await storage.flush()
/// ```
@MainActor
public final class SharedStorage {
  /// A key's id and type: a second type under one id gets a value of its own.
  private struct CellID: Hashable {
    let id: String
    let type: ObjectIdentifier
  }

  private let isPersistent: Bool
  private let delay: Duration
  private let clock: any Clock<Duration>
  private var cells: [CellID: AnyObject] = [:]
  private var types: [String: Any.Type] = [:]
  private var writers: [String: any AnySharedWriter] = [:]

  /// Creates a storage without values.
  ///
  /// - Parameters:
  ///   - isPersistent: whether values are loaded from and saved to the media of their keys. Otherwise all keys are as
  ///     if in memory.
  ///   - delay: how long a change may wait before it is written, so that many are written at once.
  ///   - clock: what it waits by.
  public nonisolated init(
    isPersistent: Bool,
    delay: Duration = .milliseconds(100),
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.isPersistent = isPersistent
    self.delay = delay
    self.clock = clock
  }

  /// The value of a key: what was saved last, by any feature, or the key's default. O(1).
  ///
  /// - Parameter key: the key.
  /// - Returns: the value.
  public func value<Value>(of key: SharedKey<Value>) -> Value {
    cell(for: key).value
  }

  /// Sets the value of a key, for code that is no feature: a test that starts from a saved value, a migration at launch,
  /// a sign-out. Features save with ``SharedHandle/save(_:fileID:filePath:line:column:)``.
  ///
  /// Those that follow it are sent the value before this call returns. The medium is written later, off the main actor.
  /// O(followers).
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - key: the key.
  public func set<Value>(_ value: Value, for key: SharedKey<Value>) {
    cell(for: key).set(value, from: nil)
  }

  /// Writes what waits to be written and returns when all is written or has failed.
  ///
  /// Cancelling the task that waits changes nothing: the values are written.
  public func flush() async {
    for writer in writers.values { await writer.flush() }
  }

  /// Why the values of some keys could not be read or written last, by their ids. Empty when all is well.
  public var errors: [String: any Error] {
    writers.compactMapValues(\.error)
  }

  /// The cell of a key, made and loaded at its first use. O(1).
  func cell<Value>(for key: SharedKey<Value>) -> SharedCell<Value> {
    let cellID = CellID(id: key.id, type: ObjectIdentifier(Value.self))
    // The id contains the value's type.
    if let cell = cells[cellID] { return unsafeDowncast(cell, to: SharedCell<Value>.self) }
    let cell = makeCell(key)
    cells[cellID] = cell
    return cell
  }

  private func makeCell<Value>(_ key: SharedKey<Value>) -> SharedCell<Value> {
    if let type = types[key.id] {
      reportIssue(
        """
        Two keys of the id "\(key.id)" are of different types, \(type) and \(Value.self).

        They do not share a value, and the second is kept in memory only. Give one of them another id.
        """
      )
      return SharedCell(value: key.defaultValue, writer: nil)
    }
    types[key.id] = Value.self
    guard isPersistent, let persistence = key.persistence else {
      return SharedCell(value: key.defaultValue, writer: nil)
    }
    let writer = SharedWriter(id: key.id, persistence: persistence, delay: delay, clock: clock)
    writers[key.id] = writer
    let cell = SharedCell(value: writer.load() ?? key.defaultValue, writer: writer)
    // A medium may make tasks, which keep what is overridden where they are made, and this storage may be among it.
    DependencyValues.withoutOverrides { cell.follow(persistence) }
    return cell
  }
}

private enum SharedStorageKey: DependencyKey {
  static let liveValue = SharedStorage(isPersistent: true)
  static let previewValue = SharedStorage(isPersistent: false)

  private static let storages = Locked<[TestContext.Testing.Test.ID?: SharedStorage]>([:])

  /// The storage of the test that runs: the same for all that it makes.
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
  /// Where features find the values they share: one storage for the process, which keeps values as their keys say.
  ///
  /// In tests nothing reaches a disk, and each test function of Swift Testing has a storage of its own. Outside of one,
  /// as in XCTest, and for the cases of a parameterised test, set it where stores are made:
  /// `$0.sharedStorage = SharedStorage(isPersistent: false)`.
  public var sharedStorage: SharedStorage {
    get { self[SharedStorageKey.self] }
    set { self[SharedStorageKey.self] = newValue }
  }
}
