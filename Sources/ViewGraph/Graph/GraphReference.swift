/// A weak reference to the graph whose code is running.
///
/// A graph sets ``current`` while it evaluates views and runs their closures. `current` is task-local, so tasks that
/// start there inherit it, even across `await`. A task may outlive its screen: when the graph stops, the reference is
/// cleared.
package final class GraphReference: Sendable {
  /// The reference to the graph whose code is running; `nil` for code that does not belong to a view.
  @TaskLocal package static var current: GraphReference?

  /// The graph while it is mounted: after ``Graph/mount(_:environment:)`` and until ``Graph/stop()``.
  ///
  /// The graph clears the property at the latest when the graph is deallocated. The property is not weak, because an
  /// object that was ever referenced weakly is slower to retain and release, and each evaluation of a view retains the
  /// graph several times.
  @MainActor package internal(set) unowned var graph: Graph?

  init() {}
}

extension GraphReference {
  /// Returns a closure that calls `closure` with the graph reference that is current now, wherever the returned closure
  /// is called.
  ///
  /// - Parameter closure: a closure that a host or a timer calls later.
  @MainActor
  package static func keeping<Value>(_ closure: @escaping @MainActor (Value) -> Void) -> @MainActor (Value) -> Void {
    let reference = current
    return { value in GraphReference.$current.withValue(reference) { closure(value) } }
  }
}
