import Elements
import IssueReporting
import Snapshots
import Tracking

/// A graph that keeps a tree of elements up to date with views.
///
/// In each turn, a graph evaluates the views that changed, shallow views first. It then updates the element tree, runs
/// closures such as `onAppear` closures, and finally sends the changes to its host.
///
/// Fields marked `@exclusivity(unchecked)` are accessed on the main actor, one load, store or queue operation at a
/// time, and never while other code runs. They are accessed several times per turn.
@MainActor
public final class Graph {
  /// The root element, which contains all others.
  public let root: Element
  /// The number of the graph, which tells whether objects were created before it.
  let serial = ObjectSerial.next()
  /// The number of bodies evaluated so far, for tests and tools.
  @exclusivity(unchecked) public internal(set) var evaluations = 0

  /// The graph that is evaluating views, running their closures, or started the current task. `nil` elsewhere, and
  /// after the graph has stopped.
  package static var current: Graph? { GraphReference.current?.graph }
  /// The value of ``GraphReference/current`` for code of this graph's views.
  private let reference = GraphReference()
  /// Services for code that runs outside of any view's environment.
  package var services: AnyObject?

  /// The number of rows of a list that are created before the host reports the visible ones.
  let rowsAtFirst: Int
  /// The nodes of lists, by the ids of their elements.
  var lists: [Int: Node] = [:]
  /// The stored state for the nodes that are being created.
  @exclusivity(unchecked) var restoration: Restoration?
  /// The restoration of the whole graph, from its mounting to the end of its first turn.
  @exclusivity(unchecked) private(set) var lastingRestoration: Restoration?
  /// Closures that complete the restoration of objects after the current turn.
  @exclusivity(unchecked) var restorationCompletions: [@MainActor () -> Void] = []
  /// The saved values that do not fit their properties.
  @exclusivity(unchecked) var restorationLosses: [RestorationLoss] = []
  /// The stored state for nodes that were postponed because they are too deep, until their children are created.
  @exclusivity(unchecked) private var postponedRestorations: [ObjectIdentifier: Restoration] = [:]

  package private(set) weak var host: (any GraphHost)?
  let runsLifecycle: Bool
  var elements: [Int: Element] = [:]
  @exclusivity(unchecked) var removed: [Element] = []
  /// Unmounted nodes, ordered so that each node follows its owner. They are released one by one, so that their
  /// deallocation does not recurse.
  @exclusivity(unchecked) var retired: [Node] = []
  var lastID = 0
  @exclusivity(unchecked) var commands = CommandQueue()
  /// The nodes that watch the content of their elements, by element id.
  var watchers: [Int: Node] = [:]
  /// The elements for which an issue has been reported.
  var reported: Set<Int> = []
  /// The issues about elements that are reported at the end of the turn, by the ids of the elements. An issue about the
  /// content of an element may disappear when the rest of the content is updated.
  @exclusivity(unchecked) var pendingIssues: [Int: String] = [:]
  /// The kinds of issues that have been reported for invalid input of views.
  var reportedIssues: Set<String> = []
  /// The number of all reported issues, whether about elements or about input.
  var reportCount = 0
  @exclusivity(unchecked) private var queue = DirtyQueue()
  @exclusivity(unchecked) private var preferences = PreferenceQueue()
  @exclusivity(unchecked) var log = MutationLog()
  var pointers = Pointers()
  var echo = GeometryEcho()
  @exclusivity(unchecked) private var closures = ClosureQueue()
  @exclusivity(unchecked) private(set) var rootNode: Node?
  @exclusivity(unchecked) private var hasRequestedTurn = false
  /// Whether a turn is in progress: views are evaluated or their closures run.
  @exclusivity(unchecked) private var isTurning = false
  @exclusivity(unchecked) private var stopsAfterTurn = false
  /// The depth of the node whose evaluation is in progress. The recursion depth is measured from this depth.
  @exclusivity(unchecked) private var baseDepth = 0
  /// Whether a node that was too deep must be evaluated from an empty call stack.
  @exclusivity(unchecked) private var hasPostponed = false
  /// The number of the current or last evaluation.
  @exclusivity(unchecked) var evaluation = 0
  /// The transaction of the current evaluation.
  @exclusivity(unchecked) var transaction = Transaction()
  /// The transaction scope of the node that is being evaluated.
  @exclusivity(unchecked) var transactionScope: TransactionScope?
  /// Completions to call after the host has shown the changes, with their animation timings.
  @exclusivity(unchecked) var completions: [(completion: AnimationCompletion, timing: AnimationTiming?)] = []
  /// Whether evaluation did not converge. If so, only the next turn tries again, so that other work is not blocked.
  @exclusivity(unchecked) var didNotSettle = false
  #if DEBUG
    /// The log of evaluations; `nil` unless a tool records them.
    package var evaluationLog: EvaluationLog?
  #endif
  /// The index of this graph among the graphs with pending changes.
  @exclusivity(unchecked) var waitingIndex: Int?

