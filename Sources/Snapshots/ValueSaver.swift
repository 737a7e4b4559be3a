import Foundation
import TrifectaCasePaths

/// Converts values and the state of objects to their saved form.
///
/// A value is saved by its ``SnapshotConvertible`` or `Codable` conformance, or by its parts: stored properties, or the
/// payload of a case. It is saved as a whole or not at all, so that conditions between its parts keep holding. The
/// stored properties of an object, and of a store's state, are saved separately.
@MainActor
package final class ValueSaver {
  /// The properties that could not be saved so far.
  package private(set) var omissions: [Omission] = []
  /// Texts that must not be stored, such as the content of a field for a password. A string that is equal to one of
  /// them is saved as an empty string.
  package let secrets: Set<String>

  /// The objects that have been saved. An object that is found again is not saved twice.
  private var objects: Set<ObjectIdentifier> = []
  private var depth = 0

  /// The maximum nesting of values. The saved form of a value has at most two levels per level of the value, so it is
  /// not nested more deeply than ``SavedValue/maximumDepth``.
  nonisolated static let maximumDepth = 100

  /// Creates a saver.
  ///
  /// - Parameter secrets: texts that must not be stored.
  package init(secrets: Set<String> = []) {
    self.secrets = secrets
  }

  /// Returns the saved form of a value.
  ///
  /// - Throws: ``UnsavableValue`` if the value, or a part of it, cannot be saved.
  package func save<Value>(_ value: Value) throws(UnsavableValue) -> SavedValue {
    guard depth < Self.maximumDepth else { throw UnsavableValue(Value.self, "is nested too deeply.") }
    depth += 1
    defer { depth -= 1 }
    switch ValueStrategy.of(Value.self) {
    case .convertible:
      guard let type = Value.self as? any SnapshotConvertible.Type else { break }
      return try save(value, as: type)
    case .codable:
      guard let value = value as? any Encodable else { break }
      return try save(encoding: value)
    case .fields(let fields):
      return try saveFields(fields, of: value)
    case .cases(let layout):
      return try saveCase(layout, of: value)
    case .existential:
      return try saveContent(of: value)
    case .none(let reason):
      throw reason
    }
    throw UnsavableValue(Value.self, "has a conformance that cannot be used.")
  }

  /// Saves a value as its own type, which is known at run time. A cast to an existential might unwrap an optional.
  private func save<Value, Convertible: SnapshotConvertible>(
    _ value: Value, as type: Convertible.Type
  ) throws(UnsavableValue) -> SavedValue {
    guard let value = value as? Convertible else {
      throw UnsavableValue(Value.self, "has a conformance that cannot be used.")
    }
    return try value.saved(by: self)
  }

  /// Returns the saved form of a value by its `Encodable` conformance.
  package func save(encoding value: any Encodable) throws(UnsavableValue) -> SavedValue {
    do { return try SnapshotEncoder.encode(value, secrets: secrets, depth: depth) } catch let error as UnsavableValue {
      throw error
    } catch { throw UnsavableValue(type(of: value), "failed to encode itself: \(error)") }
  }

  /// Returns the saved form of a string.
  package func save(text: String) -> SavedValue { .string(secrets.contains(text) ? "" : text) }

  /// Returns the saved form of a dictionary's key or of the id of a view or row; `nil` if it cannot be saved.
  package func save(id: AnyHashable) -> SavedValue? {
    func save<ID>(_ id: ID) -> SavedValue? { try? self.save(id) }
    return _openExistential(id.base, do: save)
  }

  /// Returns whether the state of an object has been saved.
  package func hasSaved(_ object: AnyObject) -> Bool { objects.contains(ObjectIdentifier(object)) }

  /// Records that a property could not be saved.
  package func omit(_ property: String, of owner: Any.Type, because error: UnsavableValue) {
    omissions.append(Omission(error, owner: _typeName(owner, qualified: false), property: property))
  }

  private func saveFields<Value>(_ fields: [StoredField], of value: Value) throws(UnsavableValue) -> SavedValue {
    var record: [String: SavedValue] = [:]
    var failure: UnsavableValue?
    withUnsafePointer(to: value) { address in
      for (index, field) in fields.enumerated() where failure == nil {
        let name = fieldName(field, index)
        switch save(field, at: address) {
        case .success(let saved): record[name] = saved
        case .failure(let error): failure = error.inside(name)
        }
      }
    }
    if let failure { throw failure }
    return .record(record)
  }

  /// Saves a part of the value or object at an address.
  func save(_ field: StoredField, at address: UnsafeRawPointer) -> Result<SavedValue, UnsavableValue> {
    func save<Part>(_: Part.Type) -> Result<SavedValue, UnsavableValue> {
      // Such a part is not read, because metatypes have a different size in generic code.
      if case .none(let reason) = ValueStrategy.of(Part.self) { return .failure(reason) }
      // The part has this type, because the field comes from the type's metadata, and weak references are excluded.
      let part = (address + field.offset).assumingMemoryBound(to: Part.self).pointee
      return Result { () throws(UnsavableValue) in try self.save(part) }
    }
    return _openExistential(field.type, do: save)
  }

  private func saveCase<Value>(_ layout: EnumLayout, of value: Value) throws(UnsavableValue) -> SavedValue {
    let found = layout.cases[layout.tag(of: value)]
    guard found.hasPayload else { return .string(found.name) }
    guard let type = found.payload else {
      throw UnsavableValue(Value.self, "has the case \(found.name), whose associated value cannot be read.")
    }
    func save<Payload>(_: Payload.Type) -> Result<SavedValue, UnsavableValue> {
      guard let payload = layout.payload(Payload.self, of: value), !found.isIndirect else {
        let reason = "has the case \(found.name), whose associated value cannot be stored."
        return .failure(UnsavableValue(Value.self, reason))
      }
      return Result { () throws(UnsavableValue) in try self.save(payload) }
    }
    switch _openExistential(type, do: save) {
    case .success(let payload): return .record([found.name: payload])
    case .failure(let error): throw error.inside(found.name)
    }
  }

  /// Saves the value in an existential together with the name of its type.
  private func saveContent<Value>(of value: Value) throws(UnsavableValue) -> SavedValue {
    func save<Content>(_: Content.Type) -> Result<SavedValue, UnsavableValue> {
      guard let content = value as? Content, let name = StoredTypeName.name(of: Content.self) else {
        return .failure(UnsavableValue(Content.self, "has no name by which it can be found again."))
      }
      return Result { () throws(UnsavableValue) in .list([.string(name), try self.save(content)]) }
    }
    // The type of the contained value, even if `Value` is itself an existential.
    switch _openExistential(type(of: value as Any), do: save) {
    case .success(let saved): return saved
    case .failure(let error):
      guard let value = value as? any Error, RestoredError(message: "") is Value else { throw error }
      return .string(value.localizedDescription)
    }
  }
}

