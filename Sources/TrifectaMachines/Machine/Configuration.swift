import Trifecta

/// The state of a ``Machine`` feature: its active states with their values, and its context.
///
/// ```swift
/// switch store.phase {
/// case .initial, .loading: ProgressView()
/// case .results(let cars): List(cars) { … }
/// …
/// }
/// ```
///
/// A new configuration is in the initial state of the chart. Two configurations are equal if they have the same active
/// states, equal values and equal contexts; history and running timers are not compared.
public struct Configuration<M: Machine> {
  @usableFromInline let table: ChartTable<M>
  @usableFromInline var core: ChartConfiguration
  /// The phase of one active atomic state. Most charts have only one.
  @usableFromInline var leaf: M.Phase
  @usableFromInline var leafState: Int
  /// Whether the machine has started, so that events take the fast path.
  @usableFromInline var isRunning = false
  /// The number of the last transition, or -1 before the first.
  @usableFromInline var lastTransition: Int32 = -1
  /// The phases of the other active states that have a value.
  private var others: [Int: M.Phase] = [:]
  /// The data of the machine that does not depend on its state.
  public var context: M.Context
  var bookkeeping = Bookkeeping()

  /// Bookkeeping for running the machine. It is not part of the machine's value.
  struct Bookkeeping {
    /// The progress of the machine: nothing has run yet; the states were set by `move(to:)`; the states were restored
    /// from a snapshot; the machine is running.
    enum Stage { case new, placed, restored, running }

    var stage = Stage.new
    /// The number of activations of states with work or timers so far.
    var entries = 0
    /// The number of the current activation of each active state that has work or timers.
    var activations: [Int: Int] = [:]
    var timers: [RunningTimer] = []
    /// The phases of the states that are recorded in history states.
    var remembered: [Int: M.Phase] = [:]
  }

  /// Creates the initial configuration of a machine. An invalid chart is reported as an issue.
  ///
  /// - Parameter context: the context of the machine.
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

  /// The phase of an active state, or `nil` for a state that is not a case.
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

  /// Takes the transition of an event if it is plain. Inlinable, so that it is specialized for the machine's types.
  ///
  /// - Returns: whether the event was handled. If `false`, nothing has changed.
  @MainActor
  @inlinable
  mutating func takePlainTransition(of event: M.Event) -> Bool {
    guard isRunning, leafState >= 0 else { return false }
    let tag = table.tag(of: event)
    if table.hasRegions { return takePlainTransitions(of: tag) }
    let step = table.plainSteps[leafState &* table.eventCount &+ tag]
    if step.target == PlainStep.choice { return takePlainTransition(of: table.choices[Int(step.route)], event) }
    let target = Int(step.target)
    guard target >= 0, let phase = table.constants[target] else { return false }
    core.active.low = core.active.low & ~(1 &<< UInt64(leafState)) | 1 &<< UInt64(target)
    leaf = phase
    leafState = target
    lastTransition = Int32(step.route)
    return true
  }

  /// Of several plain transitions, takes the first one whose guard holds.
  ///
  /// - Returns: whether there was one. If `false`, nothing has changed.
  @MainActor
  @inlinable
  mutating func takePlainTransition(of choice: [PlainTransition<M>], _ event: M.Event) -> Bool {
    guard let (number, target, phase) = firstPlainTransition(of: choice, event) else { return false }
    if !core.memory.isEmpty { rememberLeaf() }
    core.active.remove(leafState)
    core.active.insert(Int(target))
    leaf = phase
    leafState = Int(target)
    lastTransition = number
    return true
  }

  /// Of several plain transitions, returns the first one whose guard holds. It is nonmutating, so that guards receive
  /// this configuration without a copy.
  @MainActor
  @inlinable
  func firstPlainTransition(
    of choice: [PlainTransition<M>], _ event: M.Event
  ) -> (number: Int32, target: Int32, phase: M.Phase)? {
    for route in choice {
      if let holds = route.holds, !holds(event, self) { continue }
      guard let phase = route.phase ?? route.make?(event, self) else { return nil }
      return (route.number, route.target, phase)
    }
    return nil
  }

  /// Records the phase of the active state that is about to be exited, for history states.
  @usableFromInline
  mutating func rememberLeaf() {
    if table.constants[leafState] == nil { bookkeeping.remembered[leafState] = leaf }
  }

  /// Takes the transitions that an event triggers in all regions, provided that all of these transitions are plain. The
  /// event is given by its tag.
  @inlinable
  mutating func takePlainTransitions(of tag: Int) -> Bool {
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
    lastTransition = Int32(last)
    return true
  }

  /// Removes the phase of an exited state.
  mutating func forget(_ state: Int) {
    if state == leafState {
      leafState = -1
    } else if !others.isEmpty {
      others[state] = nil
    }
  }

  /// Ensures that `leaf` is the phase of an active state.
  mutating func settle() {
    guard leafState < 0, let state = firstLeaf else { return }
    if let value = value(of: state) { leaf = value }
    others[state] = nil
    leafState = state
  }

  /// The first active atomic state.
  private var firstLeaf: Int? {
    var next = core.active.next(from: 0)
    while let state = next, !table.chart.states[state].isAtomic { next = core.active.next(from: state + 1) }
    return next
  }

  /// The phase of the innermost active state. If several regions are active, it is the phase of the first in document
  /// order.
  ///
  /// The setter is not public: only events change the phase. In tests and previews, call ``move(to:)``.
  public package(set) var phase: M.Phase {
    get { firstLeaf.flatMap { value(of: $0) } ?? leaf }
    set { move(to: newValue) }
  }
}

extension Configuration where M.Context == NoContext {
  /// Creates the initial configuration of a machine. An invalid chart is reported as an issue.
  public init() {
    self.init(context: NoContext())
  }
}

extension Configuration: Equatable where M.Phase: Equatable, M.Context: Equatable {
  /// Whether the active states, their values and the contexts are equal.
  public static func == (first: Configuration, second: Configuration) -> Bool {
    guard first.core.active == second.core.active, first.context == second.context else { return false }
    return first.core.active.allSatisfy { first.value(of: $0) == second.value(of: $0) }
  }
}

extension Configuration: Sendable where M.Phase: Sendable, M.Context: Sendable {}
extension Configuration.Bookkeeping: Sendable where M.Phase: Sendable {}

extension Configuration: CustomStringConvertible {
  /// The phases of the active atomic states.
  public var description: String {
    let leaves = core.active.filter { table.chart.states[$0].isAtomic }
    return leaves.compactMap { value(of: $0).map { "\($0)" } }.joined(separator: ", ")
  }
}