  /// The maximum number of evaluation rounds per turn. A view that changes its own input each time it appears would
  /// otherwise never end.
  private static let maximumRounds = 100

  /// The maximum recursion depth of creating and updating nodes. Deeper nodes are postponed and evaluated from an empty
  /// call stack, because a view tree may be too deep for the stack. A debug build needs 2 to 3 KB of stack per level.
  private static let maximumDescent = 800

  /// The number of rounds after which causes are recorded.
  private static let roundsBeforeDiagnostics = 95

  /// Creates an empty graph.
  ///
  /// - Parameters:
  ///   - host: the host, which is held weakly.
  ///   - runsLifecycle: if `false`, only bodies are evaluated. Closures such as `onAppear` closures never run, and no
  ///     tasks start.
  ///   - rowsAtFirst: the number of rows of a list that are created before the host reports the visible ones.
  package init(host: any GraphHost, runsLifecycle: Bool, rowsAtFirst: Int = 50) {
    self.host = host
    self.rowsAtFirst = rowsAtFirst
    self.runsLifecycle = runsLifecycle
    root = Element(id: 0, kind: .root)
    root.isPending = false
    elements[0] = root
    #if DEBUG
      LiveObjects.record(self)
    #endif
  }

  // Not an isolated deinitializer, which older systems of Apple's do not have.
  deinit { MainThread.perform { [reference] in reference.graph = nil } }

  /// Mounts `content` in the empty graph. The element tree is complete on return; the host receives it in the next
  /// ``turn()``. Call ``stop()`` before releasing the graph.
  ///
  /// - Parameters:
  ///   - content: the content. It is created after the restoration has begun, so that its stores are recognized as
  ///     new.
  ///   - environment: the environment of the content.
  ///   - saved: the state of an earlier graph, which views restore when they are created before the end of the first
  ///     turn.
  package func mount<Content: GraphContent>(
    _ content: @autoclosure () -> Content, environment: EnvironmentScope, restoring saved: SavedTree? = nil
  ) {
    lastingRestoration = saved.map { Restoration($0) }
    restoration = lastingRestoration
    let content = content()
    // Request a turn only after the tree is complete.
    isTurning = true
    reference.graph = self
    running {
      evaluating(under: Transaction()) {
        rootNode = Content.makeNode(
          for: content,
          in: NodeContext(
            graph: self, parent: nil, container: root, before: nil, environment: environment, modifiers: nil))
      }
      var rounds = 0
      if hasPostponed { evaluateDirtyNodes(under: Transaction(), &rounds) }
    }
    isTurning = false
    requestTurn()
  }

  /// The number of elements in the tree, including elements in layers.
  package var elementCount: Int { elements.count }

  /// Returns the element with an id, or `nil` if it is not in the tree.
  public func element(id: Int) -> Element? { elements[id] }

