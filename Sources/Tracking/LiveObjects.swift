#if DEBUG
  import Synchronization

  /// Finds leaks: counts the nodes, elements, observers, stores and sessions that were created inside a closure and are
  /// still alive after it.
  ///
  /// Available only in debug builds. Objects record themselves in the census of the task that creates them, so tests
  /// that run concurrently do not count each other's objects.
  package final class LiveObjects: Sendable {
    @TaskLocal private static var current: LiveObjects?

    private struct Record: Sendable {
      weak let object: (any AnyObject & Sendable)?
    }

    private let records = Mutex<[Record]>([])

    private init() {}

    /// Records an object that was just created. Does nothing without a census.
    package static func record(_ object: any AnyObject & Sendable) {
      current?.records.withLock { $0.append(Record(object: object)) }
    }

    /// Runs a closure and counts the objects that were created in it and are still alive after it has returned.
    ///
    /// - Parameter body: creates and releases objects.
    /// - Returns: the number of living objects by type name; empty if there is no leak.
    @MainActor
    package static func leaked(by body: () async throws -> Void) async rethrows -> [String: Int] {
      let census = LiveObjects()
      try await $current.withValue(census) { try await body() }
      return census.living
    }

    private var living: [String: Int] {
      records.withLock { records in
        Dictionary(records.compactMap { $0.object }.map { (String(describing: type(of: $0)), 1) }, uniquingKeysWith: +)
      }
    }
  }
#endif
