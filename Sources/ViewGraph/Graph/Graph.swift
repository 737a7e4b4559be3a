import Elements
import IssueReporting
import Tracking

/// Keeps a tree of elements in step with views.
///
/// A graph evaluates what has changed since the last turn, shallow parts first, brings the element tree up to date, runs what
/// views asked for at such moments, `onAppear` for one, and in the end tells its host what is different now.
///
/// Fields marked `@exclusivity(unchecked)` are read and written on the main actor, one load or store at a time, or one change of
/// a queue, and never held while other code runs; they are asked for several times in each turn.
@MainActor
public final class Graph {
  /// The element that contains all others.
  public let root: Element
  /// How many bodies were evaluated so far: a measure for tests and tools.
  @exclusivity(unchecked) public internal(set) var evaluations = 0

  /// The graph that evaluates views, runs their closures or has started the current task; `nil` elsewhere, and when it has stopped.
  package static var current: Graph? { GraphReference.current?.graph }
  /// What the code of this graph's views finds as the current reference.
  private let reference = GraphReference()
  /// What the screen offers to code that has no view's environment.
  package var services: AnyObject?

  /// How many rows of a list are made before its host says how many are seen.
  let rowsAtFirst: Int
  /// The nodes of the lists, by their elements.
  var lists: [Int: Node] = [:]
  /// What nodes take over that are being made now.
  @exclusivity(unchecked) var restoration: Restoration?
  /// The same of nodes that wait, because they are too deep, until they make what is below them.
  @exclusivity(unchecked) private var postponedRestorations: [ObjectIdentifier: Restoration] = [:]

  private weak var host: (any GraphHost)?
  private let runsLifecycle: Bool
  private var elements: [Int: Element] = [:]
  @exclusivity(unchecked) private var removed: [Element] = []
  /// Nodes that left, each after the one that owned it: so they are let go one after the other, and not each by the one around it.
  @exclusivity(unchecked) private var retired: [Node] = []
  private var lastID = 0
  @exclusivity(unchecked) private var commands = CommandQueue()
  /// The nodes that say something of what is in their elements, by those.
  var watchers: [Int: Node] = [:]
  /// The elements of which people have been told that something is wrong with them.
  var reported: Set<Int> = []
  /// What people were told of that is wrong with what views were given.
  var reportedIssues: Set<String> = []
  /// How many issues have been reported, of elements and of what views were given.
  var reportCount = 0
  @exclusivity(unchecked) private var queue = DirtyQueue()
  @exclusivity(unchecked) private var preferences = PreferenceQueue()
  @exclusivity(unchecked) var log = MutationLog()
  var pointers = Pointers()
  var echo = GeometryEcho()
  @exclusivity(unchecked) private var closures = ClosureQueue()
  @exclusivity(unchecked) private(set) var rootNode: Node?
  @exclusivity(unchecked) private var hasAskedForTurn = false
  /// Whether views are being evaluated, or closures of theirs are running in a turn.
  @exclusivity(unchecked) private var isTurning = false
  @exclusivity(unchecked) private var stopsAfterTurn = false
  /// The depth of the node whose evaluation is under way, from which the stack grows.
  @exclusivity(unchecked) private var baseDepth = 0
  /// Whether something that was too deep is to be shown from an empty stack.
  @exclusivity(unchecked) private var hasPostponed = false
  /// The number of the evaluation under way, or of the last one.
  @exclusivity(unchecked) var evaluation = 0
  /// What the evaluation under way was begun under.
  @exclusivity(unchecked) var transaction = Transaction()
  /// What changes the transaction for the node that is being evaluated.
  @exclusivity(unchecked) var transactionScope: TransactionScope?
  /// What waits for the host to show what was evaluated, and for how long after that.
  @exclusivity(unchecked) var completions: [(completion: AnimationCompletion, timing: AnimationTiming?)] = []
  /// Whether evaluating did not come to an end: only a turn tries again, so that what goes on elsewhere is not held up.
  @exclusivity(unchecked) var isRestless = false
  /// Where this graph stands among those in which something waits.
  @exclusivity(unchecked) var waitingIndex: Int?

