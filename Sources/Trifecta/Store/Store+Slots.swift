import Tracking

extension Store {
  /// Makes the slot of a field that can be compared.
  @inlinable
  func makeSlot<Value: Equatable>(_ keyPath: KeyPath<Feature.State, Value>) -> Slot {
    let offset = MemoryLayout<Feature.State>.offset(of: keyPath)
    let slot = FieldSlot<Value>(offset: offset, answer: answer(keyPath, at: offset))
    node.table.insert(slot, for: keyPath)
    return slot
  }

  /// Makes the slot of a field that is not known to be comparable. If it is not, every reduction counts as a change,
  /// and no value is kept.
  @inlinable
  func makeSlot<Value>(ofAny keyPath: KeyPath<Feature.State, Value>) -> Slot {
    func compared<Known: Equatable>(_: Known.Type) -> Slot {
      // It is the same type.
      makeSlot(unsafeDowncast(keyPath, to: KeyPath<Feature.State, Known>.self))
    }
    if let known = Value.self as? any Equatable.Type { return compared(known) }
    let slot = Slot(offset: MemoryLayout<Feature.State>.offset(of: keyPath)) { request, _, _, _ in request == .compare }
    node.table.insert(slot, for: keyPath)
    return slot
  }

  /// How the slot of a field answers.
  @inlinable
  func answer<Value: Equatable>(_ keyPath: KeyPath<Feature.State, Value>, at offset: Int?) -> Slot.Answer {
    if let address = place.address, let field = Place.address(of: keyPath, at: address) {
      return FieldSlot<Value>.answer(FieldReader<Feature.State, Value>.stored(field))
    }
    if let index = node.rowIndex, let locate = place.locate, let offset {
      return index.answer(for: keyPath) { FieldSlot<Value>.answer(FieldReader.inRow(locate: locate, offset: offset)) }
    }
    return FieldSlot<Value>.answer(FieldReader.found(place.find, .init(node), keyPath))
  }
}
