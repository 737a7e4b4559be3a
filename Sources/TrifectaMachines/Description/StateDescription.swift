/// A state of a chart, with the states inside of it.
public struct StateDescription: Hashable, Sendable {
  /// What a state is.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// A state of which one inner state is active, if it has any.
    case normal
    /// A state whose inner states, its regions, are active at the same time.
    case parallel
    /// The end of the state it is in.
    case final
    /// A way back to the inner state that was active last.
    case history
    /// A way back to all that was active last, however deep.
    case deepHistory
  }

  /// Its name, which no other state of the chart has.
  public var id: String
  /// What it is.
  public var kind: Kind
  /// The type of what it carries, as Swift writes it; `nil` if it carries nothing.
  public var payload: String?
  /// Where it begins: the first of ``states`` if `nil`.
  public var initial: InitialDescription?
  /// The actions that run when the state is entered, in blocks: an action that fails ends its block, and the next one runs.
  public var entryBlocks: [[ActionDescription]] { didSet { entryBlocks.removeAll(where: \.isEmpty) } }
  /// The actions that run when the state is left, in blocks: an action that fails ends its block, and the next one runs.
  public var exitBlocks: [[ActionDescription]] { didSet { exitBlocks.removeAll(where: \.isEmpty) } }
  /// The ways out of it, in the order in which they are tried. Of a history, the one way to where it leads at first.
  public var transitions: [TransitionDescription]
  /// The work that it owns: started on entering it, cancelled on leaving it.
  public var invokes: [InvokeDescription]
  /// The events that it takes and does nothing about.
  public var ignored: [String]
  /// What a final state's `done` event carries.
  public var doneData: ChartExpression?
  /// What a final state's `done` event carries as an object, by name. If it is not empty, it goes before ``doneData``.
  public var doneParameters: [String: ChartExpression]
  /// The states inside of it, in document order.
  public var states: [StateDescription]

  /// Creates a state.
  ///
  /// - Parameters:
  ///   - id: its name, which no other state of the chart has.
  ///   - kind: what it is.
  ///   - payload: the type of what it carries.
  ///   - initial: where it begins: the first of `states` if `nil`.
  ///   - entry: the actions that run when the state is entered, as one block.
  ///   - exit: the actions that run when the state is left, as one block.
  ///   - transitions: the ways out of it, in the order in which they are tried.
  ///   - invokes: the work that it owns.
  ///   - ignored: the events that it takes and does nothing about.
  ///   - doneData: what a final state's `done` event carries.
  ///   - doneParameters: what a final state's `done` event carries as an object, by name.
  ///   - states: the states inside of it, in document order.
  public init(
    _ id: String, kind: Kind = .normal, payload: String? = nil, initial: InitialDescription? = nil,
    entry: [ActionDescription] = [], exit: [ActionDescription] = [], transitions: [TransitionDescription] = [],
    invokes: [InvokeDescription] = [], ignored: [String] = [], doneData: ChartExpression? = nil,
    doneParameters: [String: ChartExpression] = [:], states: [StateDescription] = []
  ) {
    self.id = id
    self.kind = kind
    self.payload = payload
    self.initial = initial
    entryBlocks = entry.isEmpty ? [] : [entry]
    exitBlocks = exit.isEmpty ? [] : [exit]
    self.transitions = transitions
    self.invokes = invokes
    self.ignored = ignored
    self.doneData = doneData
    self.doneParameters = doneParameters
    self.states = states
  }

  /// The actions of all blocks that run when the state is entered. Setting it makes them one block.
  public var entry: [ActionDescription] {
    get { Array(entryBlocks.joined()) }
    set { entryBlocks = [newValue] }
  }

  /// The actions of all blocks that run when the state is left. Setting it makes them one block.
  public var exit: [ActionDescription] {
    get { Array(exitBlocks.joined()) }
    set { exitBlocks = [newValue] }
  }

  /// Whether nothing can be active inside of it.
  public var isAtomic: Bool { states.allSatisfy(\.isHistory) && kind != .parallel && !isHistory }

  /// Whether it stands for what was active, and is never active itself.
  public var isHistory: Bool { kind == .history || kind == .deepHistory }
}

extension StateDescription: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, kind, payload, initial, entry, exit, transitions, invokes, ignored, doneData, doneParameters, states
  }

  /// Reads a state. What is left out is empty.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(String.self, forKey: .id)
    kind = try values.decodeIfPresent(Kind.self, forKey: .kind) ?? .normal
    payload = try values.decodeIfPresent(String.self, forKey: .payload)
    initial = try values.decodeIfPresent(InitialDescription.self, forKey: .initial)
    entryBlocks = try Self.blocks(.entry, of: values)
    exitBlocks = try Self.blocks(.exit, of: values)
    transitions = try values.decodeIfPresent([TransitionDescription].self, forKey: .transitions) ?? []
    invokes = try values.decodeIfPresent([InvokeDescription].self, forKey: .invokes) ?? []
    ignored = try values.decodeIfPresent([String].self, forKey: .ignored) ?? []
    doneData = try values.decodeIfPresent(ChartExpression.self, forKey: .doneData)
    doneParameters = try values.decodeIfPresent([String: ChartExpression].self, forKey: .doneParameters) ?? [:]
    states = try values.decodeIfPresent([StateDescription].self, forKey: .states) ?? []
  }

  /// One block is a list of actions, several are a list of such lists.
  private static func blocks(
    _ key: CodingKeys, of values: KeyedDecodingContainer<CodingKeys>
  ) throws -> [[ActionDescription]] {
    guard values.contains(key) else { return [] }
    let blocks =
      try (try? values.decode([[ActionDescription]].self, forKey: key))
      ?? [values.decode([ActionDescription].self, forKey: key)]
    return blocks.filter { !$0.isEmpty }
  }

  private static func encode(
    _ blocks: [[ActionDescription]], as key: CodingKeys, into values: inout KeyedEncodingContainer<CodingKeys>
  ) throws {
    if blocks.count == 1 {
      try values.encode(blocks[0], forKey: key)
    } else if !blocks.isEmpty {
      try values.encode(blocks, forKey: key)
    }
  }

  /// Writes the state, without what is empty.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(id, forKey: .id)
    if kind != .normal { try values.encode(kind, forKey: .kind) }
    try values.encodeIfPresent(payload, forKey: .payload)
    try values.encodeIfPresent(initial, forKey: .initial)
    try Self.encode(entryBlocks, as: .entry, into: &values)
    try Self.encode(exitBlocks, as: .exit, into: &values)
    if !transitions.isEmpty { try values.encode(transitions, forKey: .transitions) }
    if !invokes.isEmpty { try values.encode(invokes, forKey: .invokes) }
    if !ignored.isEmpty { try values.encode(ignored, forKey: .ignored) }
    try values.encodeIfPresent(doneData, forKey: .doneData)
    if !doneParameters.isEmpty { try values.encode(doneParameters, forKey: .doneParameters) }
    if !states.isEmpty { try values.encode(states, forKey: .states) }
  }
}