  /// Rounds of evaluation in one turn after which the graph lets others have their turn: a view that changes what it reads
  /// each time it appears would otherwise never end.
  private static let maximumRounds = 100

  /// How many nodes are made or updated one in the other. Those further down are seen to afterwards, from a stack that is empty
  /// again: a screen may be deeper than the stack. A build without optimizations takes 2 to 3 KB of it for each.
  private static let maximumDescent = 800

  /// Rounds after which it is noted what goes on.
  private static let calmRounds = 95

  /// Creates a graph that shows nothing yet.
  ///
  /// - Parameters:
  ///   - host: where the elements are shown; kept weakly.
  ///   - runsLifecycle: `false` evaluates bodies only: closures of `onAppear` and the like never run and no task starts.
  ///   - rowsAtFirst: how many rows of a list are made before the host says how many are seen.
  package init(host: any GraphHost, runsLifecycle: Bool, rowsAtFirst: Int = 50) {
    self.host = host
    self.rowsAtFirst = rowsAtFirst
    self.runsLifecycle = runsLifecycle
    root = Element(id: 0, kind: ElementKind(rawValue: "root"))
    root.isPending = false
    elements[0] = root
    #if DEBUG
      LiveObjects.record(self)
    #endif
  }

  /// Shows `content`, in place of nothing. The element tree is complete on return; the host is told in the next
  /// ``turn()``. Whoever mounts calls ``stop()`` before the graph goes away.
  package func mount<Content: GraphContent>(_ content: Content, environment: EnvironmentScope) {
    // The host is asked for a turn when the tree stands, not while it is being built.
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
    askForTurn()
  }

  /// The number of elements in the tree, with those in layers.
  package var elementCount: Int { elements.count }

  /// The element with that id; `nil` when it has left the tree or never was in it.
  public func element(id: Int) -> Element? { elements[id] }

  /// Brings the element tree up to date and runs the closures that wait for that, until nothing is left to do; then tells the
  /// host.
  public func turn() {
    guard !isTurning else { return }
    isTurning = true
    hasAskedForTurn = false
    isRestless = false
    Unrest.current = nil
    running {
      var rounds = 0
      repeat {
        if rounds > Self.calmRounds, Unrest.current == nil { Unrest.current = Unrest() }
        TransactionFrame.forgetAnnouncements()
        bringUpToDate(under: TransactionFrame.current, &rounds)
        runClosures()
        rounds += 1
      } while !isSettled && rounds < Self.maximumRounds
      if !isSettled, let unrest = Unrest.current { reportIssue(unrest.report) }
      Unrest.current = nil
      commit()
    }
    isTurning = false
    if stopsAfterTurn { return stop() }
    if !isSettled { askForTurn() }
  }

  /// Takes everything off the screen: tasks are cancelled, closures of `onDisappear` run, the host hears nothing of it.
  ///
  /// A call from within a turn, by a closure such as `onAppear`, takes effect at the turn's end.
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

  /// Runs code of the screen's views: it finds this graph as ``current``, as do the tasks that it starts.
  package func running<Result>(_ body: () -> Result) -> Result {
    GraphReference.$current.withValue(reference) { MainThread.running(body) }
  }

  // MARK: What nodes use

  func makeElement(_ schema: Schema) -> Element {
    lastID += 1
    let element = Element(id: lastID, schema: schema)
    element.pass = log.pass
    elements[lastID] = element
    #if DEBUG
      LiveObjects.record(element)
    #endif
    return element
  }

  func insert(_ element: Element, into parent: Element, before sibling: Element?) {
    log.insert(element, into: parent, before: place(of: element, in: parent, before: sibling))
    if parent.watch != .none { noteChange(in: parent) }
  }

  func move(_ element: Element, before sibling: Element?) {
    guard let parent = element.parent else { return }
    log.move(element, before: place(of: element, in: parent, before: sibling))
    if parent.watch != .none { noteChange(in: parent) }
  }

