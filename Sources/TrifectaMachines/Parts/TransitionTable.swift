import TrifectaCasePaths

/// A transition table, written as one exhaustive `switch` over all states and events, so that the compiler reports a
/// missing pair.
///
/// ```swift
/// enum States: CaseIterable { case initial, loading, results }
/// enum Events: CaseIterable { case onAppear, loaded }
///
/// static var chart: Statechart<Self> {
///   TransitionTable(States.self, Events.self) { state, event in
///     switch (state, event) {
///     case (.initial, .onAppear), (.results, .onAppear): .to(.loading)
///     case (.loading, .loaded): .to(.results)
///     case (.loading, .onAppear): .ignored
///     case (.initial, .loaded), (.results, .loaded): .undefined
///     }
///   }
///   In(.loading) { Invoke("load", onDone: Event.loaded) { try await $0.service.load() } }
/// }
/// ```
///
/// The cases of the two enums have the same names as the machine's phases and events, but no associated values. If an
/// event and its target state have a value of the same type, the value is passed on. An ``In`` of the same chart adds
/// parts to a state; its transitions are tried first.
public struct TransitionTable<M: Machine> {
  let parts: [StatechartPart<M>]

  /// Declares the transition table.
  ///
  /// - Parameters:
  ///   - states: the states, in document order.
  ///   - events: the events.
  ///   - next: returns how a state handles an event. Called once for each pair.
  ///   - fileID: the file ID that diagnostics report.
  ///   - filePath: the file path that diagnostics report.
  ///   - line: the line that diagnostics report.
  ///   - column: the column that diagnostics report.
  public init<States: CaseIterable & Hashable, Events: CaseIterable & Hashable>(
    _ states: States.Type, _ events: Events.Type, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ next: (States, Events) -> TransitionTableEntry<States>
  ) {
    let place = SourceLine(fileID: fileID, filePath: filePath, line: line, column: column)
    parts = States.allCases.map { state in
      let transitions = Events.allCases.compactMap { event in
        Self.part(of: next(state, event), for: CaseReference(named: nameOfCase(event)), place)
      }
      let node = StateNode<M>(
        name: .phase(CaseReference(named: nameOfCase(state)), constant: nil), kind: .normal, parts: transitions,
        isFromTransitionTable: true)
      return StatechartPart(content: .state(node))
    }
  }

  /// Returns the part of a state that handles an event; `nil` if the transition is undefined.
  private static func part<States>(
    of entry: TransitionTableEntry<States>, for event: CaseReference<M.Event>, _ place: SourceLine
  ) -> StatechartPart<M>? {
    var transition = TransitionNode<M>(trigger: .event(event, mustBePlain: false), place: place)
    switch entry {
    case .undefined: return nil
    case .ignored: return StatechartPart(content: .ignore([event]))
    case .stays: break
    case .to(let state):
      let name = nameOfCase(state)
      let target = TransitionNode<M>.Target.phase(CaseReference(named: name)) { event, configuration in
        configuration.table.phase(named: name, of: event)
      }
      transition.targets = [target]
      transition.isFromTransitionTable = true
    }
    return StatechartPart(content: .route(transition))
  }
}

/// Returns the name of a case, which may differ from the description of its value.
private func nameOfCase<Value>(_ value: Value) -> String {
  guard let layout = EnumLayout.of(Value.self) else { return "\(value)" }
  return layout.cases[layout.tag(of: value)].name
}

/// How a state handles an event in ``TransitionTable``.
public enum TransitionTableEntry<States> {
  /// A transition to a state.
  case to(States)
  /// A transition without target: the state stays active.
  case stays
  /// The event is ignored.
  case ignored
  /// The state has no transition for the event: see ``UndefinedTransitionPolicy``.
  case undefined
}
