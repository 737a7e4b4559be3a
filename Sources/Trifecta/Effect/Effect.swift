/// Work that a reducer returns for the store to run after the state has changed. An effect is a value: it is described
/// first and run later.
///
/// An effect feeds results back only by sending actions. You can inspect it without running it: ``description`` shows
/// its operators, ids, durations and source locations.
public struct Effect<Action> {
  /// The kinds of effect. `none` has no payload and allocates nothing.
  @usableFromInline
  enum Operation {
    case none
    indirect case send(Action)
    case run(Run)
    indirect case prepared(PreparedWork<Action>)
    indirect case emit(Any)
    /// Delivers restored side effects to the feature's own screen.
    indirect case deliver([Any])
    case dismiss
    indirect case immediate(ImmediateWork)
    case merge([Effect])
    case concatenate([Effect])
    case race([Effect])
    indirect case cancellable(EffectID, cancelInFlight: Bool, Effect)
    indirect case cancel(EffectID)
    /// Cancels a child's effects with an id, or all effects of the child and its descendants if there is no id.
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

  /// An effect that does nothing. It allocates nothing, and `merge`, `concatenate` and `race` remove it.
  @inlinable
  public static var none: Effect { Effect(.none) }

  @usableFromInline
  var isNone: Bool {
    @inlinable get { if case .none = operation { true } else { false } }
  }
}

extension Effect {
  /// Returns an effect that sends `action` immediately. The action is reduced after the actions that are already
  /// queued.
  ///
  /// To share logic between two actions, call a method of the feature instead: an action describes an event.
  ///
  /// - Parameter action: the action to send.
  /// - Returns: the effect to return from the reducer.
  @inlinable
  public static func send(_ action: Action) -> Effect {
    Effect(.send(action))
  }

  /// An effect that asks the parent to dismiss this feature.
  ///
  /// The nearest ancestor that presents the feature, or presents one of its ancestors, handles the request. If there is
  /// none, an issue is reported.
  ///
  /// ```swift
  /// case .cancelButtonTapped:
  ///   return .dismiss
  /// ```
  public static var dismiss: Effect { Effect(.dismiss) }
}