extension ValueSaver {
  /// Returns the saved forms of the stored properties of a state. A property that cannot be saved is omitted. A state
  /// that is not a struct is saved as a whole.
  package func save<State>(state: State) throws(UnsavableValue) -> SavedValue {
    guard case .fields(let fields) = ValueStrategy.of(State.self) else { return try save(state) }
    var record: [String: SavedValue] = [:]
    withUnsafePointer(to: state) { address in
      for (index, field) in fields.enumerated() {
        let name = fieldName(field, index)
        switch save(field, at: address) {
        case .success(let saved): record[name] = saved
        case .failure(let error): omit(name, of: State.self, because: error)
        }
      }
    }
    return .record(record)
  }

  /// Returns the saved state of an object; `nil` if there is nothing to save, or if the object was saved before.
  ///
  /// - Parameters:
  ///   - object: the object.
  ///   - isObserved: whether views observe the object by means other than the Observation framework.
  package func save(object: AnyObject, isObserved: Bool = false) throws(UnsavableValue) -> SavedValue? {
    guard objects.insert(ObjectIdentifier(object)).inserted else { return nil }
    if let object = object as? any SnapshotObject { return try object.saved(by: self) }
    guard let layout = ObjectLayout.of(type(of: object), isObserved: isObserved) else {
      if let value = object as? any Codable { return try save(opened: value) }
      throw UnsavableValue(type(of: object), ObjectLayout.advice)
    }
    return layout.save(object, by: self)
  }

  private func save(opened value: some Codable) throws(UnsavableValue) -> SavedValue { try save(value) }
}

/// The name of a field in a record. The elements of a tuple may have no names.
func fieldName(_ field: StoredField, _ index: Int) -> String { field.name.isEmpty ? "\(index)" : field.name }
