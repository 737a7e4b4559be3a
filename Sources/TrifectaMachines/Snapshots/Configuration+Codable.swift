import Foundation

extension Configuration: Codable where M.Phase: Codable, M.Context: Codable {
  /// Decodes a configuration that was stored by this version of the machine, or by an earlier version that
  /// ``Machine/migrate(_:)`` supports.
  ///
  /// The next action restarts the work of the active states from its beginning, and the timers with their remaining
  /// time. In a store that is restored with a screen, both restart without an action. Entry actions do not run again.
  ///
  /// - Parameter decoder: the decoder.
  /// - Throws: a ``SnapshotError`` if the snapshot does not fit the machine, or an error of the decoder.
  public init(from decoder: any Decoder) throws {
    var snapshot = try MachineSnapshot(from: decoder)
    if snapshot.version > M.version {
      throw SnapshotError.newer(machine: "\(M.self)", version: snapshot.version, known: M.version)
    }
    if snapshot.version < M.version { try M.migrate(&snapshot) }
    self.init(context: try snapshot.context.decoded())
    try read(snapshot, by: .codable)
  }

  /// Encodes the active states with their values, the context, the history, and the remaining time of the timers.
  public func encode(to encoder: any Encoder) throws {
    try snapshot(by: .codable).encode(to: encoder)
  }
}

/// Converts the phases and the context of a machine to the values in a snapshot, and back.
struct SnapshotCoder<M: Machine> {
  let encodePhase: (M.Phase) throws -> SnapshotValue
  let decodePhase: (SnapshotValue) -> M.Phase?
  let encodeContext: (M.Context) throws -> SnapshotValue
}

extension SnapshotCoder where M.Phase: Codable, M.Context: Codable {
  /// Uses the `Codable` conformances.
  static var codable: Self {
    Self(
      encodePhase: { try SnapshotValue(encoding: $0) }, decodePhase: { try? $0.decoded() },
      encodeContext: { try SnapshotValue(encoding: $0) })
  }
}

extension Configuration {
  /// Returns the snapshot of the configuration.
  func snapshot(by coder: SnapshotCoder<M>) throws -> MachineSnapshot {
    let states = table.chart.states
    var values: [String: SnapshotValue] = [:]
    for (state, value) in bookkeeping.remembered { values[states[state].id] = try coder.encodePhase(value) }
    for state in core.active where table.constants[state] == nil {
      if let value = value(of: state) { values[states[state].id] = try coder.encodePhase(value) }
    }
    let timers = bookkeeping.timers.map { timer in
      MachineSnapshot.Timer(
        state: states[timer.activation.state].id,
        index: table.timers(of: timer.activation.state).firstIndex(of: timer.activation.route) ?? 0,
        left: timer.leftNow / .milliseconds(1))
    }
    return MachineSnapshot(
      version: M.version, active: activeIDs, values: values,
      memory: Dictionary(
        uniqueKeysWithValues: core.memory.map { (states[$0.key].id, $0.value.map { states[$0].id }) }),
      context: try coder.encodeContext(context), timers: timers,
      hasBegun: bookkeeping.stage == .running || bookkeeping.stage == .restored)
  }

