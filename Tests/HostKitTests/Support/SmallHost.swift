import Elements
import HostKit
import SwiftUI
import Testing
import ViewGraph

/// A host that only keeps the elements of a screen.
@MainActor
final class SmallHost: GraphHost {
  private var hosted: HostedView?
  private var isTurnDue = false
  let scroller = RowScroller(visibleCount: 5)

  init<Content: View>(rowsAtFirst: Int = 50, @ViewBuilder _ content: () -> Content) {
    hosted = HostedView(host: self, rowsAtFirst: rowsAtFirst, openURL: { $1(false) }, content: content)
    turn()
  }

  var graph: Graph {
    get throws { try #require(hosted).graph }
  }

  func graphNeedsTurn(_ graph: Graph) { isTurnDue = true }

  func graph(_ graph: Graph, didCommit commit: Commit) { scroller.perform(commit, in: graph) }

  func turn() {
    while isTurnDue, let hosted {
      isTurnDue = false
      hosted.graph.turn()
    }
  }

  /// Dispatches events, and returns whether all of them were handled.
  @discardableResult
  func send(_ events: [TargetedEvent]) throws -> Bool {
    let graph = try graph
    defer { turn() }
    return events.allSatisfy { graph.dispatch($0.event, to: $0.target) == .handled }
  }

  /// Returns the only visible element with a name that has a role.
  func element(_ name: String) throws -> Element {
    let all = try graph.root.visibleElements { $0.schema.role != nil && $0.spokenName == name }
    return try #require(all.first)
  }

  /// The names of the visible texts and controls.
  var names: [String] {
    get throws { try graph.root.visibleElements { $0.schema.role != nil }.map(\.spokenName) }
  }
}
