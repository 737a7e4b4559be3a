import SeededRandom
import Testing

@testable import TrifectaMachines

@Suite("Random charts")
@MainActor
struct RandomChartTests {
  @Test("A random chart behaves like the reference interpreter", arguments: 0..<8)
  func agreesWithModel(part: Int) throws {
    var events = 0
    for seed in UInt64(part * 50)..<UInt64(part * 50 + 50) {
      var random = RandomChart(seed: seed)
      let description = random.make()
      let chart: CompiledChart
      do {
        chart = try CompiledChart(description)
      } catch {
        // The random chart may be invalid, for example if a region starts in another region's state. Invalid charts are
        // skipped.
        continue
      }
      var run = ChartInterpreter(chart)
      // The reference interpreter cannot run endless charts.
      guard !run.isEndless else { continue }
      var model = NaiveChart(description)
      #expect(run.activeIDs == model.activeIDs && run.log == model.log, "at the start, seed \(seed)")
      var numbers = SeededGenerator(seed: seed)
      for step in 0..<20 {
        let event = RandomChart.events.randomElement(using: &numbers)!
        var next = run
        let isRouted = next.send(event)
        guard !next.isEndless else { break }
        run = next
        #expect(isRouted == model.send(event), "step \(step), seed \(seed)")
        #expect(run.activeIDs == model.activeIDs, "step \(step), seed \(seed)")
        #expect(run.log == model.log, "step \(step), seed \(seed)")
        #expect(run.configuration.isFinished == model.isFinished, "step \(step), seed \(seed)")
        events += 1
        guard run.log == model.log, run.activeIDs == model.activeIDs else { return }
      }
    }
    #expect(events > 200)
  }
}
