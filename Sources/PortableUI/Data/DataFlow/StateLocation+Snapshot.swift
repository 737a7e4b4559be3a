import Snapshots
import ViewGraph

extension StateLocation: RestorableBox {
  package func saved(by saver: ValueSaver) throws(UnsavableValue) -> SavedValue? {
    if Value.self is any TransientValue.Type { return nil }
    if let object { return ObjectOwners.isShared(object) ? nil : try saver.save(object: object) }
    guard let value = currentValue as? Value else { return nil }
    return try saver.save(value)
  }

  package func restore(from saved: SavedValue, by restorer: ValueRestorer) {
    if Value.self is any TransientValue.Type { return }
    if let object, ObjectOwners.isShared(object) || restorer.restore(object: object, from: saved) { return }
    if let value = restorer.restore(Value.self, from: saved) {
      replace(by: value)
    } else {
      restorer.noteLoss(of: Value.self)
    }
  }

  /// Records which screen has the object in this property. A store has a number by which it is recognized.
  func noteObject(in graph: ObjectSerial) {
    guard !_isPOD(Value.self), let object, !(object is any SnapshotObject) else { return }
    ObjectOwners.note(object, in: graph)
  }

  /// The value if its type is a class.
  private var object: AnyObject? { Value.self is AnyObject.Type ? currentValue as AnyObject : nil }
}
