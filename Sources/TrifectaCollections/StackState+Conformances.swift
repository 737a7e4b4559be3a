extension StackState: Equatable where State: Equatable {
  /// Whether both have equal screens, whose ids have the same numbers. How many screens there have been does not matter,
  /// nor whether they were pushed to this path or to one like it.
  public static func == (first: StackState, second: StackState) -> Bool {
    first.rows.count == second.rows.count
      && zip(first.rows, second.rows).allSatisfy { $0.key.number == $1.key.number && $0.value == $1.value }
  }
}

extension StackState: Hashable where State: Hashable {
  /// Hashes the screens and their ids.
  public func hash(into hasher: inout Hasher) {
    for (id, state) in rows {
      hasher.combine(id)
      hasher.combine(state)
    }
  }
}

// Ids are not part of the encoded form: a path that comes back after a launch has new ones.
extension StackState: Encodable where State: Encodable {
  /// Encodes the screens as an array.
  public func encode(to encoder: any Encoder) throws {
    try rows.values.elements.encode(to: encoder)
  }
}

extension StackState: Decodable where State: Decodable {
  /// Decodes an array of screens.
  public init(from decoder: any Decoder) throws {
    self.init(try [State](from: decoder))
  }
}

extension StackState: CustomReflectable {
  /// Shows the screens by their ids, so that dumps and diffs do not show how they are stored.
  public var customMirror: Mirror {
    Mirror(
      self,
      unlabeledChildren: rows.map { (id: $0.key, state: $0.value) },
      displayStyle: .collection
    )
  }
}
