import Tracking

/// The slot of a value that can be compared, with the value that its observers were told last.
@MainActor
@usableFromInline
final class FieldSlot<Value: Equatable>: Slot {
  /// `nil` while the slot is asleep, and while the place it is in did not exist.
  @exclusivity(unchecked) @usableFromInline var last: Value?

  /// How the slot of a stored field answers, whose state stays where it is; see ``Place/address``.
  @inlinable
  static func answer(storedAt field: UnsafeMutablePointer<Value>) -> Answer {
    Answer { request, slot, _, _ in
      // Only slots of this type are made with this answer.
      let slot = unsafeDowncast(slot, to: FieldSlot<Value>.self)
      switch request {
      case .wake: slot.remember(field.pointee)
      case .compare: return slot.isNew(field.pointee)
      case .sleep: slot.remember(nil)
      case .tidy: break
      }
      return false
    }
  }

  /// How any number of such slots answer, each given the list that it is in.
  ///
  /// - Parameter reader: where the value comes from. While its place does not exist it has not changed.
  @inlinable
  static func answer<State>(_ reader: FieldReader<State, Value>) -> Answer {
    Answer { request, slot, list, _ in
      // Only slots of this type are made with this answer.
      let slot = unsafeDowncast(slot, to: FieldSlot<Value>.self)
      switch request {
      case .wake:
        // Of what is gone, the value that was seen last is kept to be shown.
        if let value = reader.value(in: list) { slot.remember(value) }
      case .compare:
        if let value = reader.value(in: list) { return slot.isNew(value) }
      case .sleep:
        if reader.isThere(in: list) { slot.remember(nil) }
      case .tidy:
        break
      }
      return false
    }
  }

  /// Whether a value is another one than the last, which it is then in place of.
  @inlinable
  func isNew(_ value: Value) -> Bool {
    if let last, last == value { return false }
    remember(value)
    return true
  }

  /// Puts a value in the place of the last. What that one holds may run code when it is dropped, which may ask for this
  /// slot: it is dropped when the new one is there, not in the middle of an assignment.
  @inlinable
  func remember(_ value: Value?) {
    extendLifetime(of: exchange(&last, value))
  }
}

/// Where the value of an observed field comes from if it does not stay where it is: a case for the rows, because there a
/// closure would be one more to call.
@MainActor
@usableFromInline
enum FieldReader<State, Value> {
  /// A stored field, so many bytes into a row. A row's slots are listed at its own node.
  case inRow(locate: @MainActor (Node) -> UnsafePointer<State>?, offset: Int)
  /// Any other field, `nil` while its place does not exist. The slot is listed at its node's base, which is that node or
  /// one above it.
  case found(@MainActor () -> Value?, exists: @MainActor () -> Bool)

  /// Whether the place of the field exists.
  @inlinable
  func isThere(in list: Node) -> Bool {
    switch self {
    case .inRow(let locate, _): locate(list) != nil
    case .found(_, let exists): exists()
    }
  }

  /// The value as it is now, `nil` while the place it is in does not exist.
  @inlinable
  func value(in list: Node) -> Value? {
    switch self {
    case .inRow(let locate, let offset):
      guard let state = locate(list) else { return nil }
      return Place<Value>.part(of: state, at: offset).pointee
    case .found(let read, _): return read()
    }
  }
}

/// Puts a value in the place of another, and returns that one.
@inlinable
@inline(__always)
func exchange<Value>(_ place: inout Value, _ value: Value) -> Value {
  var former = value
  swap(&former, &place)
  return former
}

/// Has a value be dropped after this line, not before. On no actor: a closure of the main actor, given to the standard
/// library's function, would check at run time where it is. Without this the optimizer destroys a value where it was.
@inlinable
@inline(__always)
func extendLifetime<Value>(of value: Value) {
  withExtendedLifetime(value) {}
}
