import Foundation
import Testing
import TrifectaMachines

@Suite("Diagrams of charts with unusual ids", .timeLimit(.minutes(1)))
struct InvalidDiagramTests {
  private typealias State = StateDescription
  private typealias Route = TransitionDescription

  private static let charts: [String: ChartDescription] = [
    "siblings": ChartDescription(states: [
      State("a"), State("a", transitions: [Route(on: ["go"], to: ["a"]), Route(on: ["stop"], to: ["b"])]), State("b"),
    ]),
    "nested": ChartDescription(states: [State("a", states: [State("a")])]),
    "deep": ChartDescription(states: [State("a", states: [State("b", states: [State("a"), State("a (2)")])])]),
    "empty": ChartDescription(states: [State("", states: [State(""), State("b")]), State("")]),
    "zero": ChartDescription(states: [State("\u{0}", states: [State("b")])]),
  ]

  @Test("An SVG image shows each state once", arguments: charts.keys.sorted())
  func svg(name: String) throws {
    let chart = try #require(Self.charts[name])
    let parts = chart.svg().components(separatedBy: "data-state=\"").dropFirst()
    let ids = parts.map { $0.prefix { $0 != "\"" } }
    #expect(ids.count == chart.allStates.count)
    #expect(Set(ids).count == ids.count)
  }

  @Test("A Mermaid diagram shows each state", arguments: charts.keys.sorted())
  func mermaid(name: String) throws {
    let chart = try #require(Self.charts[name])
    #expect(chart.mermaid().hasPrefix("stateDiagram-v2\n"))
    #expect(chart.mermaid().split(separator: "\n").count > chart.allStates.count)
  }

  @Test("A chart with unique ids keeps them")
  func unique() {
    let svg = ChartDescription(states: [State("a"), State("b")]).svg()
    #expect(svg.contains("data-state=\"a\""))
    #expect(svg.contains("data-state=\"b\""))
  }
}
