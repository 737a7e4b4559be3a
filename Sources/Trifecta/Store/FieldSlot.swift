import Tracking

/// The slot of an `Equatable` value. It stores the value that its observers last saw.
@MainActor
@usableFromInline
final class FieldSlot<Value: Equatable>: Slot {
  /// The value that observers last saw. `nil` while the slot is asleep, and if its node did not exist when the slot was
  /// woken.
  @exclusivity(unchecked) @usableFromInline var last: Value?

  /// Returns the handler of a slot for a stored field at a fixed address; see ``StateAccessor/address``.
  @inlinable
  static func handler(storedAt field: UnsafeMutablePointer<Value>) -> Handler {
    Handler { request, slot, _, _ in
      // The handler is passed only to slots of this type, so the cast is valid.
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

  /// Returns a handler that any number of slots can share. Each request contains the node that lists the slot.
  ///
  /// - Parameter reader: reads the value. While the field's node does not exist, the value counts as unchanged.
  @inlinable
  static func handler<State>(_ reader: FieldReader<State, Value>) -> Handler {
    Handler { request, slot, list, _ in
      // The handler is passed only to slots of this type, so the cast is valid.
      let slot = unsafeDowncast(slot, to: FieldSlot<Value>.self)
      switch request {
      case .wake:
        // If the node was removed, the last seen value is kept, because it is still displayed.
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

  /// Returns whether a value differs from the last one, and stores it if so.
  @inlinable
  func isNew(_ value: Value) -> Bool {
    if let last, last == value { return false }
    remember(value)
    return true
  }

  /// Stores a value. The previous value is released after the assignment, because its deinit may run code that accesses
  /// this slot.
  @inlinable
  func remember(_ value: Value?) {
    extendLifetime(of: exchange(&last, value))
  }
}

/// Reads an observed field that has no fixed address. Fields of rows have a separate case, because a closure would
/// add one more call.
@MainActor
@usableFromInline
enum FieldReader<State, Value> {
  /// A stored field at an offset into a row. A row's slots are listed at its own node.
  case inRow(locate: @MainActor (Node) -> UnsafePointer<State>?, offset: Int)
  /// Any other field; the closure returns `nil` while the field's node does not exist. The slot is listed at the node's
  /// base, which is the node itself or an ancestor.
  case found(@MainActor () -> Value?, exists: @MainActor () -> Bool)

  /// Whether the node of the field exists.
  @inlinable
  func isThere(in list: Node) -> Bool {
    switch self {
    case .inRow(let locate, _): locate(list) != nil
    case .found(_, let exists): exists()
    }
  }

  /// The current value; `nil` while the field's node does not exist.
  @inlinable
  func value(in list: Node) -> Value? {
    switch self {
    case .inRow(let locate, let offset):
      guard let state = locate(list) else { return nil }
      return StateAccessor<Value>.part(of: state, at: offset).pointee
    case .found(let read, _): return read()
    }
  }
}

/// Replaces a value and returns the previous one.
@inlinable
@inline(__always)
func exchange<Value>(_ place: inout Value, _ value: Value) -> Value {
  var former = value
  swap(&former, &place)
  return former
}

/// Keeps a value alive until this call, where the optimizer might otherwise release it earlier. Not isolated: a closure
/// isolated to the main actor, if passed to `withExtendedLifetime`, would check its executor at run time.
@inlinable
@inline(__always)
func extendLifetime<Value>(of value: Value) {
  withExtendedLifetime(value) {}
}
