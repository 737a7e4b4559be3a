/// What cancelled a run: asked by operators that go on after a part of them was cancelled, unless they are meant too.
@MainActor
enum EffectCancellation {
  /// An id, with the place it belongs to.
  case id(Node, EffectID)
  /// Whole places with all below them.
  case places([Node])
  /// Its handle, which concerns the runs that belong to it one by one; or a later one that took its place.
  case single

  /// Whether this also cancels an operator at `node` with `ids`.
  func covers(_ node: Node, _ ids: [PlacedEffectID]) -> Bool {
    switch self {
    case .id(let owner, let id): ids.contains { $0.node === owner && $0.id == id }
    case .places(let places): places.contains { node.isWithin($0) }
    case .single: false
    }
  }
}
