import TrifectaMachines

/// A way through a chart, from where it begins.
public struct MachinePath<M: Machine>: CustomStringConvertible {
  /// What the machine is at when it has begun.
  public let start: Configuration<M>
  /// What happens then, in order.
  public let steps: [PathStep<M>]
  let beginning: MachineSimulation<M>.Trace

  /// What the path ends with.
  public var end: Configuration<M> { steps.last?.configuration ?? start }

  /// The steps with where they lead, one on each line.
  public var description: String { lines.joined(separator: "\n") }

  var lines: [String] {
    ["begin → \(start)"] + steps.enumerated().map { "\($0 + 1). \($1)" }
  }
}

/// A step of a path.
public struct PathStep<M: Machine>: CustomStringConvertible {
  /// What happens.
  public let input: PathInput<M.Event>
  /// What the machine is to be at afterwards.
  public let configuration: Configuration<M>
  let simulation: MachineSimulation<M>
  let simulated: MachineSimulation<M>.Input
  let trace: MachineSimulation<M>.Trace

  /// What happens, and where it leads.
  public var description: String {
    trace.taken.isEmpty ? "\(input) → refused, still \(short(configuration))" : "\(input) → \(short(configuration))"
  }
}
