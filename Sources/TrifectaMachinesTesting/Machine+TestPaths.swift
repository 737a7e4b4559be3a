import Trifecta
import TrifectaMachines

extension Machine {
  /// Tests the machine on paths that are generated from its chart: finds the paths, runs them, and reports the
  /// coverage.
  ///
  /// ```swift
  /// let report = await CarList.testPaths(.transitions, samples: [.didFetch([]), .didFetch([beetle])]) { CarList() }
  /// #expect(report.isComplete, "\(report)")
  /// ```
  ///
  /// - Parameters:
  ///   - coverage: the goals that the paths cover.
  ///   - samples: events to send. Pass several events of a case if the machine treats their payloads differently.
  ///   - context: the initial context of the machine.
  ///   - limits: the limits of the search.
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
  public static func testPaths(
    _ coverage: PathCoverage = .transitions, samples: [Event] = [], context: Context, limits: PathLimits = PathLimits(),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ machine: @escaping () -> Self, withDependencies update: @escaping (inout DependencyValues) -> Void = { _ in },
    check: @escaping (Configuration<Self>) throws -> Void = { _ in }
  ) async -> PathReport {
    await paths(coverage, samples: samples, context: context, limits: limits, machine, withDependencies: update)
      .test(fileID: fileID, filePath: filePath, line: line, column: column, check: check)
  }
}

extension Machine where Context == NoContext {
  /// Tests a machine without context on paths that are generated from its chart. See the overload with a context.
  ///
  /// - Parameters:
  ///   - coverage: the goals that the paths cover.
  ///   - samples: events to send. Pass several events of a case if the machine treats their payloads differently.
  ///   - limits: the limits of the search.
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
  public static func testPaths(
    _ coverage: PathCoverage = .transitions, samples: [Event] = [], limits: PathLimits = PathLimits(),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ machine: @escaping () -> Self, withDependencies update: @escaping (inout DependencyValues) -> Void = { _ in },
    check: @escaping (Configuration<Self>) throws -> Void = { _ in }
  ) async -> PathReport {
    await testPaths(
      coverage, samples: samples, context: NoContext(), limits: limits, fileID: fileID, filePath: filePath, line: line,
      column: column, machine, withDependencies: update, check: check)
  }
}
