/// An event in a store, for debuggers, logs and recorders. Subscribe with ``Store/onEvent(_:)``.
///
/// Events are delivered in order, on the main actor. The event of an action is delivered after the state has changed
/// and before the action's effects start.
public enum StoreEvent {
  /// An action was reduced.
  case reduced(Reduction)
  /// An effect has started.
  case effectStarted(Effect)
  /// An effect has ended by itself.
  case effectEnded(Effect)
  /// An effect was cancelled. Actions that it sends from now on are dropped.
  case effectCancelled(Effect)
  /// A feature emitted a side effect. The screen that listens for side effects receives it now or later.
  case sideEffectEmitted(SideEffect)
  /// A side effect was delivered to the screen that listens for it.
  case sideEffectDelivered(SideEffect)

  /// An action and the root state before and after it.
  public struct Reduction {
    /// The action, of the root feature's type. A child's action is embedded.
    public let action: Any
    /// The name of the feature that sent the action. For an action of an effect, it is the feature whose action started
    /// the effect. The root is named `the root`, a child by its key path, and a row by its key path with the id in
    /// brackets.
    public let place: String
    /// The root feature's state before the action.
    public let before: Any
    /// The root feature's state after the action.
    public let after: Any
    /// Whether an effect sent the action, rather than a view or other code with a store.
    public let isFromEffect: Bool
  }

  /// A started effect. Its id is unique among the running effects.
  public struct Effect: Identifiable, Equatable, Sendable {
    /// The identity of the effect, equal in all events of one effect.
    public let id: ObjectIdentifier
    /// The name of the effect, if it has one, and its source location.
    public let title: String
    /// The cancellation ids of the effect.
    public let ids: [String]
    /// The name of the feature that the effect belongs to.
    public let place: String
    /// How long the effect has run, accurate to a few milliseconds.
    public let age: Duration

    /// The age in whole milliseconds.
    package var roundedAge: Duration { .milliseconds(Int64(age / .milliseconds(1))) }
  }

  /// A side effect and the feature that emitted it.
  public struct SideEffect {
    /// The side effect, of the feature's `SideEffect` type.
    public let value: Any
    /// The name of the feature that emitted the side effect.
    public let place: String
  }
}

extension StoreEvent: CustomStringConvertible {
  /// A one-line description of the event.
  public var description: String {
    switch self {
    case .reduced(let reduction): reduction.description
    case .effectStarted(let effect): "started \(effect)"
    case .effectEnded(let effect): "ended \(effect), after \(effect.roundedAge)"
    case .effectCancelled(let effect): "cancelled \(effect), after \(effect.roundedAge)"
    case .sideEffectEmitted(let sideEffect): "emitted \(sideEffect)"
    case .sideEffectDelivered(let sideEffect): "delivered \(sideEffect)"
    }
  }
}

extension StoreEvent.Reduction: CustomStringConvertible {
  /// The action and the name of its sender.
  public var description: String { "\(describe(action)), sent from \(place)" }
}

extension StoreEvent.Effect: CustomStringConvertible {
  /// The title, the feature and the ids.
  public var description: String {
    "effect \(title) of \(place)" + (ids.isEmpty ? "" : ", id \(ids.joined(separator: ", "))")
  }
}

extension StoreEvent.SideEffect: CustomStringConvertible {
  /// The value and the feature.
  public var description: String { "\(describe(value)) of \(place)" }
}