  /// Updates the element tree and runs pending closures until nothing is left to do, then commits the changes to the
  /// host.
  public func turn() {
    guard !isTurning else { return }
    isTurning = true
    hasRequestedTurn = false
    didNotSettle = false
    SettlingDiagnostics.current = nil
    running {
      var rounds = 0
      repeat {
        if rounds > Self.roundsBeforeDiagnostics, SettlingDiagnostics.current == nil {
          SettlingDiagnostics.current = SettlingDiagnostics()
        }
        TransactionFrame.forgetAnnouncements()
        evaluateUntilSettled(under: TransactionFrame.current, &rounds)
        runClosures()
        rounds += 1
      } while !isSettled && rounds < Self.maximumRounds
      if !isSettled, let diagnostics = SettlingDiagnostics.current { reportIssue(diagnostics.report) }
      SettlingDiagnostics.current = nil
      // Unmounted nodes are released in `commit`. New nodes might then have their addresses.
      lastingRestoration = nil
      restoration = nil
      commit()
    }
    isTurning = false
    if stopsAfterTurn { return stop() }
    if !restorationCompletions.isEmpty { completeRestoration() }
    if !isSettled { requestTurn() }
  }

  /// Unmounts everything: cancels tasks and runs the closures of `onDisappear`. The host receives no changes.
  ///
  /// If this method is called during a turn, for example by an `onAppear` closure, it takes effect at the end of the
  /// turn.
  public func stop() {
    guard !isTurning else {
      stopsAfterTurn = true
      return
    }
    guard rootNode != nil else { return }
    running {
      rootNode?.unmount()
      rootNode = nil
      runClosures()
      _ = log.take()
      retireRemoved()
      stopWaiting()
      for (completion, _) in takeCompletions() { completion.end() }
    }
    reference.graph = nil
  }

  /// Runs code of views with this graph as ``current``. Tasks that it starts inherit it.
  package func running<Result>(_ body: () -> Result) -> Result {
    GraphReference.$current.withValue(reference) { MainThread.running(body) }
  }

  // MARK: Used by nodes

  /// Adds a command for the host at the end of the turn.
  package func perform(_ command: Command) {
    commands.insert(command)
    requestTurn()
  }

  /// Retains unmounted nodes until the end of the turn.
  func retire(_ nodes: [Node]) {
    retired += nodes
    guard !postponedRestorations.isEmpty else { return }
    for node in nodes { postponedRestorations[ObjectIdentifier(node)] = nil }
  }

  /// Whether the evaluation of a node is postponed because the recursion is too deep. The node is then evaluated from
  /// an empty call stack.
  func postpones(_ node: Node) -> Bool {
    guard node.depth - baseDepth >= Self.maximumDescent else { return false }
    hasPostponed = true
    if let restoration { postponedRestorations[ObjectIdentifier(node)] = restoration }
    node.setNeedsEvaluation()
    return true
  }

  /// The stored state for a postponed node and its descendants, or `nil` if there is none.
  func postponedState(of node: Node) -> ParkedState? {
    postponedRestorations.isEmpty ? nil : postponedRestorations[ObjectIdentifier(node)]?.state(of: node)
  }

  func enqueue(_ node: Node) {
    if waitingIndex == nil { waitingIndex = TransactionFrame.waiting.insert(self) }
    noteCause(of: node)
    queue.insert(node)
    requestTurn()
  }

  /// Calls `body`, and evaluates `node` again when a value that `body` read has changed.
  ///
  /// Most nodes read nothing that can change, so an observer is created only for a node that needs one.
  ///
  /// - Returns: the result of `body`, and the observer of the node.
  func track<Result>(
    by observer: Observer?, for node: Node, _ body: () -> Result
  ) -> (result: Result, observer: Observer?) {
    if let observer { return (observer.track(body), observer) }
    // The closure retains the node until it is unmounted. A closure that captures only one object needs no allocation.
    let tracked = Observer.trackingIfNeeded(body) { { node.setNeedsEvaluation() } }
    // `body` may have unmounted the node.
    if !node.isMounted { tracked.observer?.cancel() }
    return tracked
  }

