import Elements

/// Where a graph is shown: a browser, a test, later a terminal.
@MainActor
public protocol GraphHost: AnyObject {
  /// Something has changed: the host is to call ``Graph/turn()`` soon, after this call has returned. Called once before each
  /// turn.
  func graphNeedsTurn(_ graph: Graph)

  /// The element tree has changed. Called at most once in a turn, at its end: what closures such as `onAppear` change is in the
  /// same picture.
  ///
  /// - Parameters:
  ///   - graph: the graph that changed.
  ///   - mutations: what changed, in order; never empty.
  func graph(_ graph: Graph, didCommit mutations: [Mutation])
}
