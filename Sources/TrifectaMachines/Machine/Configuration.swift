import Trifecta

/// What a machine is at: its active states with what they know, and what it knows besides. The state of a feature that is a
/// ``Machine``.
///
/// ```swift
/// switch store.phase {
/// case .initial, .loading: ProgressView()
/// case .results(let cars): List(cars) { … }
/// …
/// }
/// ```
///
/// It begins where the chart begins. Two are equal if the same states are active, know the same, and the context is equal;
/// what histories remember and which timers run does not count.
public struct Configuration<M: Machine> {
  @usableFromInline let table: ChartTable<M>
  @usableFromInline var core: ChartConfiguration
  /// The phase of one active state in which no other is: the only one, in most charts.
  @usableFromInline var leaf: M.Phase
  @usableFromInline var leafState: Int
  /// Whether the machine has begun, so that events can be handled at once.
  @usableFromInline var isRunning = false
  /// The number of the route that was taken last, -1 before the first.
  @usableFromInline var lastRoute: Int32 = -1
  /// The phases of other active states that know something.
  private var others: [Int: M.Phase] = [:]
  /// What the machine knows whatever state it is in.
  public var context: M.Context
  var book = Book()

  /// What is kept for running the machine, and says nothing of what it is at.
  struct Book {
    /// Nothing has run; somebody has put the machine where it is; it was stored while it ran; it runs.
    enum Stage { case new, placed, restored, running }

    var stage = Stage.new
    /// How often a state that owns something has been entered.
    var entries = 0
    /// The current entries of the states that own something.
    var tickets: [Int: Int] = [:]
    var timers: [RunningTimer] = []
    /// What the states have known that histories remember.
    var remembered: [Int: M.Phase] = [:]
  }

  /// Creates the configuration that a machine begins with. A chart that cannot be is reported.
  ///
  /// - Parameter context: what the machine knows besides its states.
  public init(context: M.Context) {
    self.init(context: context, table: .shared)
  }

  init(context: M.Context, table: ChartTable<M>) {
    self.table = table
    core = table.start
    leaf = table.first
    leafState = core.active.first { [chart = table.chart] in chart.states[$0].isAtomic } ?? 1
    self.context = context
    for state in core.active where state != leafState { others[state] = table.given[state] }
  }

  /// The value of an active state, `nil` for one that is no case.
  func value(of state: Int) -> M.Phase? {
    state == leafState ? leaf : others[state] ?? table.constants[state]
  }

  mutating func set(_ phase: M.Phase, for state: Int) {
    if state == leafState || (leafState < 0 && table.chart.states[state].isAtomic) {
      leaf = phase
      leafState = state
    } else if table.constants[state] == nil {
      others[state] = phase
    }
  }

  /// Takes the route of an event if it is a plain one. Compiled where the machine is, as all that it needs is known there.
  ///
  /// - Returns: whether it was; otherwise nothing has happened.
  @MainActor
  @inlinable
  mutating func takePlainRoute(of event: M.Event) -> Bool {
    guard isRunning, leafState >= 0 else { return false }
    let tag = table.tag(of: event)
    if table.hasRegions { return takePlainRoutes(of: tag) }
    let step = table.plainSteps[leafState &* table.eventCount &+ tag]
    if step.target == PlainStep.choice { return takePlainRoute(of: table.choices[Int(step.route)], event) }
    let target = Int(step.target)
    guard target >= 0, let phase = table.constants[target] else { return false }
    core.active.low = core.active.low & ~(1 &<< UInt64(leafState)) | 1 &<< UInt64(target)
    leaf = phase
    leafState = target
    lastRoute = Int32(step.route)
    return true
  }

  /// Takes the first of some plain routes whose guard holds.
  ///
  /// - Returns: whether there was one; otherwise nothing has happened.
  @MainActor
  @inlinable
  mutating func takePlainRoute(of choice: [PlainRoute<M>], _ event: M.Event) -> Bool {
    guard let (number, target, phase) = firstPlainRoute(of: choice, event) else { return false }
    if !core.memory.isEmpty { rememberLeaf() }
    core.active.remove(leafState)
    core.active.insert(Int(target))
    leaf = phase
    leafState = Int(target)
    lastRoute = number
    return true
  }

