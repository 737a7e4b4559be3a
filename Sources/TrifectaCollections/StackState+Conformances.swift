extension StackState: Equatable where State: Equatable {
  /// Returns whether two paths have equal screens whose ids have the same numbers. It does not matter how many screens
  /// were pushed in total, nor whether the ids were assigned by the same path.
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

// Ids are not encoded. A path that is decoded after a launch gets new ids.
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
  /// A mirror of the screens with their ids, so that dumps and diffs do not show the internal storage.
  public var customMirror: Mirror {
    Mirror(
      self,
      unlabeledChildren: rows.map { (id: $0.key, state: $0.value) },
      displayStyle: .collection
    )
  }
}
