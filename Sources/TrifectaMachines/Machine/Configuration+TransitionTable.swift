/// The id of a transition: its source state, and its index among the transitions of that state's description.
package struct TransitionID: Hashable, Sendable {
  package let state: String
  package let number: Int

  package init(state: String, number: Int) {
    self.state = state
    self.number = number
  }
}

extension Configuration {
  /// The transition that was taken last, or `nil` if there was none. If an event triggered a transition in each of
  /// several regions, it is the last of those transitions.
  package var lastTransitionID: TransitionID? { lastTransition < 0 ? nil : table.id(ofTransition: Int(lastTransition)) }

  /// Returns an event for each transition that could be taken now; the event triggers the transition.
  ///
  /// - Parameter samples: the events to try, in addition to all events without payload. If the guard of a transition
  ///   rejects an event, or another transition takes it, the event is not returned for that transition.
  @MainActor
  package func events(samples: [M.Event]) -> [TransitionID: M.Event] {
    guard !isFinished else { return [:] }
    var found: [TransitionID: M.Event] = [:]
    for event in samples + table.plainEvents {
      let number = table.event(event)
      var host = GuardHost(configuration: self, event: event)
      for state in core.active where table.chart.states[state].isAtomic {
        guard let route = table.chart.route(from: state, for: number, in: core, &host) else { continue }
        let id = table.id(ofTransition: route)
        if found[id] == nil { found[id] = event }
      }
    }
    return found
  }
}

extension ChartTable {
  func id(ofTransition route: Int) -> TransitionID {
    let source = chart.states[chart.transitions[route].source]
    return TransitionID(state: source.id, number: route - source.transitions.lowerBound)
  }

  /// The events without a payload.
  fileprivate var plainEvents: [M.Event] {
    events.cases.indices.compactMap { events.value(M.Event.self, ofCase: $0) }
  }
}
