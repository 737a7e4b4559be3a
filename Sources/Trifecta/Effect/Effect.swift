/// What a reducer wants to be done after it has changed the state: a value, described first and run later by a store.
///
/// An effect comes back as actions only. It can be looked at without being run: ``description`` names its operators,
/// ids and places in the source.
public struct Effect<Action> {
  /// The kinds of effect. `none` has no payload and allocates nothing.
  @usableFromInline
  indirect enum Operation {
    case none
    case send(Action)
    case run(Run)
    case emit(Any)
    case merge([Effect])
    case cancellable(EffectID, cancelInFlight: Bool, Effect)
    case cancel(EffectID)
    case scoped(ChildKey, Effect)
  }

  @usableFromInline let operation: Operation

  @inlinable
  init(_ operation: Operation) {
    self.operation = operation
  }

  /// Nothing to be done. Allocates nothing and disappears in `merge`.
  @inlinable
  public static var none: Effect { Effect(.none) }

  @usableFromInline
  var isNone: Bool {
    @inlinable get { if case .none = operation { true } else { false } }
  }
}
