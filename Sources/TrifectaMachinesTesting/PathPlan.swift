import Trifecta
import TrifectaMachines

/// Paths through a chart, made of the chart alone, and ready to be run.
///
/// ```swift
/// let plan = CarList.paths(.transitions, samples: [.didFetch([]), .didFetch([beetle])]) { CarList() }
/// let report = await plan.test()
/// #expect(report.isComplete, "\(report)")
/// ```
@MainActor
public struct PathPlan<M: Machine> {
  /// The paths, in an order that is the same in each run.
  public let paths: [MachinePath<M>]
  /// What they cover.
  public let coverage: PathCoverage
  /// What was not looked at because a limit was reached, in words; empty if everything was.
  public let notes: [String]
  let model: MachineModel<M>
  let graph: PathGraph<M>

  init(_ model: MachineModel<M>, _ coverage: PathCoverage, _ limits: PathLimits) {
    let graph = PathGraph(model, limits)
    let found = graph.paths(coverage)
    var notes = graph.notes
    if found.count > limits.paths {
      notes.append("\(found.count - limits.paths) paths were left out: PathLimits.paths.")
    }
    paths = found.prefix(limits.paths).compactMap { path in model.path(path.map { graph.edges[$0].input }) }
    self.coverage = coverage
    self.notes = notes
    self.model = model
    self.graph = graph
  }
}

extension Machine {
  /// Finds paths through the chart. Nothing is started: guards are asked, actions of the chart are run, effects are not.
  ///
  /// A guard of a route is tried both ways if there are samples for which it holds and samples for which it does not. An
  /// event whose case has no value needs no sample; one with a value whose type is `Sampled`, `CaseIterable`, a number, a
  /// collection or an optional has some, and is better given what matters.
  ///
  /// The time is that of looking at each configuration once, with each event that has a route there: see ``PathLimits``.
  /// Those that have the same active states are compared with each other.
  ///
  /// - Parameters:
  ///   - coverage: what the paths cover.
  ///   - samples: events to be sent, several of a case where they make a difference. They replace the known ones of their
  ///     cases.
  ///   - context: what the machine knows besides its states as it begins.
  ///   - limits: how far to look.
  ///   - machine: makes the machine.
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
  /// Finds paths through the chart of a machine that knows nothing besides its states, as the one that takes a context does.
  ///
  /// - Parameters:
  ///   - coverage: what the paths cover.
  ///   - samples: events to be sent, several of a case where they make a difference.
  ///   - limits: how far to look.
  ///   - machine: makes the machine.
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
