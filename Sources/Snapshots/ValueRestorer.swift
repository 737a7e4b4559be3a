import TrifectaCasePaths

/// Creates values from their saved form, and restores the state of objects.
///
/// Saved forms need not be trusted: a form that does not fit a type restores nothing.
@MainActor
package final class ValueRestorer {
  /// The objects whose state has been restored.
  private var objects: Set<ObjectIdentifier> = []
  private let start = ObjectSerial.last
  private var completions: [@MainActor () -> Void] = []

  /// The property that is being restored, and the type that declares it.
  package var current: (owner: Any.Type, property: String) = (Never.self, "")
  private var losses: [RestorationLoss] = []

  /// Creates a restorer.
  package init() {}

  /// Calls a closure when the views that are being restored are complete.
  package func afterwards(_ completion: @escaping @MainActor () -> Void) { completions.append(completion) }

  /// Removes and returns the closures to call when the views are complete, in the order in which they were added.
  package func takeCompletions() -> [@MainActor () -> Void] {
    defer { completions = [] }
    return completions
  }

  /// Records that the saved value of the current property, or of a stored property in it, does not fit its type.
  ///
  /// - Parameter part: The name of the stored property in the current one; `nil` for the current one.
  package func noteLoss(of type: Any.Type, part: String? = nil) {
    losses.append(
      RestorationLoss(
        owner: _typeName(current.owner, qualified: false), property: current.property + (part.map { "." + $0 } ?? ""),
        type: _typeName(type, qualified: false)))
  }

  /// Removes and returns the losses that were noted.
  package func takeLosses() -> [RestorationLoss] {
    defer { losses = [] }
    return losses
  }

  /// Returns whether an object was created after the restorer. An object that existed before is shared with other
  /// screens.
  ///
  /// - Parameter serial: the number of the object.
  package func began(before serial: ObjectSerial) -> Bool { serial > start }

  /// Returns the value with a saved form; `nil` if the type has no such value.
  package func restore<Value>(_: Value.Type = Value.self, from saved: SavedValue) -> Value? {
    switch ValueStrategy.of(Value.self) {
    case .convertible:
      (Value.self as? any SnapshotConvertible.Type).flatMap { restore(as: $0, from: saved) }
    case .codable(let type):
      restore(decoding: type, from: saved) as? Value
    case .fields(let fields):
      restore(fields, from: saved)
    case .cases(let layout):
      restore(layout, from: saved)
    case .existential:
      restoreContent(from: saved)
    case .none:
      nil
    }
  }

  /// Restores a value as its own type, which is known at run time. A cast of an optional result might turn a failure
  /// into the value `nil`.
  private func restore<Value, Convertible: SnapshotConvertible>(
    as type: Convertible.Type, from saved: SavedValue
  ) -> Value? {
    guard let value = Convertible.restored(from: saved, by: self) else { return nil }
    return value as? Value
  }

  /// Returns the value with a saved form by its `Decodable` conformance.
  package func restore(decoding type: any Decodable.Type, from saved: SavedValue) -> Any? {
    try? SnapshotDecoder.decode(type, from: saved)
  }

  private func restore<Value>(_ fields: [StoredField], from saved: SavedValue) -> Value? {
    guard let record = saved.record, record.count == fields.count else { return nil }
    return withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { buffer in
      // The buffer has capacity 1, so its base address is not `nil`. The bytes between the fields are zero.
      let address = UnsafeMutableRawPointer(buffer.baseAddress!)
      address.initializeMemory(as: UInt8.self, repeating: 0, count: MemoryLayout<Value>.size)
      for (index, field) in fields.enumerated() {
        if let saved = record[fieldName(field, index)], initialize(field, at: address, from: saved) { continue }
        for field in fields[..<index] { deinitialize(field, at: address) }
        return nil
      }
      return address.assumingMemoryBound(to: Value.self).move()
    }
  }

  /// Initializes a field of a value at an address. Returns `false` if the saved form does not fit the field.
  private func initialize(_ field: StoredField, at address: UnsafeMutableRawPointer, from saved: SavedValue) -> Bool {
    func initialize<Part>(_: Part.Type) -> Bool {
      guard let part = restore(Part.self, from: saved) else { return false }
      (address + field.offset).initializeMemory(as: Part.self, to: part)
      return true
    }
    return _openExistential(field.type, do: initialize)
  }

  private func deinitialize(_ field: StoredField, at address: UnsafeMutableRawPointer) {
    func deinitialize<Part>(_: Part.Type) {
      (address + field.offset).assumingMemoryBound(to: Part.self).deinitialize(count: 1)
    }
    _openExistential(field.type, do: deinitialize)
  }

  private func restore<Value>(_ layout: EnumLayout, from saved: SavedValue) -> Value? {
    if let name = saved.string {
      guard let tag = layout.cases.firstIndex(where: { $0.name == name }) else { return nil }
      return layout.value(Value.self, ofCase: tag)
    }
    guard let (name, payload) = saved.record?.first, saved.record?.count == 1,
      let tag = layout.cases.firstIndex(where: { $0.name == name }), let type = layout.cases[tag].payload
    else { return nil }
    func restore<Payload>(_: Payload.Type) -> Value? {
      self.restore(Payload.self, from: payload).flatMap { layout.value(Value.self, ofCase: tag, $0) }
    }
    return _openExistential(type, do: restore)
  }

  private func restoreContent<Value>(from saved: SavedValue) -> Value? {
    if let message = saved.string { return RestoredError(message: message) as? Value }
    guard let pair = saved.list, pair.count == 2, let name = pair[0].string, let type = StoredTypeName.type(named: name)
    else {
      return nil
    }
    func restore<Content>(_: Content.Type) -> Value? {
      guard let content = self.restore(Content.self, from: pair[1]) else { return nil }
      return content as? Value
    }
    return _openExistential(type, do: restore)
  }
}

