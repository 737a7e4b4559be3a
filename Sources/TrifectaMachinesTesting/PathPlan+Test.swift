import IssueReporting
import Trifecta
import TrifectaMachines

extension PathPlan {
  /// Runs the paths against the machine itself, in a store with a stopped clock.
  ///
  /// The work of states (`Invoke`) is replaced: it starts and is cancelled as usual, but its code does not run. The
  /// work ends with the result or error that the path specifies. After each step, the machine must have the expected
  /// active states, values and running work.
  ///
  /// A failing path is shrunk and reported as a list of steps.
  ///
  /// - Parameters:
  ///   - check: called with the configuration at the start and after each step; throws if an expectation fails.
  ///   - fileID: the file ID at which failures are reported.
  ///   - filePath: the file path at which failures are reported.
  ///   - line: the line at which failures are reported.
  ///   - column: the column at which failures are reported.
  /// - Returns: a report of the coverage.
  @discardableResult
  public func test(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    check: @escaping (Configuration<M>) throws -> Void = { _ in }
  ) async -> PathReport {
    await test(.controlled(model, check), fileID, filePath, line, column)
  }

  /// Runs the paths against another system that should behave like the chart, such as a view.
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
  ///   - system: creates a system in the state that corresponds to the started machine. Called for each path.
  ///   - perform: performs the input of a step on the system, and returns when it has been handled.
  ///   - check: called at the start and after each step with the system and the expected configuration; throws if an
  ///     expectation fails. An issue that is reported while the path runs also fails the path.
  ///   - fileID: the file ID at which failures are reported.
  ///   - filePath: the file path at which failures are reported.
  ///   - line: the line at which failures are reported.
  ///   - column: the column at which failures are reported.
  /// - Returns: a report of the coverage.
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
      // Several paths may shrink to the same failure: report it once.
      guard seen.insert(shrunk.path.lines).inserted else { continue }
      let pathFailure = PathFailure(
        steps: shrunk.path.lines, reasons: shrunk.failure.reasons,
        origin: "\(M.self) fails on path \(index + 1) of \(paths.count). "
          + "Of its \(path.steps.count) steps, \(shrunk.path.steps.count) reproduce the failure:")
      counter.add(pathFailure)
      reportIssue("\(pathFailure)", fileID: fileID, filePath: filePath, line: line, column: column)
    }
    return counter.report()
  }
}

extension PathRunner {
  /// Returns a runner for the machine itself. The test ends the machine's work.
  static func controlled(_ model: MachineModel<M>, _ check: @escaping (Configuration<M>) throws -> Void) -> PathRunner {
    PathRunner(model: model) { path, pass in
      let machine = try await ControlledMachine(model)
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
