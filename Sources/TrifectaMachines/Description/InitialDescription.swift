/// Where a chart or a state begins, and what is done on the way.
public struct InitialDescription: Hashable, Sendable {
  /// The ids of the states to enter: one, or one in each of several regions.
  public var targets: [String]
  /// What is done between the entry of the state and that of its targets.
  public var actions: [ActionDescription]

  /// Creates a beginning.
  ///
  /// - Parameters:
  ///   - targets: the ids of the states to enter.
  ///   - actions: what is done on the way.
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

  /// Reads a beginning.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    targets = try values.decode([String].self, forKey: .targets)
    actions = try values.decodeIfPresent([ActionDescription].self, forKey: .actions) ?? []
  }

  /// Writes the beginning.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(targets, forKey: .targets)
    if !actions.isEmpty { try values.encode(actions, forKey: .actions) }
  }
}
