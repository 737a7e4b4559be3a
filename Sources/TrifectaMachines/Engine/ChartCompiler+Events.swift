/// Collects the events of the chart, and for each state the transitions that each event may trigger.
extension ChartCompiler {
  mutating func addEvents() {
    var names = description.events.map(\.name) + ["error.execution"]
    for state in states {
      names += state.description.transitions.flatMap(\.events).map(Self.withoutWildcard)
      names += state.description.ignored
      for work in state.description.invokes { names += [Self.doneEvent(of: work), work.onError ?? "error.execution"] }
    }
    forEachAction { action in
      switch action {
      case .raise(let event), .send(let event, _, _): names.append(event)
      case .sendComputed(let send):
        if case .literal(.string(let event)) = send.event { names.append(event) }
      default: break
      }
    }
    for name in names where !name.isEmpty && name != "*" {
      if name.utf8.count(where: { $0 == UInt8(ascii: ".") }) < CompiledChart.maximumParts {
        intern(name)
      } else {
        problems.append(.tooManyParts(event: name))
      }
    }
    // The name of the `done.state` event ends with the state's id, so dots in the id add parts to the name.
    for state in states where state.id.utf8.count(where: { $0 == UInt8(ascii: ".") }) >= CompiledChart.maximumParts - 2
    {
      problems.append(.tooManyParts(event: "done.state.\(state.id)"))
    }
    guard problems.isEmpty else { return }
    for number in states.indices where states[number].kind != .final && !states[number].isAtomic {
      states[number].done = number == 0 ? CompiledChart.unknown : intern("done.state.\(states[number].id)")
    }
    addCandidates()
  }

  @discardableResult
  private mutating func intern(_ name: String) -> Int {
    if let known = events[name] { return known }
    events[name] = eventNames.count
    eventNames.append(name)
    return eventNames.count - 1
  }

  /// The event that is sent when the work completes.
  static func doneEvent(of work: InvokeDescription) -> String { work.onDone ?? "done.invoke.\(work.id)" }

  /// Removes a trailing `.*` or `.`, which has no meaning: `play.*` matches the same events as `play`.
  private static func withoutWildcard(_ name: String) -> String {
    var rest = name[...]
    if rest.hasSuffix(".*") {
      rest = rest.dropLast(2)
    } else if rest.hasSuffix("."), rest.count > 1 {
      rest = rest.dropLast()
    }
    return String(rest)
  }

  private mutating func addCandidates() {
    // An event name in a transition matches the event with that name, and each event whose name continues with a dot.
    var taken: [String: [Int]] = [:]
    for (name, event) in events {
      var rest = name[...]
      taken[name, default: []].append(event)
      while let dot = rest.lastIndex(of: ".") {
        rest = rest[..<dot]
        taken[String(rest), default: []].append(event)
      }
    }
    let all = Array(1..<eventNames.count)
    var timers: [String] = []
    for number in states.indices where !states[number].description.isHistory {
      let start = candidates.count
      var pairs: [(event: Int, transition: Int)] = []
      for index in states[number].transitions {
        let route = transitions[index].description
        var matching: Set<Int> = []
        if route.delay != nil {
          transitions[index].timer = eventNames.count + timers.count
          matching = [transitions[index].timer]
          timers.append("\(Self.title(route)) in \(states[number].id)")
        } else if route.events.isEmpty {
          matching = [CompiledChart.eventless]
        }
        for name in route.events {
          matching.formUnion(name == "*" ? all : taken[Self.withoutWildcard(name)] ?? [])
        }
        guard candidates.count + pairs.count + matching.count <= CompiledChart.maximumCandidates else {
          return problems.append(.tooLarge)
        }
        pairs += matching.map { ($0, index) }
      }
      pairs.sort { ($0.event, $0.transition) < ($1.event, $1.transition) }
      candidates += pairs.map { .init(event: Int32($0.event), transition: Int32($0.transition)) }
      states[number].candidates = start..<candidates.count
    }
    eventNames += timers
  }

  /// Calls a closure with all actions of all states and transitions, including nested ones.
  private func forEachAction(_ body: (ActionDescription) -> Void) {
    for state in states {
      let description = state.description
      var waiting = description.entry + description.exit + (description.initial?.actions ?? [])
      for route in description.transitions { waiting += route.actions }
      while let action = waiting.popLast() {
        body(action)
        switch action {
        case .choose(let branches): waiting += branches.flatMap(\.actions)
        case .forEach(_, _, _, let actions): waiting += actions
        default: break
        }
      }
    }
  }

  /// Records the problems of a state's expressions and delays, such as unknown states.
  mutating func checkExpressions(of number: Int) {
    let state = states[number].description
    var waiting: [ChartExpression] = (state.doneData.map { [$0] } ?? []) + state.doneParameters.values
    var actions = state.entry + state.exit + (state.initial?.actions ?? [])
    for route in state.transitions {
      if case .expression(let condition) = route.guard { waiting.append(condition) }
      actions += route.actions
    }
    while let action = actions.popLast() {
      switch action {
      case .assign(_, let value): waiting.append(value)
      case .log(_, let value): waiting += value.map { [$0] } ?? []
      case .choose(let branches):
        waiting += branches.compactMap(\.condition)
        actions += branches.flatMap(\.actions)
      case .forEach(_, _, let list, let inner):
        waiting.append(list)
        actions += inner
      case .send(_, let delay, _):
        if !(delay >= 0 && delay.isFinite) { problems.append(.unsuitableDelay(state: state.id, milliseconds: delay)) }
      case .sendComputed(let send): waiting += [send.event, send.delay, send.target, send.type].compactMap { $0 }
      case .named, .raise, .cancel: break
      }
    }
    while let expression = waiting.popLast() {
      switch expression {
      case .isIn(let id) where numbers[id] == nil: problems.append(.unknownStateAsked(state: state.id, id))
      case .apply(_, let arguments): waiting += arguments
      default: break
      }
    }
  }
}