  /// What an element is put before. In the root, what stands in front of the screen comes after all the rest, in the order of
  /// numbers: something that presents another was made before that, but is put in its place afterwards.
  private func place(of element: Element, in parent: Element, before sibling: Element?) -> Element? {
    guard sibling == nil, parent === root else { return sibling }
    var first: Element?
    var child = root.lastChild
    while let current = child, current.schema.isModal, !element.schema.isModal || current.id > element.id {
      first = current
      child = current.previousSibling
    }
    return first
  }

  func remove(_ element: Element) {
    let parent = element.parent
    log.remove(element)
    removed.append(element)
    if let parent, parent.watch != .none { noteChange(in: parent) }
  }

  func set(_ key: AttributeKey, _ value: AttributeValue?, on element: Element) {
    log.update(element, key, value)
    noteChange(of: element)
  }

  /// Makes an element one of another kind.
  func become(_ schema: Schema, _ element: Element) {
    log.become(element, schema)
    noteChange(of: element)
  }

  /// Sets an attribute of one of an element's layers. Nobody around is told: it is they who say it.
  func set(_ key: AttributeKey, _ value: AttributeValue?, on element: Element, layer: Int) {
    log.update(element, layer: layer, key, value)
  }

  /// Asks the host to do something at the end of the turn.
  package func perform(_ command: Command) {
    commands.insert(command)
    askForTurn()
  }

  /// Puts layers that are described anew in the place of those before.
  ///
  /// - Parameters:
  ///   - old: the layers as they were.
  ///   - new: the layers as they are now: as many, of the same kinds.
  ///   - outer: how many layers the element has around these.
  ///   - element: the element that they are around.
  func replaceLayers(_ old: [Layer], by new: [Layer], before outer: Int, on element: Element) {
    log.replaceLayers(old, by: new, before: outer, on: element)
    noteChange(of: element)
  }

  /// Keeps nodes that left until the end of the turn.
  func retire(_ nodes: [Node]) {
    retired += nodes
    guard !postponedRestorations.isEmpty else { return }
    for node in nodes { postponedRestorations[ObjectIdentifier(node)] = nil }
  }

  /// Whether a node is so far below the one whose evaluation is under way that it has to wait: it is evaluated from a stack that is
  /// empty again.
  func postpones(_ node: Node) -> Bool {
    guard node.depth - baseDepth >= Self.maximumDescent else { return false }
    hasPostponed = true
    if let restoration { postponedRestorations[ObjectIdentifier(node)] = restoration }
    node.setNeedsEvaluation()
    return true
  }

  /// What a node that waits will take over, with all that it makes; `nil` for others.
  func postponedState(of node: Node) -> ParkedState? {
    postponedRestorations.isEmpty ? nil : postponedRestorations[ObjectIdentifier(node)]?.state(of: node)
  }

  func enqueue(_ node: Node) {
    if waitingIndex == nil { waitingIndex = TransactionFrame.waiting.insert(self) }
    noteCause(of: node)
    queue.insert(node)
    askForTurn()
  }

  /// Runs `body` and has `node` evaluated again when what it read has changed.
  ///
  /// Most nodes read nothing that can change: an observer of their own is made only for those that do.
  ///
  /// - Returns: what `body` returns, and the observer that the node has from now on.
  func track<Result>(
    by observer: Observer?, for node: Node, _ body: () -> Result
  ) -> (result: Result, observer: Observer?) {
    if let observer { return (observer.track(body), observer) }
    // The closure holds on to the node until it leaves: one that captures an object and nothing else takes no memory.
    let tracked = Observer.trackingIfNeeded(body) { { node.setNeedsEvaluation() } }
    // What it ran may have taken it off the screen.
    if !node.isMounted { tracked.observer?.cancel() }
    return tracked
  }

  func enqueue(_ scope: PreferenceScope) {
    preferences.insert(scope)
    askForTurn()
  }

