import IssueReporting

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
