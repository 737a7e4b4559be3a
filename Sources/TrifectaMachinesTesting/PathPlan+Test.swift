import IssueReporting
import Trifecta
import TrifectaMachines

extension PathPlan {
  /// Runs the paths against the machine as a feature, in a store with a clock that stands still.
  ///
  /// The work of states does not run: it starts, is cancelled, and ends with its result or its error as the path says.
  /// After each step the machine must be where the chart says, know the same, and own the work that is to run.
  ///
  /// A path on which something fails is made shorter as long as it fails, and reported as steps. Time: that of the steps.
  ///
  /// - Parameters:
  ///   - check: looks at the machine as it begins and after each step, and throws if something is wrong.
  ///   - fileID: the file to which failures are reported.
  ///   - filePath: the path of that file.
  ///   - line: the line to which failures are reported.
  ///   - column: the column to which failures are reported.
  /// - Returns: what was covered.
  @discardableResult
  public func test(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    check: @escaping (Configuration<M>) throws -> Void = { _ in }
  ) async -> PathReport {
    await test(.staged(model, check), fileID, filePath, line, column)
  }

  /// Runs the paths against something else that is to behave as the chart says, such as a screen.
  ///
  /// ```swift
  /// await plan.test { try CarScreen() } perform: { screen, input in
  ///   switch input {
  ///   case .event(.retry): try screen.button("Retry").tap()
  ///   case .result(.didFetch(let cars), _): await screen.service.answer(cars)
  ///   …
  ///   }
  /// } check: { screen, expected in
  ///   if case .empty = expected.phase { try screen.text("No cars") }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - system: makes the system anew for each path, and brings it to where the machine has begun.
  ///   - perform: lets happen what a step says, and returns when it has.
  ///   - check: looks at the system at the beginning and after each step, given what the machine is at then, and throws if
  ///     something is wrong. Issues that are reported meanwhile fail the path, too.
  ///   - fileID: the file to which failures are reported.
  ///   - filePath: the path of that file.
  ///   - line: the line to which failures are reported.
  ///   - column: the column to which failures are reported.
  /// - Returns: what was covered.
  @discardableResult
  public func test<System>(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    against system: @escaping @MainActor () async throws -> System,
    perform: @escaping @MainActor (System, PathInput<M.Event>) async throws -> Void,
    check: @escaping @MainActor (System, Configuration<M>) async throws -> Void
  ) async -> PathReport {
    let runner = PathRunner(model: model) { path, pass in
      let system = try await system()
      try await check(system, path.start)
      pass(0)
      for (index, step) in path.steps.enumerated() {
        try await perform(system, step.input)
        try await check(system, step.configuration)
        pass(index + 1)
      }
    }
    return await test(runner, fileID, filePath, line, column)
  }

  private func test(
    _ runner: PathRunner<M>, _ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt
  ) async -> PathReport {
    var counter = CoverageCounter(model, graph, notes: notes)
    var seen: Set<[String]> = []
    for (index, path) in paths.enumerated() {
      guard let failure = await runner.failure(path) else {
        counter.add(path, steps: path.steps.count)
        continue
      }
      counter.add(path, steps: max(0, failure.steps - 1))
      let shrunk = await runner.shrink(path, failure)
      // Many paths fail for one reason: it is told once.
      guard seen.insert(shrunk.path.lines).inserted else { continue }
      let told = PathFailure(
        steps: shrunk.path.lines, reasons: shrunk.failure.reasons,
        origin: "\(M.self) fails on path \(index + 1) of \(paths.count), "
          + "of whose \(path.steps.count) steps \(shrunk.path.steps.count) are enough:")
      counter.add(told)
      reportIssue("\(told)", fileID: fileID, filePath: filePath, line: line, column: column)
    }
    return counter.report()
  }
}

extension PathRunner {
  /// Runs the machine itself, its work held.
  static func staged(_ model: MachineModel<M>, _ check: @escaping (Configuration<M>) throws -> Void) -> PathRunner {
    PathRunner(model: model) { path, pass in
      let machine = try await StagedMachine(model)
      try machine.check(model.start().simulation, check)
      pass(0)
      for (index, step) in path.steps.enumerated() {
        try await machine.perform(step)
        try machine.check(step.simulation, check)
        pass(index + 1)
      }
    }
  }
}