  /// Replaces the states with those of a snapshot. The context must already be that of the snapshot.
  ///
  /// - Throws: a ``SnapshotError`` if the snapshot does not fit the machine.
  mutating func read(_ snapshot: MachineSnapshot, by coder: SnapshotCoder<M>) throws {
    let machine = "\(M.self)"
    func number(_ id: String) throws -> Int {
      guard let state = table.chart.state(id) else { throw SnapshotError.unknownState(machine: machine, id) }
      return state
    }
    let active = StateSet(try snapshot.active.map(number))
    guard table.chart.canBeActive(active) else {
      throw SnapshotError.impossible(machine: machine, active: snapshot.active)
    }
    var memory: [Int: StateSet] = [:]
    for (id, states) in snapshot.memory {
      let history = try number(id)
      let recorded = StateSet(try states.map(number))
      guard table.chart.canBeRecorded(recorded, by: history) else {
        throw SnapshotError.impossibleHistory(machine: machine, history: id, states: states)
      }
      memory[history] = recorded
    }
    var values: [Int: M.Phase] = [:]
    for (id, value) in snapshot.values {
      let state = try number(id)
      guard let phase = coder.decodePhase(value), table.state(of: phase) == state else {
        throw SnapshotError.unsuitableValue(machine: machine, state: id)
      }
      values[state] = phase
    }
    var timers: [RunningTimer] = []
    for timer in snapshot.timers {
      let state = try number(timer.state)
      let routes = table.timers(of: state)
      guard routes.indices.contains(timer.index), active.contains(state), abs(timer.left) < 1e15 else {
        throw SnapshotError.unknownTimer(machine: machine, state: timer.state, index: timer.index)
      }
      timers.append(
        RunningTimer(
          activation: MachineActivation(state: state, entry: 0, route: routes[timer.index]),
          left: .milliseconds(1) * Swift.max(0, timer.left), elapsed: nil))
    }
    for state in core.active { forget(state) }
    core.active = active
    core.memory = memory
    core.isFinished = active.contains { table.chart.states[$0].parent == 0 && table.chart.states[$0].kind == .final }
    for state in active where table.chart.states[state].id != "" {
      guard let value = values[state] ?? table.constants[state] else {
        if table.phase(of: state) == nil { continue }
        throw SnapshotError.unsuitableValue(machine: machine, state: table.chart.states[state].id)
      }
      set(value, for: state)
    }
    settle()
    bookkeeping.remembered = values.filter { !active.contains($0.key) }
    bookkeeping.timers = timers
    // If `move(to:)` had changed the initial states before the machine started, the stage is `placed`, so that entry
    // actions do not run.
    let fresh = try Self(context: context).snapshot(by: coder)
    let isNew = fresh.active == snapshot.active && fresh.values == snapshot.values
    bookkeeping.stage = snapshot.hasBegun ? .restored : isNew ? .new : .placed
  }
}

extension ChartTable {
  /// The delayed transitions of a state.
  func timers(of state: Int) -> [Int] {
    chart.states[state].transitions.filter { chart.transitions[$0].timer >= 0 }
  }

  /// The tag of the phase of a state, or `nil` if the state is not a case.
  func phase(of state: Int) -> Int? { stateOfTag.firstIndex(of: state) }
}

extension CompiledChart {
  /// Whether the set is a complete and consistent set of active states.
  func canBeActive(_ active: StateSet) -> Bool {
    let hasNoOrphans = active.allSatisfy { state in
      let parent = states[state].parent
      return !states[state].description.isHistory && (parent == 0 || active.contains(parent))
    }
    return hasNoOrphans && isComplete(0, in: active)
  }

  /// Whether a history state can have recorded the set: the active children of its parent or, for a deep history, the
  /// active atomic descendants.
  func canBeRecorded(_ recorded: StateSet, by history: Int) -> Bool {
    let parent = states[history].parent
    guard states[history].description.isHistory else { return false }
    if states[history].kind == .history {
      return recorded.allSatisfy { states[parent].children.contains($0) } && hasRightChildren(parent, in: recorded)
    }
    guard recorded.allSatisfy({ states[$0].isAtomic && isInside($0, parent) }) else { return false }
    var active = recorded
    for state in recorded {
      var above = states[state].parent
      while above > parent {
        active.insert(above)
        above = states[above].parent
      }
    }
    return isComplete(parent, in: active)
      && active.allSatisfy { states[$0].parent == parent || active.contains(states[$0].parent) }
  }

  /// Whether the children and further descendants of a state in the set can be active together.
  private func isComplete(_ state: Int, in active: StateSet) -> Bool {
    hasRightChildren(state, in: active)
      && states[state].children.filter(active.contains).allSatisfy { isComplete($0, in: active) }
  }

  private func hasRightChildren(_ state: Int, in active: StateSet) -> Bool {
    let count = states[state].children.filter(active.contains).count
    return switch states[state].kind {
    case .parallel: count == states[state].children.count
    case .normal where !states[state].isAtomic: count == 1
    default: count == 0
    }
  }
}

extension SnapshotValue {
  /// Converts an encodable value to JSON.
  init(encoding value: some Encodable) throws {
    self = try JSONDecoder().decode(SnapshotValue.self, from: JSONEncoder().encode(value))
  }

  /// Decodes a value of a type.
  func decoded<Value: Decodable>() throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(self))
  }
}
