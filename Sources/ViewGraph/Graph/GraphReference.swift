/// Names the graph that code runs for, without keeping it on screen.
///
/// A graph sets ``current`` while it evaluates views and runs their closures. `current` is task-local, so a task that starts there has it
/// too, before and after each `await`. A task may outlive its screen: when the graph stops, the reference is empty.
package final class GraphReference: Sendable {
  /// The reference of the graph that the current code runs for; `nil` where no view has started it.
  @TaskLocal package static var current: GraphReference?

  /// The graph, from ``Graph/mount(_:environment:)`` to ``Graph/stop()``.
  @MainActor package internal(set) weak var graph: Graph?

  init() {}
}

extension GraphReference {
  /// Returns a closure that runs another for the graph that the current code runs for, wherever it is called.
  ///
  /// - Parameter closure: what a host or a timer calls later.
  @MainActor
  package static func keeping<Value>(_ closure: @escaping @MainActor (Value) -> Void) -> @MainActor (Value) -> Void {
    let reference = current
    return { value in GraphReference.$current.withValue(reference) { closure(value) } }
  }
}
