/// Something that happened in a store, for debuggers, logs and recorders. ``Store/onEvent(_:)`` hands them out.
///
/// Events come in the order in which things happen, on the main actor. An action's event comes once the state is
/// changed and before the action's effects start.
public enum StoreEvent {
  /// An action was reduced.
  case reduced(Reduction)
  /// An effect starts.
  case effectStarted(Effect)
  /// An effect came to its end by itself.
  case effectEnded(Effect)
  /// An effect was cancelled: what it sends from now on is dropped.
  case effectCancelled(Effect)
  /// A feature emitted a side effect, which the screen that listens gets now or later.
  case sideEffectEmitted(SideEffect)
  /// A side effect was handed to the screen that listens.
  case sideEffectDelivered(SideEffect)

  /// One action and what it did to the state of the root.
  public struct Reduction {
    /// The action, of the root feature's type: a child's is embedded.
    public let action: Any
    /// The place that the action, or the one it follows from, was sent from: ``StoreEvent`` calls the root
    /// `the root` and a child by its key path, a row's id in brackets.
    public let place: String
    /// The root feature's state before.
    public let before: Any
    /// The root feature's state after.
    public let after: Any
  }

  /// A started effect. Its id is unique among the effects that run.
  public struct Effect: Identifiable, Equatable, Sendable {
    /// The same in the events of one effect.
    public let id: ObjectIdentifier
    /// The effect's name, if it has one, and where it was written.
    public let title: String
    /// The ids that cancel it.
    public let ids: [String]
    /// The place whose effect it is.
    public let place: String
    /// How long it has run, exact to a few milliseconds.
    public let age: Duration

    /// The age without digits that say nothing.
    package var roundedAge: Duration { .milliseconds(Int64(age / .milliseconds(1))) }
  }

  /// A side effect and where it comes from.
  public struct SideEffect {
    /// The side effect, of the feature's type.
    public let value: Any
    /// The place whose side effect it is.
    public let place: String
  }
}

extension StoreEvent: CustomStringConvertible {
  /// The event on one line.
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
  /// The action and where it was sent from.
  public var description: String { "\(describe(action)), sent from \(place)" }
}

extension StoreEvent.Effect: CustomStringConvertible {
  /// The title, the place and the ids.
  public var description: String {
    "effect \(title) of \(place)" + (ids.isEmpty ? "" : ", id \(ids.joined(separator: ", "))")
  }
}

extension StoreEvent.SideEffect: CustomStringConvertible {
  /// The value and its place.
  public var description: String { "\(describe(value)) of \(place)" }
}
