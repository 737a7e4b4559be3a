/// The closures of views that run after the element tree has been updated.
struct ClosureQueue {
  /// A closure with the node that registered it.
  struct Waiting {
    let node: Node?
    let run: @MainActor () -> Void
  }

  private var closures: [Waiting] = []
  /// Closures that run after the others, so that new views appear before old views disappear.
  private var disappearances: [Waiting] = []
  /// Whether disappearance closures are queued with the other closures, so that a view disappears before its
  /// replacement appears.
  var disappearancesComeFirst = false

  var isEmpty: Bool { closures.isEmpty && disappearances.isEmpty }

  /// Appends a closure.
  mutating func insert(_ closure: @escaping @MainActor () -> Void, of node: Node?) {
    closures.append(Waiting(node: node, run: closure))
  }

  /// Appends a closure that runs when a view has been removed.
  mutating func insertDeparture(_ closure: @escaping @MainActor () -> Void, of node: Node) {
    let waiting = Waiting(node: node, run: closure)
    if disappearancesComeFirst { closures.append(waiting) } else { disappearances.append(waiting) }
  }

  /// Removes and returns all closures in the order in which they run.
  mutating func take() -> [Waiting] {
    defer { (closures, disappearances) = ([], []) }
    return closures + disappearances
  }
}
