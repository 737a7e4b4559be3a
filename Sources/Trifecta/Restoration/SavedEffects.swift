import Snapshots

/// The part of a store's snapshot that concerns effects: for each place, the ids of the effects that were running, and
/// the side effects that no screen had received.
struct SavedEffects: Equatable {
  /// The ids of the running effects of this place, in the order in which the effects started.
  var ids: [SavedValue] = []
  /// The side effects of this place, in the order in which they were emitted.
  var sideEffects: [SavedSideEffect] = []
  /// The places of children, by the saved forms of their keys.
  var children: [SavedValue: SavedEffects] = [:]

  var isEmpty: Bool { ids.isEmpty && sideEffects.isEmpty && children.isEmpty }

  /// Accesses a descendant by the saved keys that lead to it. Setting it creates the places on the way.
  subscript(path: ArraySlice<SavedValue>) -> SavedEffects {
    get { path.first.map { children[$0, default: SavedEffects()][path.dropFirst()] } ?? self }
    set {
      guard let first = path.first else {
        self = newValue
        return
      }
      children[first, default: SavedEffects()][path.dropFirst()] = newValue
    }
  }

  /// Removes the ids that another value has at the same places.
  mutating func removeIDs(of other: SavedEffects) {
    ids.removeAll(where: other.ids.contains)
    for (key, child) in other.children { children[key]?.removeIDs(of: child) }
  }

  /// Adds the entries of another value. Those of this value come first.
  mutating func add(_ other: SavedEffects) {
    ids += other.ids.filter { !ids.contains($0) }
    sideEffects += other.sideEffects
    for (key, child) in other.children { children[key, default: SavedEffects()].add(child) }
  }
}

/// A saved side effect.
struct SavedSideEffect: Equatable {
  let value: SavedValue
  /// The mangled name of the side effect's type, if the type can be found by it. It is needed only if the type that the
  /// feature declares is an existential.
  let type: String?

  @MainActor
  init(_ sideEffect: Any, by saver: ValueSaver) throws(UnsavableValue) {
    func save<Value>(_ value: Value) -> Result<SavedValue, UnsavableValue> {
      Result { () throws(UnsavableValue) in try saver.save(value) }
    }
    value = try _openExistential(sideEffect, do: save).get()
    type = _mangledTypeName(Swift.type(of: sideEffect))
  }

  /// Returns the side effect; `nil` if the feature has no such side effect.
  @MainActor
  func restored<SideEffect>(as _: SideEffect.Type, by restorer: ValueRestorer) -> SideEffect? {
    restorer.restore(SideEffect.self, from: value)
      ?? type.flatMap { restorer.restore(SideEffect.self, from: .list([.string($0), value])) }
  }
}

// The saved form is a list of places, because nested values have a limited depth.
extension SavedEffects {
  /// The maximum number of keys that lead to a place. Deeper places are not restored, because such nesting cannot be
  /// released without recursion.
  private static let maximumDepth = 1_000

  /// The saved form.
  var savedValue: SavedValue {
    var places: [SavedValue] = []
    appendPlaces(below: [], to: &places)
    return .list(places)
  }

  private func appendPlaces(below path: [SavedValue], to places: inout [SavedValue]) {
    if !ids.isEmpty || !sideEffects.isEmpty {
      places.append(.list([.list(path), .list(ids), .list(sideEffects.map(\.savedValue))]))
    }
    // Dictionaries have another order in each process.
    let sorted = children.map { ($0.key, $0.key.bytes, $0.value) }.sorted { $0.1.lexicographicallyPrecedes($1.1) }
    for (key, _, child) in sorted { child.appendPlaces(below: path + [key], to: &places) }
  }

  /// Creates effects from their saved form, which need not be trusted. Places that cannot be read are skipped.
  init(_ saved: SavedValue) {
    for place in saved.list ?? [] {
      guard let parts = place.list, parts.count == 3, let path = parts[0].list, path.count <= Self.maximumDepth else {
        continue
      }
      self[path[...]].ids += parts[1].list ?? []
      self[path[...]].sideEffects += (parts[2].list ?? []).compactMap(SavedSideEffect.init)
    }
  }
}

extension SavedSideEffect {
  fileprivate var savedValue: SavedValue { .list([value] + (type.map { [.string($0)] } ?? [])) }

  fileprivate init?(_ saved: SavedValue) {
    guard let parts = saved.list, let value = parts.first else { return nil }
    self.value = value
    type = parts.count > 1 ? parts[1].string : nil
  }
}