  /// The first of some plain routes whose guard holds. It does not mutate, so that guards are given this configuration and
  /// not a copy of it.
  @MainActor
  @inlinable
  func firstPlainRoute(
    of choice: [PlainRoute<M>], _ event: M.Event
  ) -> (number: Int32, target: Int32, phase: M.Phase)? {
    for route in choice {
      if let holds = route.holds, !holds(event, self) { continue }
      guard let phase = route.phase ?? route.make?(event, self) else { return nil }
      return (route.number, route.target, phase)
    }
    return nil
  }

  /// Keeps the value of the state that is about to be left, for histories.
  @usableFromInline
  mutating func rememberLeaf() {
    if table.constants[leafState] == nil { book.remembered[leafState] = leaf }
  }

  /// Takes the routes of an event, given by its tag, in all regions, if all that there are are plain ones.
  @inlinable
  mutating func takePlainRoutes(of tag: Int) -> Bool {
    var left: UInt64 = 0
    var entered: UInt64 = 0
    var last: Int16 = -1
    var next = leafState
    var rest = core.active.low & table.leaves
    while rest != 0 {
      let state = rest.trailingZeroBitCount
      rest &= rest &- 1
      let step = table.plainSteps[state &* table.eventCount &+ tag]
      guard step.target >= -1 else { return false }
      guard step.target >= 0 else { continue }
      left |= 1 &<< UInt64(state)
      entered |= 1 &<< UInt64(step.target)
      last = step.route
      if state == leafState { next = Int(step.target) }
    }
    guard left != 0 else { return false }
    if next != leafState {
      guard let phase = table.constants[next] else { return false }
      leaf = phase
      leafState = next
    }
    core.active.low = core.active.low & ~left | entered
    lastRoute = Int32(last)
    return true
  }

  /// Forgets what a state that is left has known.
  mutating func forget(_ state: Int) {
    if state == leafState {
      leafState = -1
    } else if !others.isEmpty {
      others[state] = nil
    }
  }

  /// Makes sure that the value that is at hand is that of an active state.
  mutating func settle() {
    guard leafState < 0, let state = firstLeaf else { return }
    if let value = value(of: state) { leaf = value }
    others[state] = nil
    leafState = state
  }

  /// The first active state in which no other is.
  private var firstLeaf: Int? {
    var next = core.active.next(from: 0)
    while let state = next, !table.chart.states[state].isAtomic { next = core.active.next(from: state + 1) }
    return next
  }

  /// The phase of the innermost active state: of several, the first in document order.
  ///
  /// It has no public setter: only events change it. Tests and previews that need a machine in a certain state call
  /// ``move(to:)``.
  public package(set) var phase: M.Phase {
    get { firstLeaf.flatMap { value(of: $0) } ?? leaf }
    set { move(to: newValue) }
  }
}

extension Configuration where M.Context == NoContext {
  /// Creates the configuration that a machine begins with. A chart that cannot be is reported.
  public init() {
    self.init(context: NoContext())
  }
}

extension Configuration: Equatable where M.Phase: Equatable, M.Context: Equatable {
  /// Whether the same states are active, know the same, and the contexts are equal.
  public static func == (first: Configuration, second: Configuration) -> Bool {
    guard first.core.active == second.core.active, first.context == second.context else { return false }
    return first.core.active.allSatisfy { first.value(of: $0) == second.value(of: $0) }
  }
}

extension Configuration: Sendable where M.Phase: Sendable, M.Context: Sendable {}
extension Configuration.Book: Sendable where M.Phase: Sendable {}

extension Configuration: CustomStringConvertible {
  /// The phases of the active states in which no other is.
  public var description: String {
    let leaves = core.active.filter { table.chart.states[$0].isAtomic }
    return leaves.compactMap { value(of: $0).map { "\($0)" } }.joined(separator: ", ")
  }
}
