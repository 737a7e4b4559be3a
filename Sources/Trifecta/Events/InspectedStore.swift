/// A root store for tools, independent of the type of its feature. It does not retain the store.
@MainActor
package struct InspectedStore: Identifiable {
  /// Called with each new root store, before its first action, by the tools that added them. Tools must not send actions
  /// here.
  package static var creationObservers: [ObjectIdentifier: @MainActor (InspectedStore) -> Void] = [:]

  private weak var core: Core?
  /// The identity of the store.
  package nonisolated let id: ObjectIdentifier

  init(_ core: Core) {
    self.core = core
    id = ObjectIdentifier(core)
  }

  /// Whether the store exists.
  package var isAlive: Bool { core != nil }

  /// The name of the feature; empty after the store was released.
  package var name: String { core?.featureName ?? "" }

  /// Overrides dependencies of the store's actions and effects from now on. Effects that run keep theirs.
  package func override(_ update: (inout DependencyValues) -> Void) {
    guard let core else { return }
    var values = core.overrides ?? core.dependencies
    update(&values)
    core.overrides = values
  }

  /// The dependencies by name: the values that the root feature sees, of those that were overridden, and those that were
  /// read since ``recordReads()``, and the overrides in bodies that have applied to an action since then.
  package var dependencies: [ListedDependency] {
    guard let core else { return [] }
    return (core.overrides ?? core.dependencies).listed
  }

  /// Begins to record which dependencies are read.
  package func recordReads() { override { $0.reads = DependencyReads() } }

  /// Overrides a dependency of the store's actions and effects with one of its alternatives from now on. Effects that
  /// run keep theirs.
  ///
  /// - Parameters:
  ///   - key: The dependency.
  ///   - name: The name of the alternative; `nil` to end the override.
  package func override(_ key: any DependencyKey.Type, withAlternative name: String?) {
    guard let original = core?.dependencies else { return }
    override { $0.override(key, withAlternative: name, original: original) }
  }

  /// Subscribes to the events of the store, see ``Store/onEvent(_:)``; `nil` after the store was released.
  package func onEvent(_ handle: @escaping @MainActor (StoreEvent) -> Void) -> EventToken? { core?.listen(handle) }
}

/// A store of any feature, for tools.
@MainActor
package protocol InspectableStore: AnyObject {
  /// The root store of the store.
  var inspected: InspectedStore { get }
}

extension Store: InspectableStore {
  package var inspected: InspectedStore { InspectedStore(core) }
}

extension Core {
  /// The name of the root feature.
  var featureName: String { Trifecta.featureName(of: stateType) }
}

/// Returns the name of the feature with a type of state, which is that of the type without `.State`.
func featureName(of state: Any.Type) -> String {
  let name = String(reflecting: state)
  let parts = name.split(separator: ".")
  return String((parts.last == "State" ? parts.dropLast().last : parts.last) ?? Substring(name))
}
