import Trifecta

/// An alternative that the user has chosen for a dependency of a session.
struct ChosenAlternative {
  let key: any DependencyKey.Type
  let name: String
}

extension SessionRecorder {
  /// The dependencies of each store of the screen, by the names of the stores.
  var dependencies: [StoreDependencies] {
    liveStores.map { title, store in
      let rows = store.dependencies.map { dependency in
        // The value of a body precedes a chosen one.
        let canBeChosen = dependency.owner == nil
        return StoreDependencies.Row(
          id: dependency.id, name: dependency.name,
          value: ValueReader.tree(of: dependency.value, secrets: secrets, limit: 100).line(limit: 160),
          isDefault: dependency.isDefault, owner: dependency.owner,
          alternatives: canBeChosen ? dependency.alternatives : [],
          chosen: canBeChosen ? alternatives[dependency.id.key]?.name : nil)
      }
      return StoreDependencies(id: title, rows: rows)
    }
  }

  /// Overrides a dependency of all stores of the session, also of those that are created later, until the recording
  /// ends.
  ///
  /// - Parameters:
  ///   - dependency: The identity of the key.
  ///   - alternative: The name of the alternative; `nil`, or an unknown name, for the values of the app.
  func override(_ dependency: ObjectIdentifier, with alternative: String?) {
    let stores = liveStores.map(\.store)
    guard let listed = stores.lazy.flatMap({ $0.dependencies }).first(where: { $0.id.key == dependency }) else {
      return
    }
    let name = listed.alternatives.first { $0 == alternative }
    alternatives[dependency] = name.map { ChosenAlternative(key: listed.key, name: $0) }
    for store in stores { store.override(listed.key, withAlternative: name) }
    didChange()
  }
}
