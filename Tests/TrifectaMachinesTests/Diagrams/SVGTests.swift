import Foundation
import Testing

@testable import TrifectaMachines

@Suite("SVG diagrams")
struct SVGTests {
  private static func random(_ seed: Int) -> ChartDescription {
    var random = RandomChart(seed: UInt64(seed))
    return random.make()
  }

  @Test("Sibling states and labels do not overlap, and child states are inside their parents")
  func apart() {
    for seed in 0..<200 {
      let chart = Self.random(seed)
      let layout = ChartLayout(chart, .svg)
      func check(_ states: [StateDescription], inside parent: ChartLayout.Frame) {
        for (index, state) in states.enumerated() {
          guard let frame = layout.frames[state.id] else {
            Issue.record("seed \(seed): \(state.id) is nowhere")
            continue
          }
          #expect(
            frame.x >= parent.x && frame.x + frame.width <= parent.x + parent.width && frame.y >= parent.y
              && frame.y + frame.height <= parent.y + parent.height, "seed \(seed): \(state.id)")
          for other in states[..<index].compactMap({ layout.frames[$0.id] }) {
            #expect(
              other.x + other.width <= frame.x || frame.x + frame.width <= other.x
                || other.y + other.height <= frame.y || frame.y + frame.height <= other.y, "seed \(seed): \(state.id)")
          }
          check(state.states, inside: frame)
        }
      }
      check(chart.states, inside: .init(width: layout.width, height: layout.height))
      for (index, route) in layout.routes.enumerated() where !route.label.isEmpty {
        #expect(route.points.count > 1, "seed \(seed): \(route.source) to \(route.target)")
        let width = ChartMetrics.width(of: ChartMetrics.short(route.label), size: 11)
        for other in layout.routes[..<index] where !other.label.isEmpty {
          let both = (width + ChartMetrics.width(of: ChartMetrics.short(other.label), size: 11)) / 2
          let isApart =
            abs(other.labelAt.x - route.labelAt.x) >= both || abs(other.labelAt.y - route.labelAt.y) >= 16
          #expect(isApart, "seed \(seed): \(route.label) and \(other.label)")
        }
      }
    }
  }

  @Test("A diagram with hostile names is valid, complete and deterministic XML")
  func hostile() throws {
    let chart = HostileChart.chart
    let text = chart.svg(isPressable: true)
    #expect(text == chart.svg(isPressable: true))
    let root = try XMLTreeReader.read(Data(text.utf8))
    let states = root.children.compactMap { $0.attributes["data-state"] }
    let plain = chart.allStates.map(\.id).filter { $0 != "\u{1}" && $0 != "in \u{1}" && $0 != "past \u{1}" }
    #expect(Set(plain).subtracting(states).isEmpty)
    #expect(states.count == chart.allStates.count)
    let routes = root.children.filter { $0.attributes["data-route"] != nil }
    #expect(routes.count == chart.allStates.flatMap(\.transitions).count)
    #expect(routes.allSatisfy { $0.attributes["role"] == "button" && $0.attributes["tabindex"] == "0" })
    #expect(routes.allSatisfy { !($0.attributes["aria-label"] ?? "").isEmpty })
    #expect(!chart.svg().contains("role=\"button\""))
  }
}
