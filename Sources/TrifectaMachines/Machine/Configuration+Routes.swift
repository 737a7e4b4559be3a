/// A route of a chart: the state it leads out of, and its number among the transitions of that state's description.
package struct RouteID: Hashable, Sendable {
  package let state: String
  package let number: Int

  package init(state: String, number: Int) {
    self.state = state
    self.number = number
  }
}

extension Configuration {
  /// The route that was taken last, `nil` before the first. Where several regions took one each, the last of those.
  package var lastRouteID: RouteID? { lastRoute < 0 ? nil : table.id(ofRoute: Int(lastRoute)) }

  /// The events that each route would be taken by now, the first of those that it is tried with.
  ///
  /// - Parameter samples: events to try besides those that bring nothing. An event that a guard refuses, or that another
  ///   route takes before, is not that of a route.
  @MainActor
  package func events(samples: [M.Event]) -> [RouteID: M.Event] {
    guard !isFinished else { return [:] }
    var found: [RouteID: M.Event] = [:]
    for event in samples + table.plainEvents {
      let number = table.event(event)
      var host = GuardHost(configuration: self, event: event)
      for state in core.active where table.chart.states[state].isAtomic {
        guard let route = table.chart.route(from: state, for: number, in: core, &host) else { continue }
        let id = table.id(ofRoute: route)
        if found[id] == nil { found[id] = event }
      }
    }
    return found
  }
}

extension ChartTable {
  func id(ofRoute route: Int) -> RouteID {
    let source = chart.states[chart.transitions[route].source]
    return RouteID(state: source.id, number: route - source.transitions.lowerBound)
  }

  /// The events that bring nothing.
  fileprivate var plainEvents: [M.Event] {
    events.cases.indices.compactMap { events.value(M.Event.self, ofCase: $0) }
  }
}
