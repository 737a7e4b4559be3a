import Snapshots

extension IdentifiedArray: SnapshotConvertible {
  package func saved(by saver: ValueSaver) throws(UnsavableValue) -> SavedValue { try saver.save(elements) }

  package static func restored(from saved: SavedValue, by restorer: ValueRestorer) -> IdentifiedArray? {
    restorer.restore([Element].self, from: saved).map { IdentifiedArray($0) }
  }
}

extension StackState: SnapshotConvertible {
  package func saved(by saver: ValueSaver) throws(UnsavableValue) -> SavedValue {
    let numbers = SavedValue.list(ids.map { SavedValue($0.number) } + [SavedValue(nextNumber)])
    return .list([numbers, try saver.save(Array(self))])
  }

  /// Returns a path of new screens with the same numbers.
  package static func restored(from saved: SavedValue, by restorer: ValueRestorer) -> StackState? {
    guard let parts = saved.list, parts.count == 2, let numbers = parts[0].list?.compactMap(\.int),
      let states = restorer.restore([State].self, from: parts[1]), let next = numbers.last,
      numbers.count == states.count + 1, numbers.allSatisfy({ (0..<1 << 32).contains($0) })
    else { return nil }
    return StackState(screens: Array(zip(numbers, states)), nextNumber: next)
  }
}

extension PresentationID: SnapshotConvertible {
  package func saved(by saver: ValueSaver) -> SavedValue { .null }

  /// Returns a new identity.
  package static func restored(from saved: SavedValue, by restorer: ValueRestorer) -> PresentationID? {
    PresentationID()
  }
}
