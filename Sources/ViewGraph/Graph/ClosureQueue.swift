/// Closures of views that wait until the element tree is up to date.
struct ClosureQueue {
  /// A closure that waits, and the node that asked for it.
  struct Waiting {
    let node: Node?
    let run: @MainActor () -> Void
  }

  private var closures: [Waiting] = []
  /// What runs after those: what is new appears before what was there disappears.
  private var departures: [Waiting] = []
  /// Whether what leaves now is told so before what comes after it is told that it appears.
  var departuresComeFirst = false

  var isEmpty: Bool { closures.isEmpty && departures.isEmpty }

  /// Has a closure run in the order of calls.
  mutating func insert(_ closure: @escaping @MainActor () -> Void, of node: Node?) {
    closures.append(Waiting(node: node, run: closure))
  }

  /// Has a closure run when something has left.
  mutating func insertDeparture(_ closure: @escaping @MainActor () -> Void, of node: Node) {
    let waiting = Waiting(node: node, run: closure)
    if departuresComeFirst { closures.append(waiting) } else { departures.append(waiting) }
  }

  /// Takes out all closures, in the order in which they are to run.
  mutating func take() -> [Waiting] {
    defer { (closures, departures) = ([], []) }
    return closures + departures
  }
}
