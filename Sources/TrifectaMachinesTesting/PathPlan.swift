import Trifecta
import TrifectaMachines

/// Test paths that are generated from a chart.
///
/// ```swift
/// let plan = CarList.paths(.transitions, samples: [.didFetch([]), .didFetch([beetle])]) { CarList() }
/// let report = await plan.test()
/// #expect(report.isComplete, "\(report)")
/// ```
@MainActor
public struct PathPlan<M: Machine> {
  /// The paths, in a deterministic order.
  public let paths: [MachinePath<M>]
  /// The goals that the paths cover.
  public let coverage: PathCoverage
  /// The limits that the search reached, as text. Empty if the search was complete.
  public let notes: [String]
  let model: MachineModel<M>
  let graph: PathGraph<M>

  init(_ model: MachineModel<M>, _ coverage: PathCoverage, _ limits: PathLimits) {
    let graph = PathGraph(model, limits)
    let found = graph.paths(coverage)
    var notes = graph.notes
    if found.count > limits.paths {
      notes.append("\(found.count - limits.paths) paths were omitted: see PathLimits.paths.")
    }
    paths = found.prefix(limits.paths).compactMap { path in model.path(path.map { graph.edges[$0].input }) }
    self.coverage = coverage
    self.notes = notes
    self.model = model
    self.graph = graph
  }
}

extension Machine {
  /// Generates paths through the chart. The search evaluates guards and runs the actions of the chart, but starts no
  /// effects.
  ///
  /// A guard is covered both ways if there are samples for which it holds and samples for which it fails. An event
  /// without a payload needs no sample. A payload that is `Sampled`, `CaseIterable`, a number, a collection or an
  /// optional has default samples; pass your own if particular values matter.
  ///
  /// - Complexity: the search visits each configuration once with each event that has a transition there, within
  ///   ``PathLimits``. Configurations with the same active states are compared with each other.
  ///
  /// - Parameters:
  ///   - coverage: the goals that the paths cover.
  ///   - samples: events to send. Pass several events of a case if the machine treats their payloads differently. They
  ///     replace the default samples of their cases.
  ///   - context: the initial context of the machine.
  ///   - limits: the limits of the search.
  ///   - machine: creates the machine.
  ///   - update: overrides dependencies for the machine.
  /// - Returns: the paths.
  @MainActor
  public static func paths(
    _ coverage: PathCoverage = .transitions, samples: [Event] = [], context: Context, limits: PathLimits = PathLimits(),
    _ machine: @escaping () -> Self, withDependencies update: @escaping (inout DependencyValues) -> Void = { _ in }
  ) -> PathPlan<Self> {
    PathPlan(MachineModel(machine, context: context, samples: samples, withDependencies: update), coverage, limits)
  }
}

extension Machine where Context == NoContext {
  /// Generates paths through the chart of a machine without context. See the overload with a context.
  ///
  /// - Parameters:
  ///   - coverage: the goals that the paths cover.
  ///   - samples: events to send. Pass several events of a case if the machine treats their payloads differently.
  ///   - limits: the limits of the search.
  ///   - machine: creates the machine.
  ///   - update: overrides dependencies for the machine.
  /// - Returns: the paths.
  @MainActor
  public static func paths(
    _ coverage: PathCoverage = .transitions, samples: [Event] = [], limits: PathLimits = PathLimits(),
    _ machine: @escaping () -> Self, withDependencies update: @escaping (inout DependencyValues) -> Void = { _ in }
  ) -> PathPlan<Self> {
    paths(coverage, samples: samples, context: NoContext(), limits: limits, machine, withDependencies: update)
  }
}
