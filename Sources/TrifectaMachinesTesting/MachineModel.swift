import Trifecta
import TrifectaMachines

/// Creates and steps simulations of a machine, with sample events.
@MainActor
struct MachineModel<M: Machine> {
  let make: () -> M
  let context: M.Context
  let update: (inout DependencyValues) -> Void
  let samples: [(name: String, events: [M.Event])]

  init(
    _ make: @escaping () -> M, context: M.Context, samples: [M.Event],
    withDependencies update: @escaping (inout DependencyValues) -> Void
  ) {
    self.make = make
    self.context = context
    self.update = update
    self.samples = M.eventSamples(samples)
  }

  /// Creates a started simulation.
  func start() -> (simulation: MachineSimulation<M>, trace: MachineSimulation<M>.Trace) {
    withDependencies(update) {
      var simulation = MachineSimulation(make(), context: context)
      let trace = simulation.begin()
      return (simulation, trace)
    }
  }

  /// Applies an input to a simulation, with the overridden dependencies.
  func step(
    _ simulation: inout MachineSimulation<M>, _ input: MachineSimulation<M>.Input
  ) -> MachineSimulation<M>.Trace? {
    withDependencies(update) { simulation.step(input) }
  }

  /// The possible inputs, in the order of the event cases and their samples, followed by the passing of time.
  ///
  /// If running work sends an event, the input is a result of that work; otherwise it is an event from outside.
  func inputs(_ simulation: MachineSimulation<M>) -> [MachineSimulation<M>.Input] {
    guard !simulation.core.isFinished else { return [] }
    let work = simulation.work
    var inputs: [MachineSimulation<M>.Input] = []
    for (name, events) in samples {
      let bringing = work.filter { $0.description.onDone == name || $0.description.onError == name }
      for event in events where simulation.hasTransition(for: event) {
        inputs += bringing.isEmpty ? [.event(event)] : bringing.map { .work($0, event) }
      }
    }
    if simulation.timeToNext != nil { inputs.append(.time) }
    return inputs
  }

  /// The path of the inputs in order, or `nil` if one of them is not possible.
  func path(_ inputs: [MachineSimulation<M>.Input]) -> MachinePath<M>? {
    var (simulation, beginning) = start()
    let first = simulation.configuration
    var steps: [PathStep<M>] = []
    for input in inputs {
      let shown: PathInput<M.Event>
      switch input {
      case .event(let event):
        guard simulation.hasTransition(for: event) else { return nil }
        shown = .event(event)
      case .work(let work, let event): shown = .result(event, of: work.name)
      case .time: shown = .wait(simulation.timeToNext ?? .zero)
      }
      guard let trace = step(&simulation, input) else { return nil }
      steps.append(
        PathStep(
          input: shown, configuration: simulation.configuration, simulation: simulation, simulated: input, trace: trace)
      )
    }
    return MachinePath(start: first, steps: steps, beginning: beginning)
  }
}
