import Observation
import Tracking

/// An observed field of a node: the value that its observers last saw, and a way to detect changes.
///
/// A slot is awake while it is observed; while asleep it stores no value. It is a subclass of ``Tracking/Source``
/// rather than a separate object, so that a publish visits few objects: there is one slot for each observed field of
/// each row. ``Core`` explains why `@exclusivity(unchecked)` is safe.
@MainActor
@usableFromInline
class Slot: Source {
  /// A request that a slot's ``Handler`` handles.
  @usableFromInline
  enum Request {
    /// Store the current value.
    case wake
    /// Return whether the value has changed, and store the new one if so.
    case compare
    /// Release the stored value.
    case sleep
    /// Check whether the rows or stores that the slot refreshes are still in use. If not, the slot is released.
    case tidy
  }

  /// Handles a request to a slot in a node's list, and adds other slots that it finds changed. It is a closure, created
  /// where the value's type is known, so that the comparison is specialized; an overridden method would not be. The
  /// closure is wrapped in an object so that the slots of many rows can share it: closures stored in a collection are
  /// each wrapped separately.
  @MainActor
  @usableFromInline
  final class Handler {
    @usableFromInline typealias Closure = @MainActor (Request, Slot, Node, inout ShortList<Slot>) -> Bool

    @usableFromInline let closure: Closure

    @usableFromInline
    init(_ closure: @escaping Closure) {
      self.closure = closure
    }
  }

  @usableFromInline final let handler: Handler
  private final let storedOffset: Int32
  @exclusivity(unchecked) @usableFromInline final var isAwake = false
  /// Whether something that this slot refreshes is in use: a row of its collection, or a store.
  @exclusivity(unchecked) @usableFromInline final var isHeld = false
  /// Whether a reader may have registered with Observation for the next change. Set by a read outside of any
  /// `Observer`, and cleared by the next change, because a registration fires only once.
  @exclusivity(unchecked) @usableFromInline final var isRegistered = false
  private final var registration: SlotRegistration?

  /// Creates a slot.
  ///
  /// - Parameters:
  ///   - offset: the byte offset of the field in the node's state, if it is stored there.
  ///   - isComputed: whether comparing the field runs the state's own code.
  ///   - handler: handles requests to the slot.
  @usableFromInline
  init(offset: Int? = nil, isComputed: Bool = false, handler: Handler) {
    self.handler = handler
    storedOffset = offset.flatMap { Int32(exactly: $0) } ?? (isComputed ? Self.computed : Self.unknown)
  }

  // Values that are stored in place of an offset, so that a slot needs no further field for these flags.
  private static var unknown: Int32 { -1 }
  private static var computed: Int32 { -2 }

  /// The byte offset of the field in the node's state, if it is stored there. Reading it then needs no key path.
  @usableFromInline final var offset: Int? { storedOffset >= 0 ? Int(storedOffset) : nil }

  /// Whether comparing the field runs the state's own code.
  @usableFromInline final var isComputed: Bool { storedOffset == Self.computed }

  /// Whether all readers of the slot will run anyway.
  final var areAllReadersInvalid: Bool { !isRegistered && isObserved && areAllObserversInvalid }

  @inlinable final var isInUse: Bool { isReadDirectly || isHeld }

  /// Whether the slot itself was read.
  @inlinable final var isReadDirectly: Bool { isObserved || isRegistered }

  /// Registers a read with Observation, for code that uses `withObservationTracking`.
  @usableFromInline
  final func register() {
    let registration = registration ?? SlotRegistration()
    self.registration = registration
    registration.access()
    isRegistered = true
  }

  @usableFromInline
  final func wake(in list: Node) {
    isAwake = true
    ask(.wake, in: list)
    list.insert(self)
  }

  final func sleep(in list: Node) {
    isAwake = false
    ask(.sleep, in: list)
  }

  /// Sends a request that cannot find other slots changed.
  final func ask(_ request: Request, in list: Node) {
    var none = ShortList<Slot>()
    _ = handler.closure(request, self, list, &none)
  }

  /// Notifies readers that use Observation of a change. Observers are already invalidated.
  final func publish() {
    if isRegistered {
      isRegistered = false
      registration?.mutate()
    }
  }
}

/// The object that represents a field to Observation.
///
/// It belongs to the field's slot and not to a store. A screen may read through a store that it does not retain, as in
/// `store.scope(App.profile).name`, and still expects to be notified of changes.
@MainActor
final class SlotRegistration: Observable {
  private let registrar = ObservationRegistrar()
  /// A property for the key path that Observation requires.
  private nonisolated var field: Void {}

  /// Registers a read with the current tracking context.
  func access() {
    registrar.access(self, keyPath: \.field)
  }

  /// Notifies readers of a change. The registrar then removes their registrations.
  func mutate() {
    registrar.withMutation(of: self, keyPath: \.field) {}
  }
}
