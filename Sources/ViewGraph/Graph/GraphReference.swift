/// A reference to the graph that code runs for, which does not keep the graph alive.
///
/// A graph sets ``current`` while it evaluates views and runs their closures. `current` is task-local, so tasks that start there
/// inherit it, also across `await`. A task may outlive its screen: when the graph stops, the reference is cleared.
package final class GraphReference: Sendable {
  /// The reference to the graph that the current code runs for; `nil` outside of views.
  @TaskLocal package static var current: GraphReference?

  /// The graph, from ``Graph/mount(_:environment:)`` to ``Graph/stop()``.
  ///
  /// The graph clears it at the latest when it is deallocated. It is not weak, because an object that was ever referenced weakly is
  /// slower to retain and release, and each evaluation of a view retains the graph several times.
  @MainActor package internal(set) unowned var graph: Graph?

  init() {}
}

extension GraphReference {
  /// Returns a closure that calls another one with the current graph reference, wherever it is called.
  ///
  /// - Parameter closure: a closure that a host or a timer calls later.
  @MainActor
  package static func keeping<Value>(_ closure: @escaping @MainActor (Value) -> Void) -> @MainActor (Value) -> Void {
    let reference = current
    return { value in GraphReference.$current.withValue(reference) { closure(value) } }
  }
}