  func enqueue(_ scope: PreferenceScope) {
    preferences.insert(scope)
    requestTurn()
  }

  /// Calls `closure` after the element tree has been updated. Closures run in the order of registration.
  ///
  /// - Parameters:
  ///   - node: the node that registers the closure, for messages.
  ///   - closure: the closure.
  package func afterUpdate(of node: Node? = nil, _ closure: @escaping @MainActor () -> Void) {
    guard runsLifecycle else { return }
    closures.insert(closure, of: node)
    requestTurn()
  }

  /// Calls `closure` after the element tree has been updated and all closures of ``afterUpdate(of:_:)`` have run.
  func afterAppearances(of node: Node, _ closure: @escaping @MainActor () -> Void) {
    guard runsLifecycle else { return }
    closures.insertDeparture(closure, of: node)
    requestTurn()
  }

  /// Unmounts a node without a transition: it disappears before its replacement appears.
  func unmountImmediately(_ node: Node) {
    closures.disappearancesComeFirst = true
    node.unmount()
    closures.disappearancesComeFirst = false
  }

  // MARK: Private

  /// Records whether a node is evaluated because of a measurement or for another reason.
  private func noteCause(of node: Node) {
    if echo.isReporting { echo.noteChange() } else if !isTurning { echo.reset() }
  }

  private func requestTurn() {
    guard !hasRequestedTurn, !isTurning else { return }
    hasRequestedTurn = true
    host?.graphNeedsTurn(self)
  }

  private var isSettled: Bool { queue.isEmpty && preferences.isEmpty && closures.isEmpty }

  /// Evaluates nodes and reduces preferences until nothing is dirty. A view that reads a preference may change another
  /// preference, which starts another round.
  func evaluateUntilSettled(under transaction: Transaction, _ rounds: inout Int) {
    evaluateDirtyNodes(under: transaction, &rounds)
    while !preferences.isEmpty, rounds < Self.maximumRounds {
      evaluating(under: transaction) {
        while !preferences.isEmpty {
          for scope in preferences.popLevel() { scope.reduceIfOpen() }
        }
      }
      if !queue.isEmpty { rounds += 1 }
      evaluateDirtyNodes(under: transaction, &rounds)
    }
    if !preferences.isEmpty { didNotSettle = true }
  }

  /// Evaluates nodes until none is dirty. If an evaluation invalidates a node at a depth that was already processed,
  /// another round starts.
  private func evaluateDirtyNodes(under transaction: Transaction, _ rounds: inout Int) {
    guard !queue.isEmpty else { return }
    evaluating(under: transaction) {
      var depth = -1
      while !queue.isEmpty {
        if queue.depth <= depth { rounds += 1 }
        guard rounds < Self.maximumRounds else {
          didNotSettle = true
          return
        }
        if rounds > Self.roundsBeforeDiagnostics, SettlingDiagnostics.current == nil {
          SettlingDiagnostics.current = SettlingDiagnostics()
        }
        depth = queue.depth
        for node in queue.popLevel() where node.isDirty && node.isMounted {
          SettlingDiagnostics.current?.noteEvaluation(of: node)
          baseDepth = node.depth
          if node.environment.transactions !== transactionScope { enter(node.environment.transactions) }
          if !postponedRestorations.isEmpty {
            restoration = postponedRestorations.removeValue(forKey: ObjectIdentifier(node)) ?? lastingRestoration
          }
          node.evaluate()
          restoration = lastingRestoration
        }
      }
    }
    if queue.isEmpty { stopWaiting() }
  }

  private func runClosures() {
    guard !closures.isEmpty else { return }
    for closure in closures.take() {
      if let diagnostics = SettlingDiagnostics.current { diagnostics.cause = closure.node?.causeName }
      closure.run()
    }
    SettlingDiagnostics.current?.cause = nil
  }
}
