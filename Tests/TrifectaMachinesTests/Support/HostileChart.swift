@testable import TrifectaMachines

/// A chart with names and texts that contain the special characters of the diagram formats.
enum HostileChart {
  static let names = [
    "a b", "say \"hi\"", "it's", "🚗 car", "two\nlines", "<b>&amp;</b>", "end", "State", "note", "graph", "\\", "back\\",
    "a:b;c#d", "--", "[*]", "_x0041_", "}{", "%%{init}%%", "]]>", "-->", "", "\u{1}", "\u{2028}", "constructor", "1st",
    "é", "node [x]", "a.b", ".dot", "\t", "x.", "\\n\\N", "$(id)", "`x`",
  ]

  /// A ring of states that use every feature. Every second state has child states.
  static let chart: ChartDescription = {
    var states: [StateDescription] = []
    for (index, name) in names.enumerated() {
      let next = names[(index + 1) % names.count]
      let event = name.isEmpty ? "none" : name
      var state = StateDescription(
        name, payload: "[\(name)]", entry: [.named(name), .log(name, .variable(event))],
        exit: [.assign(event, .literal(.string(name))), .cancel(name)],
        transitions: [
          .init(on: [event], if: .named(name), to: [next], do: [.raise(event), .send(event, after: 5, id: name)]),
          .init(after: 1_500, if: .expression(.apply(.and, [.isIn(name), .variable(event)])), to: [next]),
          .init(on: ["*"]),
        ], invokes: [.init(name, onDone: event)], ignored: [event + "2"])
      if index % 2 == 1 {
        state.states = [
          .init("in " + name, transitions: [.init(on: [event], to: [next])]),
          .init("past " + name, kind: index % 4 == 1 ? .history : .deepHistory),
        ]
      }
      states.append(state)
    }
    let data = Dictionary(uniqueKeysWithValues: names.map { ($0.isEmpty ? "none" : $0, ChartExpression?.none) })
    return ChartDescription(
      name: "A \"chart\" & <more>\nof it", data: data,
      events: names.map { .init($0.isEmpty ? "none" : $0, payload: $0) },
      states: states)
  }()
}
