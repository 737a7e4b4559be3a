extension ChartDescription {
  /// Returns the chart as a Mermaid state diagram (`stateDiagram-v2`), which GitHub, GitLab and DocC viewers render.
  ///
  /// Child states are nested, regions are separated by `--`, history states are named `H` and `H*`, and notes list
  /// entry and exit actions, work and ignored events. The output is deterministic.
  ///
  /// - Returns: the source of the diagram.
  /// - Complexity: O(states + transitions), apart from generated names that collide.
  public func mermaid() -> String {
    var writer = MermaidWriter(withUniqueIDs)
    return writer.text()
  }
}

private struct MermaidWriter {
  let chart: ChartDescription
  /// The name of each state in the diagram: its id if that is a valid Mermaid identifier, otherwise a generated name.
  var names: [String: String] = [:]
  var parents: [String: String] = [:]
  var lines = ["stateDiagram-v2"]

  /// Names that no state may have in the diagram: keywords of Mermaid's case-insensitive lexer, and property names that
  /// every JavaScript object has.
  private static let reserved: Set<String> = [
    "state", "end", "note", "direction", "tb", "lr", "bt", "rl", "as", "fork", "join", "choice", "class", "classdef",
    "style", "default", "click", "href", "scale", "width", "hide", "empty", "description", "acctitle", "accdescr",
    "left",
    "right", "of", "root", "root_start", "root_end", "constructor", "prototype", "__proto__", "tostring", "valueof",
    "hasownproperty", "statediagram", "graph", "subgraph",
  ]

  init(_ chart: ChartDescription) {
    self.chart = chart
    let all = chart.allStates
    var taken = Set(all.map { $0.id.lowercased() })
    for (index, state) in all.enumerated() {
      for inner in state.states { parents[inner.id] = state.id }
      var name = state.id
      if !Self.isPlain(name) {
        var number = index + 1
        repeat {
          name = "state_\(number)"
          number += all.count
        } while !taken.insert(name).inserted
      }
      names[state.id] = name
    }
  }

  private static func isPlain(_ id: String) -> Bool {
    guard let first = id.utf8.first, !reserved.contains(id.lowercased()), !id.hasSuffix("_start"), !id.hasSuffix("_end")
    else { return false }
    let isWord = id.utf8.allSatisfy { $0 == 95 || (48...57).contains($0) || (65...90).contains($0 & 0xDF) }
    return isWord && !(48...57).contains(first)
  }

  mutating func text() -> String {
    write(chart.states, beginning: chart.initial, inside: nil, isParallel: false, indent: "  ")
    let parallel = Set(chart.allStates.filter { $0.kind == .parallel }.map(\.id))
    for state in chart.allStates {
      writeTransitions(of: state, indent: "  ") { parent in parent.map(parallel.contains) ?? true }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private mutating func write(
    _ states: [StateDescription], beginning initial: InitialDescription?, inside parent: String?, isParallel: Bool,
    indent: String
  ) {
    var isFirst = true
    for state in states {
      if isParallel, !isFirst { lines.append("\(indent)--") }
      isFirst = false
      write(state, indent: indent)
    }
    if !isParallel {
      for target in ChartDescription.beginning(initial, of: states) {
        // If a nested state was named at this level, Mermaid would draw it here. So its ancestor at this level is named
        // instead.
        var place = target
        while let above = parents[place], above != parent { place = above }
        guard parents[place] == parent, let name = names[place] else { continue }
        let actions = initial.map { DiagramText.actions($0.actions) } ?? ""
        let label = [place == target ? "" : "begins in \(target)", actions.isEmpty ? "" : "/ \(actions)"]
          .filter { !$0.isEmpty }.joined(separator: " ")
        lines.append("\(indent)[*] --> \(name)" + suffix(label))
      }
    }
    for state in states {
      if let parent, !isParallel { writeTransitions(of: state, indent: indent) { $0 == parent } }
      if state.kind == .final, let name = names[state.id] { lines.append("\(indent)\(name) --> [*]") }
    }
  }

  private mutating func write(_ state: StateDescription, indent: String) {
    let name = names[state.id] ?? ""
    lines.append("\(indent)state \"\(Self.escaped(state.title))\" as \(name)")
    if !state.states.isEmpty {
      lines.append("\(indent)state \(name) {")
      write(
        state.states, beginning: state.initial, inside: state.id, isParallel: state.kind == .parallel,
        indent: indent + "  ")
      lines.append("\(indent)}")
    }
    let notes = state.notes
    guard !notes.isEmpty else { return }
    lines.append("\(indent)note right of \(name)")
    lines += notes.map { "\(indent)  \(Self.escaped($0))" }
    lines.append("\(indent)end note")
  }

  /// Writes the transitions of a state that belong to the current level. A transition between siblings belongs to their
  /// parent. Any other transition belongs to no parent; it is written at the end, where it does not affect the nesting.
  /// So are transitions between the regions of a parallel state.
  private mutating func writeTransitions(of state: StateDescription, indent: String, where belongs: (String?) -> Bool) {
    guard let name = names[state.id] else { return }
    for route in state.transitions {
      for target in route.targets.isEmpty ? [state.id] : route.targets {
        guard let other = names[target] else { continue }
        guard belongs(parents[target] == parents[state.id] ? parents[target] : nil) else { continue }
        lines.append("\(indent)\(name) --> \(other)" + suffix(route.label + (route.targets.isEmpty ? " (stays)" : "")))
      }
    }
  }

  private func suffix(_ label: String) -> String { label.isEmpty ? "" : " : \(Self.escaped(label))" }

  /// The text with each character that has a meaning in Mermaid or HTML written as a numeric entity.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", " ", "_", ".", ",", "(", ")", "[", "]", "/", "+", "=", "!", "?", "'":
        result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x80: result += "#\(scalar.value);"
      case "\u{85}", "\u{2028}", "\u{2029}", "\u{FEFF}": result += "#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
