import Locking

/// A dependency of a store, for tools.
package struct ListedDependency: Identifiable, Sendable {
  /// The key.
  package let key: any DependencyKey.Type
  /// The value that the store's features see.
  package let value: any Sendable
  /// The feature that overrides the value in its `body`, for the reducers that it composes; `nil` for the value that the
  /// root feature sees.
  package let owner: String?
  /// Whether the value is the key's default value, because it is not overridden.
  package let isDefault: Bool

  package let id: ID

  package struct ID: Hashable, Sendable {
    /// The identity of the key.
    package let key: ObjectIdentifier
    /// The number of the override in a `body`; `nil` for the value that the root feature sees.
    let override: UInt64?

    package init(key: ObjectIdentifier, override: UInt64? = nil) {
      self.key = key
      self.override = override
    }
  }

  /// The name of the dependency in messages.
  package var name: String { key.dependencyName }

  /// The names of the alternatives of the key.
  package var alternatives: [String] { key.alternativeNames }
}

extension DependencyKey {
  fileprivate static var alternativeNames: [String] { alternatives.map(\.name) }
}

/// The keys of the dependencies that a store's features have read, and the overrides in bodies that have applied to an
/// action, for tools.
package final class DependencyReads: Sendable {
  private let keys = Locked<[ObjectIdentifier: any DependencyKey.Type]>([:])
  private let overrides = Locked<[ListedDependency.ID: ListedDependency]>([:])

  package init() {}

  func add(_ key: any DependencyKey.Type) { keys.withLock { $0[ObjectIdentifier(key)] = key } }

  /// Adds the overrides of a body, once.
  ///
  /// - Parameters:
  ///   - changes: the overrides.
  ///   - owner: returns the name of the feature with the body.
  package func add(_ changes: DependencyValues.Changes, of owner: () -> String) {
    overrides.withLock { overrides in
      for (key, entry) in changes.entries {
        let id = ListedDependency.ID(key: key, override: entry.number)
        guard let type = entry.key, overrides[id] == nil else { continue }
        overrides[id] = ListedDependency(key: type, value: entry.value, owner: owner(), isDefault: false, id: id)
      }
    }
  }

  var all: [ObjectIdentifier: any DependencyKey.Type] { keys.withLock { $0 } }

  var bodyOverrides: [ListedDependency] { overrides.withLock { Array($0.values) } }
}

extension DependencyValues {
  /// The dependencies that are overridden, those that were read, and the overrides in bodies, by name.
  package var listed: [ListedDependency] {
    var keys = reads?.all ?? [:]
    for (id, entry) in entries { keys[id] = entry.key }
    keys[ObjectIdentifier(FixtureRecorderKey.self)] = nil
    let ofRoot = keys.map { id, key in
      ListedDependency(
        key: key, value: unrecordedValue(of: key), owner: nil, isDefault: entries[id] == nil, id: .init(key: id))
    }
    return (ofRoot + (reads?.bodyOverrides ?? [])).sorted {
      ($0.name, "\($0.key)", $0.owner ?? "", $0.id.override ?? 0)
        < ($1.name, "\($1.key)", $1.owner ?? "", $1.id.override ?? 0)
    }
  }

  /// Overrides a dependency with one of its alternatives from now on.
  ///
  /// - Parameters:
  ///   - key: the dependency.
  ///   - name: the name of the alternative. A name that the key does not have, and `nil`, end the override.
  ///   - original: the values without the override.
  package mutating func override<Key: DependencyKey>(
    _ key: Key.Type, withAlternative name: String?, original: DependencyValues
  ) {
    if let alternative = Key.alternatives.first(where: { $0.name == name }) {
      self[key] = alternative.makeValue(original.unrecordedValue(of: key))
    } else {
      entries[ObjectIdentifier(key)] = original.entries[ObjectIdentifier(key)]
    }
  }

  /// Returns a value for a tool. This does not count as a use of the dependency.
  private func unrecordedValue<Key: DependencyKey>(of key: Key.Type) -> Key.Value {
    var values = self
    values.reads = nil
    return DependencyUse.$current.withValue(.ignored) { values[key] }
  }
}
