import Foundation
import SeededRandom
import Testing

@testable import TrifectaMachines

@Suite("SCXML round trip")
@MainActor
struct SCXMLRoundTripTests {
  @Test("A chart with hostile names survives a round trip")
  func hostile() throws {
    let chart = HostileChart.chart
    let text = chart.scxml()
    let read = try ChartDescription(scxml: text)
    #expect(read.allStates.map(\.id) == chart.allStates.map(\.id))
    for (state, other) in zip(chart.states, read.states) { #expect(state == other) }
    #expect(read == chart)
  }

  @Test("Random charts survive a round trip")
  func random() throws {
    for seed in 0..<300 {
      var random = RandomChart(seed: UInt64(seed))
      let chart = random.make()
      #expect(try ChartDescription(scxml: chart.scxml()) == chart, "seed \(seed)")
    }
  }

  @Test("Action blocks survive a round trip through SCXML and JSON")
  func blocks() throws {
    for blocks in [[[.raise("a"), .raise("b")]], [[.raise("a")], [], [.raise("b")]], []] as [[[ActionDescription]]] {
      var state = StateDescription("s")
      state.entryBlocks = blocks
      state.exitBlocks = blocks.reversed()
      let chart = ChartDescription(states: [state])
      #expect(chart.states[0].entry.count == blocks.joined().count)
      #expect(try ChartDescription(scxml: chart.scxml()) == chart)
      #expect(try JSONDecoder().decode(ChartDescription.self, from: Data(chart.json().utf8)) == chart)
    }
  }

  @Test(
    "A send with an exact delay survives a round trip through SCXML",
    arguments: [0, 0.5, 1, 0.00001, 1e-300, 1e20, .greatestFiniteMagnitude])
  func delays(delay: Double) throws {
    let chart = ChartDescription(states: [StateDescription("s", entry: [.send("e", after: delay, id: nil)])])
    #expect(try ChartDescription(scxml: chart.scxml()) == chart)
  }

  @Test("A choice without branches survives a round trip through SCXML")
  func emptyChoice() throws {
    let chart = ChartDescription(states: [StateDescription("s", entry: [.choose([]), .raise("e")])])
    #expect(try ChartDescription(scxml: chart.scxml()) == chart)
  }

  @Test("Computed sends survive a round trip through SCXML and JSON")
  func computedSends() throws {
    let sends: [ActionDescription.ComputedSend] = [
      .init(.literal(.string("a b"))), .init(.variable("n"), after: .literal(.string("2s")), id: "an id"),
      .init(.variable("n"), after: .variable("m"), to: .literal(.string("#_internal")), by: .variable("t")),
    ]
    let chart = ChartDescription(states: [StateDescription("s", entry: sends.map { .sendComputed($0) })])
    #expect(try ChartDescription(scxml: chart.scxml()) == chart)
    #expect(try JSONDecoder().decode(ChartDescription.self, from: Data(chart.json().utf8)) == chart)
  }

  @Test("Donedata parameters survive a round trip through SCXML and JSON")
  func doneParameters() throws {
    let end = StateDescription(
      "end", kind: .final, doneData: .literal(.object(["a": .number(1)])),
      doneParameters: ["a b": .variable("n"), "": .eventField("a.b")])
    let chart = ChartDescription(states: [end])
    #expect(try ChartDescription(scxml: chart.scxml()) == chart)
    #expect(try JSONDecoder().decode(ChartDescription.self, from: Data(chart.json().utf8)) == chart)
  }

  @Test("Random expressions survive a round trip")
  func expressions() throws {
    var numbers = SeededGenerator(seed: 11)
    for _ in 0..<3_000 {
      let expression = Self.expression(4, &numbers)
      #expect(try SCXMLExpressionParser.read(expression.script, isOurs: true) == expression, "\(expression.script)")
    }
  }

  private static func expression(_ depth: Int, _ numbers: inout SeededGenerator) -> ChartExpression {
    let name = HostileChart.names.randomElement(using: &numbers)!
    switch Int.random(in: 0...(depth == 0 ? 6 : 10), using: &numbers) {
    case 0: return .literal(.number([0, -1, 2.5, 1e300, -1e-9, 42].randomElement(using: &numbers)!))
    case 1: return .literal(.string(name))
    case 2:
      let list = ChartValue.list([.number(-1), .list([.string(name)])])
      let object = ChartValue.object([name: .bool(false), "a": list])
      return .literal([ChartValue.none, .bool(true), list, object].randomElement(using: &numbers)!)
    case 3: return .variable(name)
    case 4: return .isIn(name)
    case 5: return .eventField(name)
    case 6: return Bool.random(using: &numbers) ? .eventName : .eventData
    default:
      let sign = ChartExpression.Operator.allCases.randomElement(using: &numbers)!
      return .apply(sign, (0..<sign.arity).map { _ in expression(depth - 1, &numbers) })
    }
  }

  @Test("The conformance charts have the same results after a round trip through SCXML", ConformanceChart.isPresent)
  func conformance() throws {
    let charts = try ConformanceChart.all()
    try #require(!charts.isEmpty)
    for var chart in charts {
      let read = try ChartDescription(scxml: chart.chart.scxml())
      #expect(read == chart.chart, "\(chart.name)")
      let failure = try chart.failure()?.step
      chart.chart = read
      #expect(try chart.failure()?.step == failure, "\(chart.name)")
    }
  }
}
