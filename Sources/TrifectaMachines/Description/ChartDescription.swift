/// A statechart as data: what a typed chart lowers to, what diagrams and checks read, and what documents are read into.
///
/// It runs no code of its own: guards and actions are names, or expressions of a small language. Its JSON is nested as
/// the states are:
///
/// ```json
/// {"states": [{"id": "idle", "transitions": [{"on": ["start"], "to": ["busy"]}]}, {"id": "busy"}]}
/// ```
public struct ChartDescription: Hashable, Sendable {
  /// What messages and diagrams call the chart; empty if nobody has named it.
  public var name: String
  /// Where the chart begins: the first of ``states`` if `nil`.
  public var initial: InitialDescription?
  /// The variables that expressions read and assignments change, by name. One without an expression begins empty.
  public var data: [String: ChartExpression?]
  /// The events that the chart knows of, with what they carry; empty if only its transitions name them.
  public var events: [EventDescription]
  /// The states that are inside of no other, in document order.
  public var states: [StateDescription]

  /// Creates a description.
  ///
  /// - Parameters:
  ///   - name: what messages and diagrams call the chart.
  ///   - initial: where the chart begins: the first of `states` if `nil`.
  ///   - data: the variables of expressions, by name.
  ///   - events: the events that the chart knows of.
  ///   - states: the states that are inside of no other, in document order.
  public init(
    name: String = "", initial: InitialDescription? = nil, data: [String: ChartExpression?] = [:],
    events: [EventDescription] = [], states: [StateDescription]
  ) {
    self.name = name
    self.initial = initial
    self.data = data
    self.events = events
    self.states = states
  }

  /// All states in document order: each before those inside of it. O(states).
  public var allStates: [StateDescription] {
    var all: [StateDescription] = []
    var waiting = Array(states.reversed())
    while let state = waiting.popLast() {
      all.append(state)
      waiting.append(contentsOf: state.states.reversed())
    }
    return all
  }
}

extension ChartDescription: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, initial, data, events, states
  }

  /// Reads a description. What is left out is empty.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    name = try values.decodeIfPresent(String.self, forKey: .name) ?? ""
    initial = try values.decodeIfPresent(InitialDescription.self, forKey: .initial)
    data = try values.decodeIfPresent([String: ChartExpression?].self, forKey: .data) ?? [:]
    events = try values.decodeIfPresent([EventDescription].self, forKey: .events) ?? []
    states = try values.decode([StateDescription].self, forKey: .states)
  }

  /// Writes the description, without what is empty.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    if !name.isEmpty { try values.encode(name, forKey: .name) }
    try values.encodeIfPresent(initial, forKey: .initial)
    if !data.isEmpty { try values.encode(data, forKey: .data) }
    if !events.isEmpty { try values.encode(events, forKey: .events) }
    try values.encode(states, forKey: .states)
  }
}
