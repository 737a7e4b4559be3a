import Locking

/// A dependency of a store, for tools.
package struct ListedDependency: Identifiable, Sendable {
  /// The key.
  package let key: any DependencyKey.Type
  /// The value that the store's features see.
  package let value: any Sendable
  /// Whether the value is the key's default value, because it is not overridden.
  package let isDefault: Bool

  package var id: ObjectIdentifier { ObjectIdentifier(key) }

  /// The name of the dependency in messages.
  package var name: String { key.dependencyName }

  /// The names of the alternatives of the key.
  package var alternatives: [String] { key.alternativeNames }
}

extension DependencyKey {
  fileprivate static var alternativeNames: [String] { alternatives.map(\.name) }
}

/// The keys of the dependencies that a store's features have read, for tools.
package final class DependencyReads: Sendable {
  private let keys = Locked<[ObjectIdentifier: any DependencyKey.Type]>([:])

  package init() {}

  func add(_ key: any DependencyKey.Type) { keys.withLock { $0[ObjectIdentifier(key)] = key } }

  var all: [ObjectIdentifier: any DependencyKey.Type] { keys.withLock { $0 } }
}

extension DependencyValues {
  /// The dependencies that are overridden, and those that were read, by name.
  package var listed: [ListedDependency] {
    var keys = reads?.all ?? [:]
    for (id, entry) in entries { keys[id] = entry.key }
    keys[ObjectIdentifier(FixtureRecorderKey.self)] = nil
    return keys.map { id, key in
      ListedDependency(key: key, value: unrecordedValue(of: key), isDefault: entries[id] == nil)
    }
    .sorted { ($0.name, "\($0.key)") < ($1.name, "\($1.key)") }
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
