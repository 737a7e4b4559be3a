import Testing
import TrifectaMachines
import TrifectaMachinesTesting
import TrifectaTesting

@testable import Sample

/// Tests of the machine without a screen. A change or action that a test does not assert fails it.
@MainActor
struct KettleTests {
  @Test("The work of a state ends with the state")
  func endsHeating() async {
    let clock = TestClock()
    let store = TestStore(initialState: Configuration<Kettle>()) {
      Kettle()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.event(.switchedOn)) { $0.move(to: .heating(degrees: 20)) }
    await clock.advance(by: .seconds(1))
    await store.receive(MachineAction.returned) { $0.move(to: .heating(degrees: 30)) }
    await store.send(.event(.switchedOff)) { $0.move(to: .off) }
    await clock.advance(by: .seconds(5))
    await store.finish()
  }

  @Test("Generated paths take every transition, and the chart has no findings")
  func paths() async {
    #expect(Kettle.chart.check().isEmpty)
    let report = await Kettle.testPaths { Kettle() }
    #expect(report.isComplete, "\(report)")
  }
}
