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
  ///   - commit: what changed, in order; never empty.
  func graph(_ graph: Graph, didCommit commit: Commit)

  /// Asks to be told when animations of the last commit have been shown.
  ///
  /// A host that shows changes at once calls `closure` before it returns, and need not implement this.
  ///
  /// - Parameters:
  ///   - graph: the graph that asks.
  ///   - seconds: how long the animations take, from the commit on.
  ///   - closure: to be called once.
  func graph(_ graph: Graph, after seconds: Double, perform closure: @escaping @MainActor () -> Void)
}

extension GraphHost {
  /// Calls the closure at once.
  public func graph(_ graph: Graph, after seconds: Double, perform closure: @escaping @MainActor () -> Void) {
    closure()
  }
}
