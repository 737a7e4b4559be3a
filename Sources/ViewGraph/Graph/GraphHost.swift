import Elements

/// A host that shows the elements of a graph, such as a browser session or a test.
@MainActor
public protocol GraphHost: AnyObject {
  /// Requests a turn: the host should call ``Graph/turn()`` soon after this call has returned. Called once before each
  /// turn.
  func graphNeedsTurn(_ graph: Graph)

  /// Receives changes of the element tree. Called at most once per turn, at its end, so that changes made by closures
  /// such as `onAppear` closures are included.
  ///
  /// - Parameters:
  ///   - graph: the graph that changed.
  ///   - commit: the changes, in order. Never empty.
  func graph(_ graph: Graph, didCommit commit: Commit)

  /// Requests a call after the animations of the last commit have ended.
  ///
  /// The default implementation, for hosts without animations, calls `closure` immediately.
  ///
  /// - Parameters:
  ///   - graph: the graph.
  ///   - seconds: the duration of the animations since the commit.
  ///   - closure: the closure, which must be called once.
  func graph(_ graph: Graph, after seconds: Double, perform closure: @escaping @MainActor () -> Void)
}

extension GraphHost {
  /// Calls the closure immediately.
  public func graph(_ graph: Graph, after seconds: Double, perform closure: @escaping @MainActor () -> Void) {
    closure()
  }
}
