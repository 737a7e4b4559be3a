/// The initial transition of a chart or a state.
public struct InitialDescription: Hashable, Sendable {
  /// The ids of the initial states: one, or one in each of several regions.
  public var targets: [String]
  /// The actions that are executed after the state, and before its initial states, are entered.
  public var actions: [ActionDescription]

  /// Creates an initial transition.
  ///
  /// - Parameters:
  ///   - targets: the ids of the initial states.
  ///   - actions: the actions of the transition.
  public init(_ targets: [String], do actions: [ActionDescription] = []) {
    self.targets = targets
    self.actions = actions
  }
}

extension InitialDescription: Codable {
  private enum CodingKeys: String, CodingKey {
    case targets = "to"
    case actions = "do"
  }

  /// Decodes an initial transition.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    targets = try values.decode([String].self, forKey: .targets)
    actions = try values.decodeIfPresent([ActionDescription].self, forKey: .actions) ?? []
  }

  /// Encodes the initial transition.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(targets, forKey: .targets)
    if !actions.isEmpty { try values.encode(actions, forKey: .actions) }
  }
}
