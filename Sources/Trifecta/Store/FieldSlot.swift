import Tracking

/// The slot of a value that can be compared, with the value that its observers were told last.
@MainActor
@usableFromInline
final class FieldSlot<Value: Equatable>: Slot {
  /// `nil` while the slot is asleep, and while the place it is in did not exist.
  @exclusivity(unchecked) @usableFromInline var last: Value?

  @usableFromInline override var lastValue: Any? { last }

  /// How any number of such slots answer, each given the list that it is in.
  ///
  /// - Parameter reader: where the value comes from. While its place does not exist it has not changed.
  @inlinable
  static func answer<State>(_ reader: FieldReader<State, Value>) -> Answer {
    { request, slot, list, _ in
      // Only slots of this type are made with this answer.
      let slot = unsafeDowncast(slot, to: FieldSlot<Value>.self)
      switch request {
      case .wake:
        slot.last = reader.value(in: list)
        return false
      case .compare:
        guard let value = reader.value(in: list) else { return false }
        if let known = slot.last, known == value { return false }
        slot.last = value
        return true
      case .sleep:
        slot.last = nil
        return false
      }
    }
  }
}
