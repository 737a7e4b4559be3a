/// A statechart as data. Typed charts are lowered to it, SCXML and JSON documents are decoded into it, and diagrams,
/// checks and the interpreter read it.
///
/// It contains no code: guards and actions are names or ``ChartExpression`` values. In JSON, states are nested:
///
/// ```json
/// {"states": [{"id": "idle", "transitions": [{"on": ["start"], "to": ["busy"]}]}, {"id": "busy"}]}
/// ```
public struct ChartDescription: Hashable, Sendable {
  /// The name of the chart in messages and diagrams. It may be empty.
  public var name: String
  /// The initial state, or `nil` for the first of ``states``.
  public var initial: InitialDescription?
  /// The variables and their initial values. A variable without an expression is initially empty.
  public var data: [String: ChartExpression?]
  /// The events that are declared with their payloads. Events that are named only by transitions need not be listed.
  public var events: [EventDescription]
  /// The top-level states, in document order.
  public var states: [StateDescription]

  /// Creates a description.
  ///
  /// - Parameters:
  ///   - name: the name of the chart in messages and diagrams.
  ///   - initial: the initial state, or `nil` for the first of `states`.
  ///   - data: the variables and their initial values.
  ///   - events: the declared events.
  ///   - states: the top-level states, in document order.
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

  /// All states in document order: each precedes its descendants.
  ///
  /// - Complexity: O(n) in the number of states.
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

  /// Decodes a description. Missing keys have empty values.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    name = try values.decodeIfPresent(String.self, forKey: .name) ?? ""
    initial = try values.decodeIfPresent(InitialDescription.self, forKey: .initial)
    data = try values.decodeIfPresent([String: ChartExpression?].self, forKey: .data) ?? [:]
    events = try values.decodeIfPresent([EventDescription].self, forKey: .events) ?? []
    states = try values.decode([StateDescription].self, forKey: .states)
  }

  /// Encodes the description, without empty values.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    if !name.isEmpty { try values.encode(name, forKey: .name) }
    try values.encodeIfPresent(initial, forKey: .initial)
    if !data.isEmpty { try values.encode(data, forKey: .data) }
    if !events.isEmpty { try values.encode(events, forKey: .events) }
    try values.encode(states, forKey: .states)
  }
}
