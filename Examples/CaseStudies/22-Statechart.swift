import TrifectaMachines
import TrifectaMachinesUI
import TrifectaUI

extension CaseStudy {
  static let statechart = CaseStudy(
    "Statechart", summary: "A chart lists the states and transitions of a machine, which resumes where it was paused."
  ) {
    StatechartStudy()
  }
}

/// A washing machine whose transitions are data, so an event has no effect in a state that does not list it. The
/// history of `running` restores the step and its remaining minutes after a pause.
struct WashingMachine: Machine {
  enum Phase: Equatable {
    case off
    case running
    case washing(minutesLeft: Int)
    case rinsing(minutesLeft: Int)
    case spinning(minutesLeft: Int)
    case paused
    case finished
  }

  enum Event: Equatable {
    case startTapped
    case pauseTapped
    case resumeTapped
    case stopTapped
    case minutePassed
  }

  @Dependency(\.continuousClock) var clock

  /// The duration of a simulated minute.
  nonisolated static let minute = Duration.seconds(1)

  static var chart: Statechart<Self> {
    In(.off) { On(.startTapped, to: .running) }
    In(.running) {
      // The work runs in all steps. It is cancelled when any transition leaves `running`.
      Invoke("minutes") { machine, send in
        while true {
          try await machine.clock.sleep(for: minute)
          send(.minutePassed)
        }
      }
      On(.pauseTapped, to: .paused)
      On(.stopTapped, to: .off)
      Initial(.washing(minutesLeft: 4))
      In(Phase.washing) {
        On(.minutePassed, to: .rinsing(minutesLeft: 3), if: Guard("washed", where: { $0[Phase.washing] == 1 }))
        On(.minutePassed, updating: Phase.washing) { $0 -= 1 }
      }
      In(Phase.rinsing) {
        On(.minutePassed, to: .spinning(minutesLeft: 2), if: Guard("rinsed", where: { $0[Phase.rinsing] == 1 }))
        On(.minutePassed, updating: Phase.rinsing) { $0 -= 1 }
      }
      In(Phase.spinning) {
        On(.minutePassed, to: .finished, if: Guard("dry", where: { $0[Phase.spinning] == 1 }))
        On(.minutePassed, updating: Phase.spinning) { $0 -= 1 }
      }
    }
    In(.paused) {
      On(.resumeTapped, toHistoryOf: .running)
      On(.stopTapped, to: .off)
    }
    In(.finished) { On(.startTapped, to: .running) }
  }
}

/// The controls of the machine. The chart decides which buttons are enabled.
struct WashingMachineView: View {
  let store: Store<WashingMachine>

  var body: some View {
    Form {
      Section {
        LabeledContent("State", value: status)
        button("Start", .startTapped)
        button("Pause", .pauseTapped)
        button("Resume", .resumeTapped)
        button("Stop", .stopTapped)
      }
      Section("Chart") {
        ScrollView([.horizontal, .vertical]) {
          MachineChart(of: store)
        }
        .frame(height: 280)
      }
    }
  }

  private var status: String {
    switch store.phase {
    // The machine is never in `running` itself, only in one of its steps.
    case .off, .running: "Off"
    case .washing(let minutes): "Washing, \(minutes) min left"
    case .rinsing(let minutes): "Rinsing, \(minutes) min left"
    case .spinning(let minutes): "Spinning, \(minutes) min left"
    case .paused: "Paused"
    case .finished: "Finished"
    }
  }

  private func button(_ title: LocalizedStringKey, _ event: WashingMachine.Event) -> some View {
    Button(title) { store.send(event) }
      .disabled(WashingMachine.outcome(of: event, in: store.state) != .routed)
  }
}

struct StatechartStudy: View {
  @State private var store = Store(initialState: Configuration<WashingMachine>()) { WashingMachine() }

  var body: some View {
    WashingMachineView(store: store)
  }
}
