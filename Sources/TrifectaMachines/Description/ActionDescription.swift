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

  /// Code, of which only the name is known.
  case named(String)
  /// An event that is handled before any other, once the states are entered.
  case raise(String)
  /// An event that is handled like one from outside, after some milliseconds. Its id cancels it.
  case send(String, after: Double, id: String?)
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

extension ActionDescription.Branch: Codable {
  private enum CodingKeys: String, CodingKey {
    case condition = "when"
    case actions = "do"
  }
}
