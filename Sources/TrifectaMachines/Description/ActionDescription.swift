/// Something that a chart does on entering a state, on leaving it or on the way.
public indirect enum ActionDescription: Hashable, Sendable {
  /// One branch of a choice: its actions if its condition holds and none before did.
  public struct Branch: Hashable, Sendable {
    /// What must hold; always if `nil`.
    public var condition: ChartExpression?
    /// What is done then.
    public var actions: [ActionDescription]

    /// Creates a branch.
    ///
    /// - Parameters:
    ///   - condition: what must hold; always if `nil`.
    ///   - actions: what is done then.
    public init(_ condition: ChartExpression?, _ actions: [ActionDescription]) {
      self.condition = condition
      self.actions = actions
    }
  }

  /// An event that a chart sends to itself, of which parts are computed when it is sent.
  public struct ComputedSend: Hashable, Sendable {
    /// The name of the event, a string.
    public var event: ChartExpression
    /// How long the event waits: a number of milliseconds, or a string such as `'2s'`. It does not wait if `nil`.
    public var delay: ChartExpression?
    /// Whom the event is sent to: `'#_internal'` is like a raised event; the chart from outside if `nil`.
    public var target: ChartExpression?
    /// What transports the event: only SCXML's own event processor can, which is used if `nil`.
    public var type: ChartExpression?
    /// The id that cancels the event.
    public var id: String?

    /// Creates an event that is sent.
    ///
    /// - Parameters:
    ///   - event: the name of the event, a string.
    ///   - delay: how long the event waits: a number of milliseconds, or a string such as `'2s'`.
    ///   - target: whom the event is sent to: the chart if `nil`.
    ///   - type: what transports the event: SCXML's own event processor if `nil`.
    ///   - id: the id that cancels the event.
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

  /// Code, of which only the name is known.
  case named(String)
  /// An event that is handled before any other, once the states are entered.
  case raise(String)
  /// An event that is handled like one from outside, after some milliseconds. Its id cancels it.
  case send(String, after: Double, id: String?)
  /// An event like that of `send` whose parts are computed. If one has no suitable value, nothing is sent, which is an error.
  case sendComputed(ComputedSend)
  /// Cancels the events that were sent with an id and have not come.
  case cancel(String)
  /// Gives a variable a value.
  case assign(String, ChartExpression)
  /// Says something to whoever keeps a record.
  case log(String, ChartExpression?)
  /// The first branch whose condition holds.
  case choose([Branch])
  /// Actions for each element of a list, which one variable has in turn, and another its index.
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
  /// - Throws: a `DecodingError` if it is none.
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
