import Foundation
import Testing

@testable import TrifectaMachines

@Suite("SCXML conformance suite")
@MainActor
struct ConformanceTests {
  /// Charts that contradict the W3C's algorithm, see Docs/Decisions/0058.
  private static let contradicting: Set<String> = ["more-parallel/test10", "more-parallel/test10b"]

  @Test("All charts pass except the two that contradict the W3C's algorithm", ConformanceChart.isPresent)
  func conforms() throws {
    let charts = try ConformanceChart.all()
    try #require(!charts.isEmpty)
    var passed = 0
    for chart in charts {
      let failure = try chart.failure()
      if Self.contradicting.contains(chart.name) {
        #expect(failure != nil, "\(chart.name) passes, although the W3C's algorithm leads elsewhere.")
      } else if let failure {
        Issue.record("\(chart.name): after step \(failure.step) \(failure.active) rather than \(failure.expected)")
      } else {
        passed += 1
      }
    }
    print("\(passed) of \(charts.count) charts of the conformance suite passed.")
  }

  @Test("A chart encoded as JSON decodes to an equal chart", ConformanceChart.isPresent)
  func roundTrips() throws {
    let charts = try ConformanceChart.all()
    try #require(!charts.isEmpty)
    for chart in charts {
      let data = try JSONEncoder().encode(chart.chart)
      #expect(try JSONDecoder().decode(ChartDescription.self, from: data) == chart.chart, "\(chart.name)")
    }
  }
}
