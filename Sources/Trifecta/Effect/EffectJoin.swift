/// Counts the runs that must end before an operator can continue.
///
/// The tables of running effects contain runs, not operators. While an operator is active, at least one of its runs is
/// in these tables. A cancellation of the operator also cancels that run, and the run reports the cause of its
/// cancellation to the join.
@MainActor
@usableFromInline
final class EffectJoin {
  private let node: Node
  private let ids: [PlacedEffectID]
  private let then: @MainActor (EffectJoin) -> Void
  /// The number of running effects, plus one until `release` is called, so that runs that end immediately do not
  /// complete the join early.
  private var unfinished = 1
  private var hasCompleted = false
  private var cancellation: EffectCancellation?
  /// Whether a cancellation of one of the runs also cancelled the whole operator at `node` with `ids`.
  private(set) var isStopped = false

  /// Creates a join.
  ///
  /// - Parameters:
  ///   - node: the operator's node.
  ///   - ids: the ids around the operator.
  ///   - then: called once, when all runs have ended.
  init(node: Node, ids: [PlacedEffectID], then: @escaping @MainActor (EffectJoin) -> Void) {
    self.node = node
    self.ids = ids
    self.then = then
  }

  var isEnded: Bool { unfinished == 0 }

  /// The cancellation of the whole join; `nil` if at least one run completed normally and the operator was not
  /// cancelled.
  var outcome: EffectCancellation? { hasCompleted && !isStopped ? nil : cancellation }

  func enter() {
    unfinished += 1
  }

  /// Records that a run has ended. `cancellation` is the cause if the run was cancelled, and `nil` if it completed
  /// normally.
  func leave(_ cancellation: EffectCancellation?) {
    if let cancellation, !isStopped {
      self.cancellation = cancellation
      isStopped = cancellation.covers(node, ids)
    } else if cancellation == nil {
      hasCompleted = true
    }
    release()
  }

  /// Records that all runs have been started.
  func release() {
    unfinished -= 1
    if isEnded { then(self) }
  }
}

/// The cause of a run's cancellation. Operators use it to decide whether to continue after one of their runs was
/// cancelled.
@MainActor
enum EffectCancellation {
  /// A cancellation by id, with the node that the id belongs to.
  case id(Node, EffectID)
  /// The cancellation of all effects at the nodes and below them.
  case places([Node])
  /// A cancellation of only this run: by the `StoreTask` of its group, which cancels each run separately, or by a later
  /// effect that replaced it.
  case single

  /// Returns whether this cancellation also cancels an operator at `node` with `ids`.
  func covers(_ node: Node, _ ids: [PlacedEffectID]) -> Bool {
    switch self {
    case .id(let owner, let id): ids.contains { $0.node === owner && $0.id == id }
    case .places(let places): places.contains { node.isWithin($0) }
    case .single: false
    }
  }
}
