import Observation
import Tracking

/// One observed field of a place: what its observers were told last, and how to find out whether it has changed.
///
/// A slot is awake while somebody observes it. Asleep it holds no value. It is a ``Tracking/Source`` itself, and there
/// is one for each observed field of each row: what a publication looks at should be few objects. See ``Core`` for
/// `@exclusivity(unchecked)`.
@MainActor
@usableFromInline
class Slot: Source {
  /// What can be asked of a slot's value.
  @usableFromInline
  enum Request {
    /// Remember the value as it is now.
    case wake
    /// Has the value changed? If so, remember the new one.
    case compare
    /// Forget the value.
    case sleep
    /// Is what the slot refreshes still in use? If not, nothing holds the slot.
    case tidy
  }

  /// Answers a request for a slot, which is in a list, and adds other slots that it finds changed. It is a closure,
  /// made where the value's type is known, so that the comparison is specialised; a method would not be. It is an
  /// object, so that the slots of many rows hold one: closures that are kept in a collection are wrapped, each anew.
  @MainActor
  @usableFromInline
  final class Answer {
    @usableFromInline typealias Closure = @MainActor (Request, Slot, Node, inout ShortList<Slot>) -> Bool

    @usableFromInline let closure: Closure

    @usableFromInline
    init(_ closure: @escaping Closure) {
      self.closure = closure
    }
  }

  @usableFromInline final let answer: Answer
  private final let storedOffset: Int32
  @exclusivity(unchecked) @usableFromInline final var isAwake = false
  /// Whether something that this slot refreshes is in use: a row of its collection, or a store.
  @exclusivity(unchecked) @usableFromInline final var isHeld = false
  /// Whether Observation may have somebody waiting for the next change. True from a read outside of any `Observer`
  /// until that change, because a registration fires only once.
  @exclusivity(unchecked) @usableFromInline final var isRegistered = false
  private final var registration: SlotRegistration?

  /// Creates a slot.
  ///
  /// - Parameters:
  ///   - offset: how many bytes into its place's state the field is, if it is stored there.
  ///   - isComputed: whether comparing it runs code of the state's.
  ///   - answer: how it answers.
  @usableFromInline
  init(offset: Int? = nil, isComputed: Bool = false, answer: Answer) {
    self.answer = answer
    storedOffset = offset.flatMap { Int32(exactly: $0) } ?? (isComputed ? Self.computed : Self.unknown)
  }

  // What stands in place of an offset, so that a slot is no larger.
  private static var unknown: Int32 { -1 }
  private static var computed: Int32 { -2 }

  /// How many bytes into its place's state the field is, if it is stored there: reading it then needs no key path.
  @usableFromInline final var offset: Int? { storedOffset >= 0 ? Int(storedOffset) : nil }

  /// Whether comparing it runs code of the state's.
  @usableFromInline final var isComputed: Bool { storedOffset == Self.computed }

  /// Whether all who have read it will run anyway.
  final var isReadByTheInvalidOnly: Bool { !isRegistered && isObserved && isObservedByInvalidOnly }

  @inlinable final var isInUse: Bool { isReadDirectly || isHeld }

  /// Whether somebody has read the slot itself.
  @inlinable final var isReadDirectly: Bool { isObserved || isRegistered }

  /// Registers a read with Observation, for code that tracks with `withObservationTracking`.
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

  /// Requests what finds no slot changed.
  final func ask(_ request: Request, in list: Node) {
    var none = ShortList<Slot>()
    _ = answer.closure(request, self, list, &none)
  }

  /// Tells those who read with Observation that the slot has changed. Observers know already.
  final func publish() {
    if isRegistered {
      isRegistered = false
      registration?.mutate()
    }
  }
}

/// What Observation knows a field as.
///
/// It lives with the field's slot and not with a store. A screen may read through a store that nobody holds, as in
/// `store.scope(App.profile).name`, and wants to hear of changes all the same.
@MainActor
final class SlotRegistration: Observable {
  private let registrar = ObservationRegistrar()
  /// What Observation is told was read: it wants a property.
  private nonisolated var field: Void {}

  /// Records a read with whoever tracks now.
  func access() {
    registrar.access(self, keyPath: \.field)
  }

  /// Tells those who read it of a change. The registrar forgets those it told.
  func mutate() {
    registrar.withMutation(of: self, keyPath: \.field) {}
  }
}