  /// Runs `closure` once the element tree is up to date, in the order of calls.
  ///
  /// - Parameters:
  ///   - node: who asks for it, for messages.
  ///   - closure: what to run.
  package func afterUpdate(of node: Node? = nil, _ closure: @escaping @MainActor () -> Void) {
    guard runsLifecycle else { return }
    closures.insert(closure, of: node)
    askForTurn()
  }

  /// Runs `closure` once the element tree is up to date and all closures of ``afterUpdate(of:_:)`` have run, in the order of calls.
  func afterAppearances(of node: Node, _ closure: @escaping @MainActor () -> Void) {
    guard runsLifecycle else { return }
    closures.insertDeparture(closure, of: node)
    askForTurn()
  }

  /// Takes a node off the screen that nobody sees go: it disappears before what comes in its place appears.
  func unmountAtOnce(_ node: Node) {
    closures.departuresComeFirst = true
    node.unmount()
    closures.departuresComeFirst = false
  }

  // MARK: Private

  /// Notes whether a node has to be evaluated because something was measured, or for a reason of its own.
  private func noteCause(of node: Node) {
    if echo.isReporting { echo.noteChange() } else if !isTurning { echo.reset() }
  }

  private func askForTurn() {
    guard !hasAskedForTurn, !isTurning else { return }
    hasAskedForTurn = true
    host?.graphNeedsTurn(self)
  }

  private var isSettled: Bool { queue.isEmpty && preferences.isEmpty && closures.isEmpty }

  /// Evaluates and reduces preferences until nothing is dirty. What reads a preference may lead to another, which is another round.
  func bringUpToDate(under transaction: Transaction, _ rounds: inout Int) {
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
    if !preferences.isEmpty { isRestless = true }
  }

  /// Evaluates until nothing is dirty. Going back to a depth that was done before, because an evaluation changed what is read
  /// there, begins another round.
  private func evaluateDirtyNodes(under transaction: Transaction, _ rounds: inout Int) {
    guard !queue.isEmpty else { return }
    evaluating(under: transaction) {
      var depth = -1
      while !queue.isEmpty {
        if queue.depth <= depth { rounds += 1 }
        guard rounds < Self.maximumRounds else {
          isRestless = true
          return
        }
        if rounds > Self.calmRounds, Unrest.current == nil { Unrest.current = Unrest() }
        depth = queue.depth
        for node in queue.popLevel() where node.isDirty && node.isMounted {
          Unrest.current?.noteEvaluation(of: node)
          baseDepth = node.depth
          if node.environment.transactions !== transactionScope { enter(node.environment.transactions) }
          if !postponedRestorations.isEmpty {
            restoration = postponedRestorations.removeValue(forKey: ObjectIdentifier(node))
          }
          node.evaluate()
          restoration = nil
        }
      }
    }
    if queue.isEmpty { stopWaiting() }
  }

  private func runClosures() {
    guard !closures.isEmpty else { return }
    for closure in closures.take() {
      if let unrest = Unrest.current { unrest.cause = closure.node?.causeName }
      closure.run()
    }
    Unrest.current?.cause = nil
  }

  private func commit() {
    let passes = log.take()
    let commands = commands.take { elements[$0]?.isInTree == true }
    if !passes.isEmpty || !commands.isEmpty {
      host?.graph(self, didCommit: Commit(passes: passes, commands: commands))
    }
    retireRemoved()
    for (completion, timing) in takeCompletions() {
      let seconds = timing?.totalDuration(untilRest: completion.waitsForRest) ?? 0
      if let host { host.graph(self, after: seconds) { completion.end() } } else { completion.end() }
    }
  }

  /// Forgets the elements that left: from here on nobody needs their links.
  private func retireRemoved() {
    if !removed.isEmpty {
      for element in removed {
        element.forEachInSubtree { gone in
          elements[gone.id] = nil
          gone.isRemoved = true
          gone.retire()
        }
      }
      removed = []
    }
    if !retired.isEmpty {
      // Nodes go with what views keep, and that may run code of theirs: not while the field is being written.
      var gone: [Node] = []
      swap(&gone, &retired)
    }
  }
}
