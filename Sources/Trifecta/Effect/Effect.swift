/// What a reducer wants to be done after it has changed the state: a value, described first and run later by a store.
///
/// An effect comes back as actions only. It can be looked at without being run: ``description`` names its operators,
/// ids, durations and places in the source.
public struct Effect<Action> {
  /// The kinds of effect. `none` has no payload and allocates nothing.
  @usableFromInline
  enum Operation {
    case none
    indirect case send(Action)
    case run(Run)
    indirect case prepared(PreparedWork<Action>)
    indirect case emit(Any)
    case dismiss
    indirect case immediate(ImmediateWork)
    case merge([Effect])
    case concatenate([Effect])
    case race([Effect])
    indirect case cancellable(EffectID, cancelInFlight: Bool, Effect)
    indirect case cancel(EffectID)
    /// Cancels a child's effects with an id, or all of it and of what is below it.
    indirect case cancelOfChild(ChildKey, EffectID?)
    indirect case wait(EffectWait, Effect)
    indirect case modified(EffectModifier, Effect)
    indirect case embedded(EmbeddedEffect<Action>)
  }

  @usableFromInline let operation: Operation

  @inlinable
  init(_ operation: Operation) {
    self.operation = operation
  }

  /// Nothing to be done. Allocates nothing and disappears in `merge`, `concatenate` and `race`.
  @inlinable
  public static var none: Effect { Effect(.none) }

  @usableFromInline
  var isNone: Bool {
    @inlinable get { if case .none = operation { true } else { false } }
  }
}

extension Effect {
  /// An effect that sends `action` at once: it is reduced after the actions that already wait.
  ///
  /// Share logic between two cases with a method on the feature rather than with this: an action is for something that
  /// happened.
  ///
  /// - Parameter action: the action to send.
  /// - Returns: the effect to return from the reducer.
  @inlinable
  public static func send(_ action: Action) -> Effect {
    Effect(.send(action))
  }

  /// An effect that asks the parent that presents this feature to put it away.
  ///
  /// The nearest parent that presents it, or something around it, answers. One that nobody presents is reported.
  ///
  /// ```swift
  /// case .cancelButtonTapped:
  ///   return .dismiss
  /// ```
  public static var dismiss: Effect { Effect(.dismiss) }
}
