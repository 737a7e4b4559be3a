import Locking

/// An object that shows a value of the database. It is retained by its owner only.
package protocol ValueObserver: AnyObject, Sendable {
  /// Called on any thread when the value may have changed.
  ///
  /// - Parameter version: The new version; `nil` if it is unknown, or if the database was opened.
  func valueMayHaveChanged(to version: Int64?)

  /// Waits until all changes are stored or have failed.
  func flush() async
}

/// The database in which a process stores shared values, and the observers of the values.
///
/// A server registers its database when it opens it. It is retained by the server only, so a process whose server has
/// ended has no database.
package final class ValueDatabases: Sendable {
  /// The database of this process.
  package static let process = ValueDatabases()

  private struct WeakObserver {
    weak var object: (any ValueObserver)?
  }

  private struct State {
    weak var database: (any ValueDatabase)?
    var observers: [String: [WeakObserver]] = [:]
    var isObserving = false

    /// Returns the observers of a key, or of all keys, and forgets those that no longer exist.
    mutating func observers(of key: String?) -> [any ValueObserver] {
      let keys = key.map { [$0] } ?? Array(observers.keys)
      return keys.flatMap { key in
        let living = (observers[key] ?? []).filter { $0.object != nil }
        observers[key] = living.isEmpty ? nil : living
        return living.compactMap(\.object)
      }
    }
  }

  private let state = Locked(State())

  package init() {}

  /// The database; `nil` if there is none, so that values are kept in memory.
  package var current: (any ValueDatabase)? { state.withLock(\.database) }

  /// Sets the database, which replaces an earlier one.
  package func register(_ database: any ValueDatabase) {
    state.withLock { state in
      state.database = database
      state.isObserving = false
    }
    observeIfNeeded()
    notify(.unknown, from: database)
  }

  /// Adds an observer of a value.
  package func add(_ observer: any ValueObserver, of key: String) {
    state.withLock { state in
      let living = (state.observers[key] ?? []).filter { $0.object != nil }
      state.observers[key] = living + [WeakObserver(object: observer)]
    }
    observeIfNeeded()
  }

  /// Waits until all observers have stored their changes in a database, if it is the current one.
  package func flush(_ database: any ValueDatabase) async {
    guard current === database else { return }
    for observer in state.withLock({ $0.observers(of: nil) }) { await observer.flush() }
  }

  /// Observes the database when the first value is in use, because some databases have to be polled.
  private func observeIfNeeded() {
    let database: (any ValueDatabase)? = state.withLock { state in
      guard !state.isObserving, !state.observers.isEmpty, let database = state.database else { return nil }
      state.isObserving = true
      return database
    }
    database?.observeValues { [weak self, weak database] change in
      if let database { self?.notify(change, from: database) }
    }
  }

  private func notify(_ change: ValueChange, from database: any ValueDatabase) {
    let (key, version): (String?, Int64?) =
      switch change {
      case .value(let key, let version): (key, version)
      case .unknown: (nil, nil)
      }
    let observers = state.withLock { $0.database === database ? $0.observers(of: key) : [] }
    for observer in observers { observer.valueMayHaveChanged(to: version) }
  }
}
