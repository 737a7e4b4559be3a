/// The text of actions and times in diagrams.
enum DiagramText {
  /// A duration with its unit.
  static func time(_ milliseconds: Double) -> String {
    let isShort = abs(milliseconds) < 1_000 || !milliseconds.isFinite
    return isShort ? "\(ChartValue.number(milliseconds)) ms" : "\(ChartValue.number(milliseconds / 1_000)) s"
  }

  static func actions(_ actions: [ActionDescription]) -> String {
    actions.map(action).joined(separator: "; ")
  }

  private static func action(_ action: ActionDescription) -> String {
    switch action {
    case .named(let name): name
    case .raise(let event): "raise \(event)"
    case .send(let event, let delay, _): "send \(event)" + (delay == 0 ? "" : " after \(time(delay))")
    case .sendComputed(let send):
      "send \(send.event)" + (send.delay.map { " after \($0)" } ?? "") + (send.target.map { " to \($0)" } ?? "")
    case .cancel(let id): "cancel \(id)"
    case .assign(let name, let value): "\(name) = \(value)"
    case .log(let text, let value):
      (["log", text.isEmpty ? nil : text, value?.description] as [String?]).compactMap { $0 }.joined(separator: " ")
    case .choose(let branches):
      branches.enumerated().map { index, branch in
        let condition = branch.condition.map { (index == 0 ? "if " : "else if ") + $0.description } ?? "else"
        return "\(condition) { \(actions(branch.actions)) }"
      }.joined(separator: " ")
    case .forEach(let item, _, let list, let inner): "for \(item) in \(list) { \(actions(inner)) }"
    }
  }
}

extension TransitionDescription {
  /// The trigger of the transition: its events or its delay. Empty for an eventless transition.
  var trigger: String { delay.map { "after \(DiagramText.time($0))" } ?? events.joined(separator: ", ") }

  /// The label of the transition: `event [guard] / actions`.
  var label: String {
    var parts: [String] = trigger.isEmpty ? [] : [trigger]
    switch self.guard {
    case nil: break
    case .named(let name): parts.append("[\(name)]")
    case .expression(let condition): parts.append("[\(condition)]")
    }
    if !actions.isEmpty { parts.append("/ \(DiagramText.actions(actions))") }
    return parts.joined(separator: " ")
  }
}

extension StateDescription {
  /// The lines below the state's name: entry and exit actions, work, ignored events and done data.
  var notes: [String] {
    var lines: [String] = []
    if !entry.isEmpty { lines.append("entry / \(DiagramText.actions(entry))") }
    if !exit.isEmpty { lines.append("exit / \(DiagramText.actions(exit))") }
    lines += invokes.map { "invoke \($0.id)" }
    if !ignored.isEmpty { lines.append("ignores \(ignored.joined(separator: ", "))") }
    for (name, value) in doneParameters.sorted(by: { $0.key < $1.key }) { lines.append("done with \(name) = \(value)") }
    if doneParameters.isEmpty, let doneData { lines.append("done with \(doneData)") }
    return lines
  }

  /// The title of the state: its id and the type of its payload.
  var title: String {
    switch kind {
    case .history: "H \(id)"
    case .deepHistory: "H* \(id)"
    default: payload.map { "\(id): \($0)" } ?? id
    }
  }
}

extension ChartDescription {
  /// The ids of the initial states, by default the first child that is not a history state.
  static func beginning(_ initial: InitialDescription?, of states: [StateDescription]) -> [String] {
    initial?.targets ?? states.first { !$0.isHistory }.map { [$0.id] } ?? []
  }
}
