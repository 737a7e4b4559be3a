import Testing
import Trifecta
import TrifectaMachines
import TrifectaMachinesTesting

@Suite("Random walks")
@MainActor
struct RandomWalkTests {
  @Test("A store agrees with the chart on random walks")
  func agrees() async {
    let seed = UInt64.random(in: 0 ... .max)
    let cars = await CarList.testRandomWalks(5, steps: 30, seed: seed, samples: CarList.samples) { CarList() }
    #expect(cars.failures.isEmpty, "\(cars)")
    let player = await Player.testRandomWalks(5, steps: 30, seed: seed, context: .init()) { Player() }
    #expect(player.failures.isEmpty, "\(player)")
    #expect(player.steps == 150)
  }

  @Test("A failing walk reports its seed, which reproduces it")
  func tellsSeed() async throws {
    func walk(_ count: Int, seed: UInt64) async -> (result: PathReport, issues: [String]) {
      await recordingIssues {
        await Player.testRandomWalks(count, steps: 40, seed: seed, context: .init()) {
          Player()
        } check: {
          if $0.phases.contains(.paused) { throw PathError("It is paused.") }
        }
      }
    }
    let first = await walk(20, seed: 7)
    let failure = try #require(first.result.failures.first)
    #expect(failure.steps.count == 3)
    #expect(failure.steps.last == "2. pause → paused, bright")
    let seed = try #require(failure.origin.split(separator: " ").compactMap { UInt64($0.filter(\.isNumber)) }.first)
    #expect(failure.origin.contains("the seed \(seed)."))
    let again = await walk(1, seed: seed)
    #expect(again.result.failures == first.result.failures)
    #expect(again.issues == first.issues)
  }
}
