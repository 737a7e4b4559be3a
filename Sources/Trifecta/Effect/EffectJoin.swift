/// Counts the runs that must end before an operator can go on.
///
/// An operator is in no table of its own. While it lives one of its runs does, and whatever cancels the operator
/// cancels that run too: the run says here by what it was cancelled.
@MainActor
@usableFromInline
final class EffectJoin {
  private let node: Node
  private let ids: [PlacedEffectID]
  private let then: @MainActor (EffectJoin) -> Void
  /// One more than there are runs until `release` is called, so that runs that end at once do not end the join early.
  private var unfinished = 1
  private var hasCompleted = false
  private var cancellation: EffectCancellation?
  /// Whether what cancelled a run has cancelled the operator at `node` with `ids` as well.
  private(set) var isStopped = false

  /// Creates a join.
  ///
  /// - Parameters:
  ///   - node: where the operator stands.
  ///   - ids: the ids around it.
  ///   - then: called once, when all runs have ended.
  init(node: Node, ids: [PlacedEffectID], then: @escaping @MainActor (EffectJoin) -> Void) {
    self.node = node
    self.ids = ids
    self.then = then
  }

  var isEnded: Bool { unfinished == 0 }

  /// What cancelled the whole, `nil` if some of it came to its own end.
  var outcome: EffectCancellation? { hasCompleted && !isStopped ? nil : cancellation }

  func enter() {
    unfinished += 1
  }

  /// A run has ended, or was cancelled by `cancellation`.
  func leave(_ cancellation: EffectCancellation?) {
    if let cancellation, !isStopped {
      self.cancellation = cancellation
      isStopped = cancellation.covers(node, ids)
    } else if cancellation == nil {
      hasCompleted = true
    }
    release()
  }

  /// All runs have been started.
  func release() {
    unfinished -= 1
    if isEnded { then(self) }
  }
}

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
