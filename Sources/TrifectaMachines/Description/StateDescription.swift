/// A state of a chart, with its child states.
public struct StateDescription: Hashable, Sendable {
  /// The kind of a state.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// An atomic state, or a compound state. A compound state has exactly one active child.
    case normal
    /// A state whose children, its regions, are all active at the same time.
    case parallel
    /// A final state, which completes its parent.
    case final
    /// A shallow history: restores the child state that was active last.
    case history
    /// A deep history: restores all descendants that were active last.
    case deepHistory
  }

  /// The name of the state, unique in the chart.
  public var id: String
  /// The kind of the state.
  public var kind: Kind
  /// The name of the payload's Swift type, or `nil` if the state has no payload.
  public var payload: String?
  /// The initial transition, or `nil` for the first of ``states``.
  public var initial: InitialDescription?
  /// The entry actions, in blocks. An action that fails ends its block; the next block still runs.
  public var entryBlocks: [[ActionDescription]] { didSet { entryBlocks.removeAll(where: \.isEmpty) } }
  /// The exit actions, in blocks. An action that fails ends its block; the next block still runs.
  public var exitBlocks: [[ActionDescription]] { didSet { exitBlocks.removeAll(where: \.isEmpty) } }
  /// The transitions, in the order in which they are tried. A history state has at most one: its default transition.
  public var transitions: [TransitionDescription]
  /// The asynchronous work of the state: started on entry, cancelled on exit.
  public var invokes: [InvokeDescription]
  /// The events that the state consumes without any effect.
  public var ignored: [String]
  /// The payload of the `done` event that a final state raises.
  public var doneData: ChartExpression?
  /// The fields of the `done` event's payload that a final state raises. If it is not empty, ``doneData`` is not used.
  public var doneParameters: [String: ChartExpression]
  /// The child states, in document order.
  public var states: [StateDescription]

  /// Creates a state.
  ///
  /// - Parameters:
  ///   - id: the name of the state, unique in the chart.
  ///   - kind: the kind of the state.
  ///   - payload: the name of the payload's Swift type.
  ///   - initial: the initial transition, or `nil` for the first of `states`.
  ///   - entry: the entry actions, as one block.
  ///   - exit: the exit actions, as one block.
  ///   - transitions: the transitions, in the order in which they are tried.
  ///   - invokes: the asynchronous work of the state.
  ///   - ignored: the events that the state consumes without any effect.
  ///   - doneData: the payload of a final state's `done` event.
  ///   - doneParameters: the fields of the payload of a final state's `done` event.
  ///   - states: the child states, in document order.
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

  /// The entry actions of all blocks. Setting it replaces the blocks with a single block.
  public var entry: [ActionDescription] {
    get { Array(entryBlocks.joined()) }
    set { entryBlocks = [newValue] }
  }

  /// The exit actions of all blocks. Setting it replaces the blocks with a single block.
  public var exit: [ActionDescription] {
    get { Array(exitBlocks.joined()) }
    set { exitBlocks = [newValue] }
  }

  /// Whether the state is atomic: it has no children except history states.
  public var isAtomic: Bool { states.allSatisfy(\.isHistory) && kind != .parallel && !isHistory }

  /// Whether the state is a history state, which is never active itself.
  public var isHistory: Bool { kind == .history || kind == .deepHistory }
}

extension StateDescription: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, kind, payload, initial, entry, exit, transitions, invokes, ignored, doneData, doneParameters, states
  }

  /// Decodes a state. Missing keys have empty values.
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

  /// Decodes action blocks: a list of actions is one block; a list of lists is several.
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

  /// Encodes the state, without empty values.
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
