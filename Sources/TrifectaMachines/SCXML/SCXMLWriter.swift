/// Writes a chart as an SCXML document.
struct SCXMLWriter {
  let chart: ChartDescription
  var lines: [String] = []
  private var indent = ""
  /// The XML ids that are already in use. Each id must be unique.
  private var ids: Set<String> = []

  init(_ chart: ChartDescription) {
    self.chart = chart
    ids = Set(chart.allStates.map { SCXMLNames.id($0.id) })
  }

  mutating func text() -> String {
    lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    let hasActions = !(chart.initial?.actions.isEmpty ?? true)
    let attributes: [(String, String?)] = [
      ("xmlns", SCXMLNames.standard), ("xmlns:trifecta", SCXMLNames.namespace), ("version", "1.0"),
      ("datamodel", "ecmascript"), ("name", chart.name.isEmpty ? nil : SCXMLNames.id(chart.name)),
      ("initial", chart.initial.map { list($0.targets) }),
    ]
    element("scxml", attributes) { writer in
      if hasActions, let initial = writer.chart.initial {
        writer.element("trifecta:initial") { $0.write(initial.actions) }
      }
      for event in writer.chart.events {
        writer.element(
          "trifecta:event",
          [("name", SCXMLNames.event(event.name)), ("payload", event.payload.map(SCXMLNames.text))])
      }
      if !writer.chart.data.isEmpty {
        writer.element("datamodel") { writer in
          for (name, value) in writer.chart.data.sorted(by: { $0.key < $1.key }) {
            writer.element("data", [("id", SCXMLNames.id(name)), ("expr", value?.script)])
          }
        }
      }
      for state in writer.chart.states { writer.write(state) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: States

  private mutating func write(_ state: StateDescription) {
    let name =
      switch state.kind {
      case .normal: "state"
      case .parallel: "parallel"
      case .final: "final"
      case .history, .deepHistory: "history"
      }
    let isSimple = state.initial?.actions.isEmpty ?? true
    let attributes: [(String, String?)] = [
      ("id", SCXMLNames.id(state.id)), ("type", state.kind == .deepHistory ? "deep" : nil),
      ("initial", isSimple ? state.initial.map { list($0.targets) } : nil),
      ("trifecta:payload", state.payload.map(SCXMLNames.text)),
    ]
    element(name, attributes) { writer in
      if !isSimple, let initial = state.initial {
        writer.element("initial") { writer in
          writer.element("transition", [("target", writer.list(initial.targets))]) { $0.write(initial.actions) }
        }
      }
      for block in state.entryBlocks { writer.element("onentry") { $0.write(block) } }
      for block in state.exitBlocks { writer.element("onexit") { $0.write(block) } }
      for (index, route) in state.transitions.enumerated() { writer.write(route, index, of: state) }
      if !state.ignored.isEmpty {
        writer.element("transition", [("event", writer.events(state.ignored)), ("trifecta:ignored", "true")])
      }
      for work in state.invokes { writer.write(work) }
      if state.doneData != nil || !state.doneParameters.isEmpty {
        writer.element("donedata") { writer in
          if let data = state.doneData { writer.element("content", [("expr", data.script)]) }
          for (name, value) in state.doneParameters.sorted(by: { $0.key < $1.key }) {
            writer.element("param", [("name", SCXMLNames.id(name)), ("expr", value.script)])
          }
        }
      }
      for inner in state.states { writer.write(inner) }
    }
  }

  private mutating func write(_ route: TransitionDescription, _ index: Int, of state: StateDescription) {
    var event = route.events.isEmpty ? nil : events(route.events)
    if let delay = route.delay {
      let id = "trifecta.after.\(SCXMLNames.id(state.id)).\(index)"
      element("onentry", [("trifecta:timer", "true")]) { writer in
        writer.element("send", [("event", id), ("id", id), ("delay", Self.time(delay))])
      }
      element("onexit", [("trifecta:timer", "true")]) { $0.element("cancel", [("sendid", id)]) }
      event = id
    }
    var guardName: String?
    var condition: String?
    switch route.guard {
    case nil: break
    case .named(let name): guardName = SCXMLNames.text(name)
    case .expression(let expression): condition = expression.script
    }
    element(
      "transition",
      [
        ("event", event), ("cond", condition), ("target", route.targets.isEmpty ? nil : list(route.targets)),
        ("type", route.isInternal ? "internal" : nil), ("trifecta:guard", guardName),
        ("trifecta:after", route.delay.map { "\($0)" }),
      ]
    ) { $0.write(route.actions) }
  }

  private mutating func write(_ work: InvokeDescription) {
    var id = SCXMLNames.id(work.id)
    var number = 2
    while !ids.insert(id).inserted {
      id = "\(SCXMLNames.id(work.id))-\(number)"
      number += 1
    }
    element(
      "invoke",
      [
        ("id", id), ("type", "urn:trifecta:work"), ("trifecta:name", SCXMLNames.text(work.id)),
        ("trifecta:done", work.onDone.map(SCXMLNames.event)), ("trifecta:error", work.onError.map(SCXMLNames.event)),
      ])
  }

  // MARK: Actions

  private mutating func write(_ actions: [ActionDescription]) {
    for action in actions { write(action) }
  }

  private mutating func write(_ action: ActionDescription) {
    switch action {
    case .named(let name): element("trifecta:perform", [("name", SCXMLNames.text(name))])
    case .raise(let event): element("raise", [("event", SCXMLNames.event(event))])
    case .send(let event, let delay, let id):
      let time = delay == 0 ? nil : Self.time(delay)
      element(
        "send",
        [
          ("event", SCXMLNames.event(event)), ("id", id.map(SCXMLNames.id)), ("delay", time),
          ("trifecta:delay", Self.needsExponent(delay) ? "\(delay)" : nil),
        ])
    case .sendComputed(let send):
      element(
        "send",
        [
          ("eventexpr", send.event.script), ("id", send.id.map(SCXMLNames.id)), ("delayexpr", send.delay?.script),
          ("targetexpr", send.target?.script), ("typeexpr", send.type?.script),
        ])
    case .cancel(let id): element("cancel", [("sendid", SCXMLNames.id(id))])
    case .assign(let name, let value):
      element("assign", [("location", ChartExpression.location(name)), ("expr", value.script)])
    case .log(let text, let value):
      element("log", [("label", text.isEmpty ? nil : SCXMLNames.text(text)), ("expr", value?.script)])
    case .choose(let branches):
      guard let first = branches.first else {
        return element("if", [("cond", "false"), ("trifecta:empty", "true")])
      }
      let last = branches.count - 1
      element("if", Self.condition(first)) { writer in
        for (index, branch) in branches.enumerated() {
          if index > 0 {
            let isElse = branch.condition == nil && index == last
            writer.element(isElse ? "else" : "elseif", isElse ? [] : Self.condition(branch))
          }
          writer.write(branch.actions)
        }
      }
    case .forEach(let item, let index, let list, let inner):
      element(
        "foreach",
        [
          ("array", list.script), ("item", ChartExpression.location(item)),
          ("index", index.map(ChartExpression.location)),
        ]
      ) { $0.write(inner) }
    }
  }

  private static func condition(_ branch: ActionDescription.Branch) -> [(String, String?)] {
    [("cond", branch.condition?.script ?? "true"), ("trifecta:always", branch.condition == nil ? "true" : nil)]
  }

  // MARK: Text

  private static func needsExponent(_ milliseconds: Double) -> Bool {
    ChartValue.number(milliseconds).description.contains("e")
  }

  /// A duration in the syntax of CSS and SCXML, without an exponent. A duration that needs one is approximate.
  private static func time(_ milliseconds: Double) -> String {
    let text = ChartValue.number(milliseconds).description
    guard needsExponent(milliseconds) else { return text + "ms" }
    return milliseconds < 1 ? "0ms" : "9223372036854775807ms"
  }

  private func list(_ ids: [String]) -> String { ids.map(SCXMLNames.id).joined(separator: " ") }

  private func events(_ names: [String]) -> String { names.map(SCXMLNames.event).joined(separator: " ") }

  private mutating func element(
    _ name: String, _ attributes: [(String, String?)] = [], _ content: (inout SCXMLWriter) -> Void = { _ in }
  ) {
    let start = lines.count
    var text = "\(indent)<\(name)"
    for (key, value) in attributes {
      if let value { text += " \(key)=\"\(XMLText.escaped(value))\"" }
    }
    lines.append(text)
    indent += "  "
    content(&self)
    indent.removeLast(2)
    if lines.count == start + 1 {
      lines[start] += "/>"
    } else {
      lines[start] += ">"
      lines.append("\(indent)</\(name)>")
    }
  }
}