extension ValueRestorer {
  /// Restores the stored properties of a state. Properties that cannot be restored keep their values.
  package func restore<State>(state: inout State, from saved: SavedValue) {
    guard case .fields(let fields) = ValueStrategy.of(State.self) else {
      if let restored = restore(State.self, from: saved) { state = restored } else { noteLoss(of: State.self) }
      return
    }
    guard let record = saved.record else { return }
    withUnsafeMutablePointer(to: &state) { address in
      for (index, field) in fields.enumerated() {
        let name = fieldName(field, index)
        if let saved = record[name] { assign(field, name, at: address, from: saved) }
      }
    }
  }

  /// Replaces a part of the value or object at an address.
  func assign(_ field: StoredField, _ name: String, at address: UnsafeMutableRawPointer, from saved: SavedValue) {
    func assign<Part>(_: Part.Type) {
      guard let part = restore(Part.self, from: saved) else { return noteLoss(of: Part.self, part: name) }
      // The part has this type, because the field comes from the type's metadata, and weak references are excluded.
      (address + field.offset).assumingMemoryBound(to: Part.self).pointee = part
    }
    _openExistential(field.type, do: assign)
  }

  /// Restores the state of an object in place.
  ///
  /// - Parameters:
  ///   - object: the object, which was just created.
  ///   - saved: the saved state.
  ///   - isObserved: whether views observe the object by means other than the Observation framework.
  /// - Returns: `false` if objects of the class are not restored in place.
  package func restore(object: AnyObject, from saved: SavedValue, isObserved: Bool = false) -> Bool {
    let isNew = objects.insert(ObjectIdentifier(object)).inserted
    if let object = object as? any SnapshotObject {
      if isNew { object.restore(from: saved, by: self) }
      return true
    }
    guard let layout = ObjectLayout.of(type(of: object), isObserved: isObserved) else { return false }
    if isNew { layout.restore(object, from: saved, by: self) }
    return true
  }
}
