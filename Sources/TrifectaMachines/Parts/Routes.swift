/// Routes written as one `switch` over all states and events, of which the compiler says which pair is missing.
///
/// ```swift
/// enum States: CaseIterable { case initial, loading, results }
/// enum Events: CaseIterable { case onAppear, loaded }
///
/// static var chart: Statechart<Self> {
///   Routes(States.self, Events.self) { state, event in
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
/// The two enums have the names of the machine's cases, without values. Where a state knows something that an event of its
/// type brings, that is passed on. An ``In`` of the same chart adds to a state; its routes are tried first.
public struct Routes<M: Machine> {
  let parts: [StatechartPart<M>]

  /// Declares all routes.
  ///
  /// - Parameters:
  ///   - states: the states, in document order.
  ///   - events: the events.
  ///   - next: what becomes of an event in a state. Evaluated once for each pair.
  ///   - fileID: the file that messages name as the place of the routes.
  ///   - filePath: the path of the file that messages name as the place of the routes.
  ///   - line: the line that messages name as the place of the routes.
  ///   - column: the column that messages name as the place of the routes.
  public init<States: CaseIterable & Hashable, Events: CaseIterable & Hashable>(
    _ states: States.Type, _ events: Events.Type, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ next: (States, Events) -> RouteChoice<States>
  ) {
    let place = SourceLine(fileID: fileID, filePath: filePath, line: line, column: column)
    parts = States.allCases.map { state in
      let inner = Events.allCases.compactMap { event -> StatechartPart<M>? in
        let name = CaseReference<M.Event>(named: "\(event)")
        switch next(state, event) {
        case .undefined: return nil
        case .ignored: return .init(content: .ignore([name]))
        case .stays: return .init(content: .route(.init(trigger: .event(name, mustBePlain: false), place: place)))
        case .to(let target):
          let target = "\(target)"
          return .init(
            content: .route(
              .init(
                trigger: .event(name, mustBePlain: false),
                targets: [
                  .phase(CaseReference(named: target)) { event, configuration in
                    configuration.table.phase(named: target, of: event)
                  }
                ], place: place, isOfRoutes: true)))
        }
      }
      return .init(
        content: .state(
          .init(
            name: .phase(CaseReference(named: "\(state)"), constant: nil), kind: .normal, parts: inner, isOfRoutes: true
          )))
    }
  }
}

/// What becomes of an event in a state, where routes are written as a `switch`.
public enum RouteChoice<States> {
  /// It leads to a state.
  case to(States)
  /// It is taken, and the state stays.
  case stays
  /// It does nothing.
  case ignored
  /// There is no route: whoever sends it is mistaken.
  case undefined
}
