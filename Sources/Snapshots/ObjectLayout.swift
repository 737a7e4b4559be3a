import Observation
import TrifectaCasePaths

/// The stored properties of an observable class that are saved and restored.
///
/// Properties declared with `let` are not included: their values belong to the program, which may have changed since
/// the snapshot. Weak and unowned references are not included either. An object in a property is included if it is a
/// ``SnapshotObject``, such as a store.
@MainActor
final class ObjectLayout {
  private struct Property {
    let owner: AnyClass
    let field: StoredField
    let name: String
  }

  private var values: [Property] = []
  private var wrappers: [Property] = []
  private var objects: [Property] = []
  /// The names of the properties in snapshots.
  private var names: Set<String> = []

  private static var known: [ObjectIdentifier: ObjectLayout] = [:]

  static let advice = "is a class. Make it Observable or an ObservableObject, conform it to Codable, or store a value."

  /// Returns the layout of a class; `nil` if its objects do not announce their changes.
  ///
  /// - Parameters:
  ///   - type: the class.
  ///   - isObserved: whether the objects are known to announce their changes.
  static func of(_ type: AnyClass, isObserved: Bool) -> ObjectLayout? {
    guard isObserved || type is any Observable.Type else { return nil }
    if let layout = known[ObjectIdentifier(type)] { return layout }
    let layout = ObjectLayout(type)
    known[ObjectIdentifier(type)] = layout
    return layout
  }

  private init(_ type: AnyClass) {
    var current: AnyClass? = type
    // The stored properties of a system class, such as `Formatter`, belong to its implementation.
    while let owner = current, !ValueStrategy.isOfSystem(owner) {
      let records = FieldRecord.all(ofClass: owner)
      // Without reflection metadata there are no records.
      let fields = storedFields(ofClass: owner).suffix(records.count)
      if records.count == fields.count {
        for (field, record) in zip(fields, records) where !record.isWeak { add(field, record, owner) }
      }
      current = superclass(of: owner)
    }
  }

  private func add(_ field: StoredField, _ record: FieldRecord, _ owner: AnyClass) {
    let name = field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name
    // The storage of the Observable macro.
    if name == "$observationRegistrar" { return }
    // A class and its superclass may have private properties of the same name, and a class `count` and `_count`.
    let isUnique = names.insert(name).inserted
    let uniqueName = isUnique ? name : "\(String(reflecting: owner)).\(field.name)"
    let property = Property(owner: owner, field: field, name: uniqueName)
    if field.kind == .reference {
      if field.type is any SnapshotObject.Type { objects.append(property) }
    } else if field.type is any SnapshotWrapper.Type {
      wrappers.append(property)
    } else if record.isVariable, !(field.type is any TransientValue.Type) {
      values.append(property)
    }
  }

  func save(_ object: AnyObject, by saver: ValueSaver) -> SavedValue {
    var record: [String: SavedValue] = [:]
    func note(_ property: Property, _ result: Result<SavedValue?, UnsavableValue>) {
      switch result {
      case .success(let saved): record[property.name] = saved
      case .failure(let error): saver.omit(property.name, of: property.owner, because: error)
      }
    }
    for property in values {
      note(property, saver.save(property.field, at: address(of: object)).map(Optional.some))
    }
    for property in wrappers {
      guard let wrapper = read(property, of: object) as? any SnapshotWrapper else { continue }
      note(property, Result { () throws(UnsavableValue) in .some(try wrapper.savedWrappedValue(by: saver)) })
    }
    for property in objects {
      guard let inner = read(property, of: object) as? any SnapshotObject else { continue }
      note(property, Result { () throws(UnsavableValue) in try saver.save(object: inner) })
    }
    return .record(record)
  }

  func restore(_ object: AnyObject, from saved: SavedValue, by restorer: ValueRestorer) {
    guard let record = saved.record else { return }
    // First the wrappers, because closures that observe them may change the other properties.
    for property in wrappers {
      guard let saved = record[property.name], let wrapper = read(property, of: object) as? any SnapshotWrapper else {
        continue
      }
      wrapper.restoreWrappedValue(from: saved, by: restorer)
    }
    for property in values {
      if let saved = record[property.name] {
        restorer.assign(property.field, property.name, at: address(of: object), from: saved)
      }
    }
    for property in objects {
      guard let saved = record[property.name], let inner = read(property, of: object) as? any SnapshotObject else {
        continue
      }
      _ = restorer.restore(object: inner, from: saved)
    }
  }

  private func address(of object: AnyObject) -> UnsafeMutableRawPointer {
    Unmanaged.passUnretained(object).toOpaque()
  }

  private func read(_ property: Property, of object: AnyObject) -> Any {
    func read<Value>(_: Value.Type) -> Any {
      (address(of: object) + property.field.offset).assumingMemoryBound(to: Value.self).pointee
    }
    return _openExistential(property.field.type, do: read)
  }
}

private func superclass(of type: AnyClass) -> AnyClass? { _getSuperclass(type) }
