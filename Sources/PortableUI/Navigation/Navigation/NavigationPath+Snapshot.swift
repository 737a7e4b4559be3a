import Snapshots

extension NavigationPath: SnapshotConvertible {
  package func saved(by saver: ValueSaver) throws(UnsavableValue) -> SavedValue { try saver.save(values) }

  package static func restored(from saved: SavedValue, by restorer: ValueRestorer) -> NavigationPath? {
    guard let values = restorer.restore([AnyHashable].self, from: saved) else { return nil }
    var path = NavigationPath()
    for value in values { path.append(wrapped: value) }
    return path
  }
}
