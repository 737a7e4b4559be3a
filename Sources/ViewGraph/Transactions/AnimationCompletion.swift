/// A closure that is called once, after the changes of a transaction have been shown.
@MainActor
package final class AnimationCompletion {
  /// Whether to wait until all motion has ended, instead of the nominal duration of the animations.
  package let waitsForRest: Bool
  private var closure: (@MainActor () -> Void)?
  /// The number of pending waits: one for the transaction itself, and one per graph with changes made in it.
  private var waits = 1
  /// The current graph at creation, with which the closure runs. The last changes may belong to another graph.
  private let reference = GraphReference.current

  /// Creates a completion, which waits for one call of ``end()``.
  ///
  /// - Parameters:
  ///   - waitsForRest: whether to wait until all motion has ended.
  ///   - closure: the closure.
  package init(waitsForRest: Bool = true, _ closure: @escaping @MainActor () -> Void) {
    self.waitsForRest = waitsForRest
    self.closure = closure
  }

  /// Waits for another call of ``end()``.
  func begin() { waits += 1 }

  /// Ends one of the waits.
  package func end() {
    waits -= 1
    guard waits == 0, let closure else { return }
    self.closure = nil
    GraphReference.$current.withValue(reference, operation: closure)
  }
}
