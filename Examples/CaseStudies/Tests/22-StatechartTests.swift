import ScreenTesting
import Testing
import TrifectaMachines
import TrifectaMachinesTesting
import TrifectaTesting
import TrifectaUI

@testable import CaseStudies

@Suite("Case study: statechart")
@MainActor
struct StatechartTests {
  private let clock = TestClock()

  @Test("Resuming continues with the step and the minutes of the pause")
  func resumes() async {
    var state = Configuration<WashingMachine>()
    state.move(to: .rinsing(minutesLeft: 3))
    let store = TestStore(initialState: state) {
      WashingMachine()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.event(.pauseTapped)) { $0.move(to: .paused) }
    await clock.advance(by: WashingMachine.minute * 10)
    await store.send(.event(.resumeTapped)) { $0.move(to: .rinsing(minutesLeft: 3)) }
    await clock.advance(by: WashingMachine.minute)
    await store.receive(MachineAction.returned) { $0.move(to: .rinsing(minutesLeft: 2)) }
    await store.send(.event(.stopTapped)) { $0.move(to: .off) }
    await store.finish()
  }

  @Test("Starting after a stop begins with washing")
  func startsAgain() async {
    var state = Configuration<WashingMachine>()
    state.move(to: .spinning(minutesLeft: 1))
    let store = TestStore(initialState: state) {
      WashingMachine()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.event(.stopTapped)) { $0.move(to: .off) }
    await store.send(.event(.startTapped)) { $0.move(to: .washing(minutesLeft: 4)) }
    await store.send(.event(.stopTapped)) { $0.move(to: .off) }
    await store.finish()
  }

  @Test("Generated paths take every transition, and the chart has no findings")
  func paths() async {
    #expect(WashingMachine.chart.check().isEmpty)
    let report = await WashingMachine.testPaths { WashingMachine() }
    #expect(report.isComplete, "\(report)")
  }

  @Test("The screen enables only the buttons of the current state, and finishes by itself")
  func screen() async throws {
    let screen = await withDependencies {
      $0.continuousClock = clock
    } operation: {
      await Screen { StatechartStudy() }
    }
    #expect(try !screen.find(.button("Pause")).isEnabled)
    try await screen.tap(.button("Start"))
    #expect(screen.contains("Washing, 4 min left"))
    #expect(try !screen.find(.button("Start")).isEnabled)
    try await screen.tap(.button("Pause"))
    #expect(screen.contains("Paused"))
    try await screen.tap(.button("Resume"))
    await clock.advance(by: WashingMachine.minute * 9)
    await screen.settle()
    #expect(screen.contains("Finished"))
  }
}
