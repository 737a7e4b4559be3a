import IssueReporting
import Trifecta
import TrifectaMachines

extension Machine {
  /// Tests the machine on random walks. A store runs the machine with a stopped clock, and with work that only the test
  /// completes. Each step is compared with a simulation of the chart.
  ///
  /// The test ends at the first walk that fails. This walk is shrunk and reported with its seed. To repeat it, pass
  /// that `seed` with a `count` of 1 and the same `steps`.
  ///
  /// - Parameters:
  ///   - count: the number of walks.
  ///   - steps: the maximum number of steps of a walk. A walk ends early if no input is possible.
  ///   - seed: the seed of the random numbers, or `nil` for a different one in each run.
  ///   - samples: events to send. Pass several events of a case if the machine treats their payloads differently.
  ///   - context: the initial context of the machine.
  ///   - machine: creates the machine.
  ///   - update: overrides dependencies for the machine. The test itself sets the clock.
  ///   - check: called with the configuration at the start and after each step; throws if an expectation fails.
  ///   - fileID: the file ID at which failures are reported.
  ///   - filePath: the file path at which failures are reported.
  ///   - line: the line at which failures are reported.
  ///   - column: the column at which failures are reported.
  /// - Returns: a report of the coverage.
  @MainActor
  @discardableResult
  public static func testRandomWalks(
    _ count: Int = 20, steps: Int = 50, seed: UInt64? = nil, samples: [Event] = [], context: Context,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ machine: @escaping () -> Self, withDependencies update: @escaping (inout DependencyValues) -> Void = { _ in },
    check: @escaping (Configuration<Self>) throws -> Void = { _ in }
  ) async -> PathReport {
    let model = MachineModel(machine, context: context, samples: samples, withDependencies: update)
    let runner = PathRunner.controlled(model, check)
    var counter = CoverageCounter(model, nil, notes: [])
    let first = seed ?? .random(in: 0 ... .max)
    for index in 0..<max(0, count) {
      let own = first &+ UInt64(index)
      let path = model.walk(steps, seed: own)
      guard let failure = await runner.failure(path) else {
        counter.add(path, steps: path.steps.count)
        continue
      }
      counter.add(path, steps: max(0, failure.steps - 1))
      let shrunk = await runner.shrink(path, failure)
      let pathFailure = PathFailure(
        steps: shrunk.path.lines, reasons: shrunk.failure.reasons,
        origin: "\(Self.self) fails on the random walk with the seed \(own). "
          + "Of its \(path.steps.count) steps, \(shrunk.path.steps.count) reproduce the failure:")
      counter.add(pathFailure)
      reportIssue("\(pathFailure)", fileID: fileID, filePath: filePath, line: line, column: column)
      break
    }
    return counter.report()
  }
}

extension Machine where Context == NoContext {
  /// Tests a machine without context on random walks. See the overload with a context.
  ///
  /// - Parameters:
  ///   - count: the number of walks.
  ///   - steps: the maximum number of steps of a walk. A walk ends early if no input is possible.
  ///   - seed: the seed of the random numbers, or `nil` for a different one in each run.
  ///   - samples: events to send. Pass several events of a case if the machine treats their payloads differently.
  ///   - machine: creates the machine.
  ///   - update: overrides dependencies for the machine. The test itself sets the clock.
  ///   - check: called with the configuration at the start and after each step; throws if an expectation fails.
  ///   - fileID: the file ID at which failures are reported.
  ///   - filePath: the file path at which failures are reported.
  ///   - line: the line at which failures are reported.
  ///   - column: the column at which failures are reported.
  /// - Returns: a report of the coverage.
  @MainActor
  @discardableResult
  public static func testRandomWalks(
    _ count: Int = 20, steps: Int = 50, seed: UInt64? = nil, samples: [Event] = [],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ machine: @escaping () -> Self, withDependencies update: @escaping (inout DependencyValues) -> Void = { _ in },
    check: @escaping (Configuration<Self>) throws -> Void = { _ in }
  ) async -> PathReport {
    await testRandomWalks(
      count, steps: steps, seed: seed, samples: samples, context: NoContext(), fileID: fileID, filePath: filePath,
      line: line, column: column, machine, withDependencies: update, check: check)
  }
}

extension MachineModel {
  /// Returns a random walk.
  func walk(_ steps: Int, seed: UInt64) -> MachinePath<M> {
    var chance = RandomGenerator.seeded(seed)
    var simulation = start().simulation
    var inputs: [MachineSimulation<M>.Input] = []
    while inputs.count < steps, let input = self.inputs(simulation).randomElement(using: &chance) {
      _ = step(&simulation, input)
      inputs.append(input)
    }
    // The simulation has just performed these inputs, so they are possible.
    return path(inputs)!
  }
}
