import Tracking

/// One observed field of a place: what its observers were told last, and how to find out whether it has changed.
///
/// A slot is awake while somebody observes it. Asleep it holds no value. See ``Core`` for `@exclusivity(unchecked)`.
@MainActor
@usableFromInline
final class Slot {
  /// What can be asked of a slot's value. The closure that answers is made where the value's type is known, so that the
  /// comparison is specialised.
  @usableFromInline
  enum Request {
    /// Remember the value as it is now.
    case wake
    /// Has the value changed? If so, remember the new one.
    case compare
    /// Forget the value.
    case sleep
  }

  @usableFromInline let source = Source()
  @usableFromInline let answer: @MainActor (Request, inout ContiguousArray<Slot>) -> Bool
  @exclusivity(unchecked) @usableFromInline var isAwake = false
  /// Whether Observation may have somebody waiting for the next change. True from a read outside of any `Observer`
  /// until that change, because a registration fires only once.
  @exclusivity(unchecked) @usableFromInline var isRegistered = false
  private var registration: SlotRegistration?

  /// Whether something that this slot refreshes is observed: a row of its collection.
  @exclusivity(unchecked) @usableFromInline var hasObservedRows = false

  @usableFromInline
  init(answer: @escaping @MainActor (Request, inout ContiguousArray<Slot>) -> Bool) {
    self.answer = answer
  }

  @usableFromInline var isObserved: Bool { hasObservedRows || isReadDirectly }

  /// Whether somebody has read the slot itself.
  @usableFromInline var isReadDirectly: Bool { isRegistered || source.isObserved }

  /// Registers a read with Observation, for code that tracks with `withObservationTracking`.
  @usableFromInline
  func register() {
    let registration = registration ?? SlotRegistration()
    self.registration = registration
    registration.access()
    isRegistered = true
  }

  @usableFromInline
  func wake(in list: SlotList) {
    isAwake = true
    var none: ContiguousArray<Slot> = []
    _ = answer(.wake, &none)
    list.insert(self)
  }

  func sleep() {
    isAwake = false
    var none: ContiguousArray<Slot> = []
    _ = answer(.sleep, &none)
  }

  func refresh(into changed: inout ContiguousArray<Slot>) {
    if answer(.compare, &changed) { changed.append(self) }
  }

  /// Tells everybody who observes this slot that it has changed.
  func publish() {
    source.notify()
    if isRegistered {
      isRegistered = false
      registration?.mutate()
    }
  }
}

extension Slot {
  /// A slot for a value that `read` returns.
  ///
  /// - Parameters:
  ///   - read: the value as it is now, `nil` while the place it is in does not exist: then it has not changed.
  ///   - isEqual: whether two values are equal. Without it every reduction counts as a change, and no value is kept.
  @inlinable
  static func comparing<Value>(
    _ read: @escaping @MainActor () -> Value?,
    by isEqual: ((Value, Value) -> Bool)?
  ) -> Slot {
    guard let isEqual else { return Slot { request, _ in request == .compare } }
    var last: Value?
    return Slot { request, _ in
      switch request {
      case .wake:
        last = read()
        return false
      case .compare:
        guard let value = read() else { return false }
        if let known = last, isEqual(known, value) { return false }
        last = value
        return true
      case .sleep:
        last = nil
        return false
      }
    }
  }
}
