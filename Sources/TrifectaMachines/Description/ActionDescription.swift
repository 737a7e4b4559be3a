/// An action that a chart executes on entry to a state, on exit from it, or during a transition.
public indirect enum ActionDescription: Hashable, Sendable {
  /// A branch of a conditional action. It is executed if its condition holds and no earlier branch was executed.
  public struct Branch: Hashable, Sendable {
    /// The condition of the branch, or `nil` for an `else` branch.
    public var condition: ChartExpression?
    /// The actions of the branch.
    public var actions: [ActionDescription]

    /// Creates a branch.
    ///
    /// - Parameters:
    ///   - condition: the condition of the branch, or `nil` for an `else` branch.
    ///   - actions: the actions of the branch.
    public init(_ condition: ChartExpression?, _ actions: [ActionDescription]) {
      self.condition = condition
      self.actions = actions
    }
  }

  /// An event that a chart sends to itself, with parts that are computed when it is sent.
  public struct ComputedSend: Hashable, Sendable {
    /// The name of the event. It must evaluate to a string.
    public var event: ChartExpression
    /// The delay: a number of milliseconds, or a string such as `'2s'`. `nil` sends the event without delay.
    public var delay: ChartExpression?
    /// The target: `'#_internal'` raises the event internally; `nil` sends it to the chart as an external event.
    public var target: ChartExpression?
    /// The event processor. Only the SCXML event processor is supported, which is the default.
    public var type: ChartExpression?
    /// An id with which ``ActionDescription/cancel(_:)`` cancels the event.
    public var id: String?

    /// Creates a send action with computed parts.
    ///
    /// - Parameters:
    ///   - event: the name of the event, a string.
    ///   - delay: the delay: a number of milliseconds, or a string such as `'2s'`.
    ///   - target: the target; `nil` is the chart itself.
    ///   - type: the event processor; `nil` is the SCXML event processor.
    ///   - id: an id with which the event can be cancelled.
    public init(
      _ event: ChartExpression, after delay: ChartExpression? = nil, to target: ChartExpression? = nil,
      by type: ChartExpression? = nil, id: String? = nil
    ) {
      self.event = event
      self.delay = delay
      self.target = target
      self.type = type
      self.id = id
    }
  }

  /// Runs code, identified by its name.
  case named(String)
  /// Raises an internal event, which is handled before any external one, after the target states are entered.
  case raise(String)
  /// Sends an external event to the chart after a delay in milliseconds. The id identifies the event for
  /// ``cancel(_:)``.
  case send(String, after: Double, id: String?)
  /// Sends an event with computed parts. If the value of an expression cannot be used, nothing is sent and an error is
  /// raised.
  case sendComputed(ComputedSend)
  /// Cancels the pending delayed events that were sent with an id.
  case cancel(String)
  /// Assigns the value of an expression to a variable.
  case assign(String, ChartExpression)
  /// Writes a label and a value to the log.
  case log(String, ChartExpression?)
  /// Executes the first branch whose condition holds.
  case choose([Branch])
  /// Executes actions for each element of a list, with the element and its index in variables.
  case forEach(item: String, index: String?, in: ChartExpression, [ActionDescription])
}

extension ActionDescription: Codable {
  private enum CodingKeys: String, CodingKey {
    case perform, raise, send, after, id, cancel, assign, to, log, value
    case sendComputed = "sendexpr"
    case choose = "if"
    case forEach = "foreach"
    case item, index
    case actions = "do"
  }

  /// Reads an action.
  ///
  /// - Throws: a `DecodingError` if the data is not an action.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    if let name = try values.decodeIfPresent(String.self, forKey: .perform) {
      self = .named(name)
    } else if let event = try values.decodeIfPresent(String.self, forKey: .raise) {
      self = .raise(event)
    } else if let event = try values.decodeIfPresent(String.self, forKey: .send) {
      let delay = try values.decodeIfPresent(Double.self, forKey: .after) ?? 0
      self = .send(event, after: delay, id: try values.decodeIfPresent(String.self, forKey: .id))
    } else if let send = try values.decodeIfPresent(ComputedSend.self, forKey: .sendComputed) {
      self = .sendComputed(send)
    } else if let id = try values.decodeIfPresent(String.self, forKey: .cancel) {
      self = .cancel(id)
    } else if let name = try values.decodeIfPresent(String.self, forKey: .assign) {
      self = .assign(name, try values.decode(ChartExpression.self, forKey: .to))
    } else if let text = try values.decodeIfPresent(String.self, forKey: .log) {
      self = .log(text, try values.decodeIfPresent(ChartExpression.self, forKey: .value))
    } else if let list = try values.decodeIfPresent(ChartExpression.self, forKey: .forEach) {
      self = .forEach(
        item: try values.decode(String.self, forKey: .item),
        index: try values.decodeIfPresent(String.self, forKey: .index),
        in: list, try values.decode([ActionDescription].self, forKey: .actions))
    } else {
      self = .choose(try values.decode([Branch].self, forKey: .choose))
    }
  }

  /// Writes the action.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .named(let name): try values.encode(name, forKey: .perform)
    case .raise(let event): try values.encode(event, forKey: .raise)
    case .send(let event, let delay, let id):
      try values.encode(event, forKey: .send)
      if delay != 0 { try values.encode(delay, forKey: .after) }
      try values.encodeIfPresent(id, forKey: .id)
    case .sendComputed(let send): try values.encode(send, forKey: .sendComputed)
    case .cancel(let id): try values.encode(id, forKey: .cancel)
    case .assign(let name, let expression):
      try values.encode(name, forKey: .assign)
      try values.encode(expression, forKey: .to)
    case .log(let text, let value):
      try values.encode(text, forKey: .log)
      try values.encodeIfPresent(value, forKey: .value)
    case .choose(let branches): try values.encode(branches, forKey: .choose)
    case .forEach(let item, let index, let list, let actions):
      try values.encode(list, forKey: .forEach)
      try values.encode(item, forKey: .item)
      try values.encodeIfPresent(index, forKey: .index)
      try values.encode(actions, forKey: .actions)
    }
  }
}

extension ActionDescription.ComputedSend: Codable {
  private enum CodingKeys: String, CodingKey {
    case event
    case delay = "after"
    case target = "to"
    case type = "by"
    case id
  }
}

extension ActionDescription.Branch: Codable {
  private enum CodingKeys: String, CodingKey {
    case condition = "when"
    case actions = "do"
  }
}
