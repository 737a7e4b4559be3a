/// A closure that runs once, when what was changed under a transaction has been shown.
@MainActor
package final class AnimationCompletion {
  /// Whether it waits until nothing moves any more, or only until the animations' nominal time is over.
  package let waitsForRest: Bool
  private var closure: (@MainActor () -> Void)?
  /// For what it waits: the transaction itself, and each screen that shows changes made under it.
  private var waits = 1
  /// Whoever shows the last change may be another graph than the one whose views wait for it.
  private let reference = GraphReference.current

  /// Creates a completion, which waits for one ``end()``.
  ///
  /// - Parameters:
  ///   - waitsForRest: whether it waits until nothing moves any more.
  ///   - closure: what to run.
  package init(waitsForRest: Bool = true, _ closure: @escaping @MainActor () -> Void) {
    self.waitsForRest = waitsForRest
    self.closure = closure
  }

  /// Waits for one more ``end()``.
  func begin() { waits += 1 }

  /// Ends one of the waits.
  package func end() {
    waits -= 1
    guard waits == 0, let closure else { return }
    self.closure = nil
    GraphReference.$current.withValue(reference, operation: closure)
  }
}
