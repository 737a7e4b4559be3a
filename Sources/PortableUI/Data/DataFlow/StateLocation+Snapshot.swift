import Snapshots
import ViewGraph

extension StateLocation: RestorableBox {
  package func saved(by saver: ValueSaver) throws(UnsavableValue) -> SavedValue? {
    if Value.self is any TransientValue.Type { return nil }
    if let object = object { return try saver.save(object: object) }
    guard let value = currentValue as? Value else { return nil }
    return try saver.save(value)
  }

  package func restore(from saved: SavedValue, by restorer: ValueRestorer) {
    if Value.self is any TransientValue.Type { return }
    if let object = object, restorer.restore(object: object, from: saved) { return }
    if let value = restorer.restore(Value.self, from: saved) { replace(by: value) }
  }

  /// The value if its type is a class.
  private var object: AnyObject? { Value.self is AnyObject.Type ? currentValue as AnyObject : nil }
}
