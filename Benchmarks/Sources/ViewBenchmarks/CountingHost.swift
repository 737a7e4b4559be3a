import Elements
import PortableUI
import ViewGraph

/// A host that runs turns when they are due, and only counts turns and mutations.
@MainActor
final class CountingHost: GraphHost {
  private(set) var mutations = 0
  private(set) var turns = 0
  private var isTurnDue = false

  func graphNeedsTurn(_ graph: Graph) { isTurnDue = true }

  func graph(_ graph: Graph, didCommit commit: Commit) {
    for pass in commit.passes { mutations += pass.mutations.count }
  }

  func turnIfDue(_ graph: Graph) {
    guard isTurnDue else { return }
    isTurnDue = false
    turns += 1
    graph.turn()
  }
}
