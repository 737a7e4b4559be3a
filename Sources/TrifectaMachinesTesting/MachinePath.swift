import TrifectaMachines

/// A path through a chart from its initial states.
public struct MachinePath<M: Machine>: CustomStringConvertible {
  /// The configuration after the start.
  public let start: Configuration<M>
  /// The steps, in order.
  public let steps: [PathStep<M>]
  let beginning: MachineSimulation<M>.Trace

  /// The configuration after the last step.
  public var end: Configuration<M> { steps.last?.configuration ?? start }

  /// The steps with their resulting states, one per line.
  public var description: String { lines.joined(separator: "\n") }

  var lines: [String] {
    ["begin → \(start)"] + steps.enumerated().map { "\($0 + 1). \($1)" }
  }
}

/// A step of a path.
public struct PathStep<M: Machine>: CustomStringConvertible {
  /// The input of the step.
  public let input: PathInput<M.Event>
  /// The expected configuration after the step.
  public let configuration: Configuration<M>
  let simulation: MachineSimulation<M>
  let simulated: MachineSimulation<M>.Input
  let trace: MachineSimulation<M>.Trace

  /// The input and the resulting state.
  public var description: String {
    trace.taken.isEmpty ? "\(input) → refused, still \(short(configuration))" : "\(input) → \(short(configuration))"
  }
}
