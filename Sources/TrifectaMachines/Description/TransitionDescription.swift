/// A transition from a state to its targets.
public struct TransitionDescription: Hashable, Sendable {
  /// The condition of a transition.
  public enum Guard: Hashable, Sendable {
    /// Code, identified by its name.
    case named(String)
    /// An expression.
    case expression(ChartExpression)
  }

  /// The names of the events that trigger the transition. `play` also matches `play.next`; `*` matches any event. Empty
  /// for an eventless transition, which is taken as soon as its guard holds, and for a delayed transition.
  public var events: [String]
  /// The delay in milliseconds after entry to the state, or `nil` for a transition without delay.
  public var delay: Double?
  /// The condition, or `nil` if the transition is unconditional.
  public var `guard`: Guard?
  /// The ids of the target states. A transition without targets executes its actions and exits no state.
  public var targets: [String]
  /// Whether the transition is internal: it does not exit its source state if the targets are inside of that state.
  public var isInternal: Bool
  /// The actions of the transition.
  public var actions: [ActionDescription]

  /// Creates a transition.
  ///
  /// - Parameters:
  ///   - events: the names of the events that trigger the transition.
  ///   - delay: the delay in milliseconds after entry to the state.
  ///   - condition: the condition, or `nil` if the transition is unconditional.
  ///   - targets: the ids of the target states.
  ///   - isInternal: whether the transition does not exit its source state if the targets are inside of that state.
  ///   - actions: the actions of the transition.
  public init(
    on events: [String] = [], after delay: Double? = nil, if condition: Guard? = nil, to targets: [String] = [],
    isInternal: Bool = false, do actions: [ActionDescription] = []
  ) {
    self.events = events
    self.delay = delay
    self.guard = condition
    self.targets = targets
    self.isInternal = isInternal
    self.actions = actions
  }
}

extension TransitionDescription: Codable {
  private enum CodingKeys: String, CodingKey {
    case events = "on"
    case delay = "after"
    case condition = "guard"
    case targets = "to"
    case isInternal = "internal"
    case actions = "do"
  }

  /// Decodes a transition. Missing keys have empty values.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    events = try values.decodeIfPresent([String].self, forKey: .events) ?? []
    delay = try values.decodeIfPresent(Double.self, forKey: .delay)
    self.guard = try values.decodeIfPresent(Guard.self, forKey: .condition)
    targets = try values.decodeIfPresent([String].self, forKey: .targets) ?? []
    isInternal = try values.decodeIfPresent(Bool.self, forKey: .isInternal) ?? false
    actions = try values.decodeIfPresent([ActionDescription].self, forKey: .actions) ?? []
  }

  /// Encodes the transition, without empty values.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    if !events.isEmpty { try values.encode(events, forKey: .events) }
    try values.encodeIfPresent(delay, forKey: .delay)
    try values.encodeIfPresent(self.guard, forKey: .condition)
    if !targets.isEmpty { try values.encode(targets, forKey: .targets) }
    if isInternal { try values.encode(isInternal, forKey: .isInternal) }
    if !actions.isEmpty { try values.encode(actions, forKey: .actions) }
  }
}

extension TransitionDescription.Guard: Codable {
  /// Decodes a name or an expression.
  public init(from decoder: any Decoder) throws {
    if let name = try? decoder.singleValueContainer().decode(String.self) {
      self = .named(name)
    } else {
      self = .expression(try ChartExpression(from: decoder))
    }
  }

  /// Encodes the name or the expression.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .named(let name):
      var value = encoder.singleValueContainer()
      try value.encode(name)
    case .expression(let expression): try expression.encode(to: encoder)
    }
  }
}
