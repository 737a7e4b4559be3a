extension ChartDescription {
  /// Returns the chart as a directed graph in DOT, the language of Graphviz.
  ///
  /// States with child states are clusters; a point with an arrow marks each initial state. The output is
  /// deterministic.
  ///
  /// - Returns: the source of the graph.
  /// - Complexity: O(states + transitions).
  public func dot() -> String {
    var writer = DOTWriter(self)
    return writer.text()
  }
}

private struct DOTWriter {
  let chart: ChartDescription
  var lines: [String] = []
  var clusters: [String: Int] = [:]
  /// The node at which the arrows of each state are drawn: the state itself, or a node inside of its cluster.
  var anchors: [String: String] = [:]

  init(_ chart: ChartDescription) {
    self.chart = chart
    let all = chart.allStates
    for state in all where !state.states.isEmpty { clusters[state.id] = clusters.count }
    for state in all.reversed() {
      let inner = state.states.first { !$0.isHistory } ?? state.states.first
      anchors[state.id] = inner.map { anchors[$0.id] ?? $0.id } ?? state.id
    }
  }

  mutating func text() -> String {
    lines = [
      "digraph \(quoted(chart.name.isEmpty ? "Statechart" : chart.name)) {",
      "  compound=true; fontname=\"Helvetica,sans-serif\"; nodesep=0.4; ranksep=0.5;",
      "  node [shape=box, style=rounded, fontname=\"Helvetica,sans-serif\"];",
      "  edge [fontname=\"Helvetica,sans-serif\", fontsize=11];",
    ]
    write(chart.states, beginning: chart.initial, inside: nil, indent: "  ")
    for state in chart.allStates {
      for route in state.transitions {
        for target in route.targets.isEmpty ? [state.id] : route.targets { arrow(state.id, target, route) }
      }
    }
    lines.append("}")
    return lines.joined(separator: "\n") + "\n"
  }

  private mutating func write(
    _ states: [StateDescription], beginning initial: InitialDescription?, inside parent: StateDescription?,
    indent: String
  ) {
    if parent?.kind != .parallel {
      // The ids of points contain a backslash; `quoted` doubles a backslash in the id of a state, so that a point never
      // has the id of a state.
      let point = parent.map { "\\initial \(clusters[$0.id] ?? 0)" } ?? "\\initial"
      let targets = ChartDescription.beginning(initial, of: states).filter { anchors[$0] != nil }
      if !targets.isEmpty { lines.append("\(indent)\"\(point)\" [shape=point, width=0.12, label=\"\"];") }
      for target in targets {
        let label = initial.map { DiagramText.actions($0.actions) } ?? ""
        lines.append(
          "\(indent)\"\(point)\" -> \(node(anchors[target] ?? target))"
            + attributes([head(target), label.isEmpty ? nil : "label=\(quoted("/ " + label))"]) + ";")
      }
    }
    for state in states {
      guard let cluster = clusters[state.id] else {
        lines.append("\(indent)\(node(state.id))\(attributes(look(of: state)));")
        continue
      }
      lines.append("\(indent)subgraph cluster_\(cluster) {")
      let inner = indent + "  "
      let isRegion = parent?.kind == .parallel
      lines.append("\(inner)label=\(label(of: state)); style=\(quoted(isRegion ? "rounded,dashed" : "rounded"));")
      write(state.states, beginning: state.initial, inside: state, indent: inner)
      lines.append("\(indent)}")
    }
  }

  private func look(of state: StateDescription) -> [String?] {
    switch state.kind {
    case .history, .deepHistory:
      let sign = state.kind == .history ? "H" : "H*"
      return ["label=\"\(sign)\"", "shape=circle", "width=0.3", "margin=0", "tooltip=\(quoted(state.id))"]
    case .final: return ["label=\(label(of: state))", "peripheries=2"]
    default: return ["label=\(label(of: state))"]
    }
  }

  private func label(of state: StateDescription) -> String {
    quoted(([state.title] + state.notes).joined(separator: "\n"))
  }

  private mutating func arrow(_ source: String, _ target: String, _ route: TransitionDescription) {
    guard let first = anchors[source], let last = anchors[target] else { return }
    let isTargetless = route.targets.isEmpty
    let text = route.label
    lines.append(
      "  \(node(first)) -> \(node(last))"
        + attributes([
          text.isEmpty ? nil : "label=\(quoted(text))",
          clusters[source].map { "ltail=cluster_\($0)" }, source == target ? nil : head(target),
          isTargetless ? "style=dashed" : nil,
        ]) + ";")
  }

  private func head(_ target: String) -> String? { clusters[target].map { "lhead=cluster_\($0)" } }

  private func attributes(_ all: [String?]) -> String {
    let all = all.compactMap { $0 }
    return all.isEmpty ? "" : " [\(all.joined(separator: ", "))]"
  }

  /// The quoted id of a state's node. The prefix distinguishes it from the ids of initial points. An id with control
  /// characters is escaped reversibly, so that no two states have the same node.
  private func node(_ id: String) -> String {
    let isShown = id.unicodeScalars.allSatisfy {
      $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) && $0 != "\u{2028}" && $0 != "\u{2029}"
    }
    return quoted("s " + (isShown && !id.contains("_x") ? id : SCXMLNames.id(id)))
  }

  /// A DOT string literal in which no character has a special meaning, neither in DOT nor as an HTML entity in labels.
  private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "&": result += "&amp;"
      case "\n", "\u{85}", "\u{2028}", "\u{2029}": result += "\\n"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
