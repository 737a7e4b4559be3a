/// A way from a state to others.
public struct TransitionDescription: Hashable, Sendable {
  /// What must hold for a transition to be taken.
  public enum Guard: Hashable, Sendable {
    /// Code, of which only the name is known.
    case named(String)
    /// An expression of the small language.
    case expression(ChartExpression)
  }

  /// The names of the events that take it. `play` is also `play.next`; `*` is any. Empty for one that is taken as soon as
  /// its guard holds, and for one that time takes.
  public var events: [String]
  /// The milliseconds after which it is taken, counted from the entry of its state; `nil` if time does not take it.
  public var delay: Double?
  /// What must hold for it to be taken, `nil` if nothing must.
  public var `guard`: Guard?
  /// The ids of the states it leads to. Empty for one that leaves no state.
  public var targets: [String]
  /// Whether its state stays as it is where the targets are inside of it.
  public var isInternal: Bool
  /// What is done on the way.
  public var actions: [ActionDescription]

  /// Creates a transition.
  ///
  /// - Parameters:
  ///   - events: the names of the events that take it.
  ///   - delay: the milliseconds after which it is taken.
  ///   - condition: what must hold for it to be taken.
  ///   - targets: the ids of the states it leads to.
  ///   - isInternal: whether its state stays as it is where the targets are inside of it.
  ///   - actions: what is done on the way.
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

  /// Reads a transition. What is left out is empty.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    events = try values.decodeIfPresent([String].self, forKey: .events) ?? []
    delay = try values.decodeIfPresent(Double.self, forKey: .delay)
    self.guard = try values.decodeIfPresent(Guard.self, forKey: .condition)
    targets = try values.decodeIfPresent([String].self, forKey: .targets) ?? []
    isInternal = try values.decodeIfPresent(Bool.self, forKey: .isInternal) ?? false
    actions = try values.decodeIfPresent([ActionDescription].self, forKey: .actions) ?? []
  }

  /// Writes the transition, without what is empty.
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
  /// Reads a name, or an expression.
  public init(from decoder: any Decoder) throws {
    if let name = try? decoder.singleValueContainer().decode(String.self) {
      self = .named(name)
    } else {
      self = .expression(try ChartExpression(from: decoder))
    }
  }

  /// Writes the name, or the expression.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .named(let name):
      var value = encoder.singleValueContainer()
      try value.encode(name)
    case .expression(let expression): try expression.encode(to: encoder)
    }
  }
}
