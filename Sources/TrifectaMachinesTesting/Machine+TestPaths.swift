import Trifecta
import TrifectaMachines

extension Machine {
  /// Tests the machine on paths that are made of its chart: finds them, runs them, and says what they have covered.
  ///
  /// ```swift
  /// let report = await CarList.testPaths(.transitions, samples: [.didFetch([]), .didFetch([beetle])]) { CarList() }
  /// #expect(report.isComplete, "\(report)")
  /// ```
  ///
  /// - Parameters:
  ///   - coverage: what the paths cover.
  ///   - samples: events to be sent, several of a case where they make a difference.
  ///   - context: what the machine knows besides its states as it begins.
  ///   - limits: how far to look.
  ///   - machine: makes the machine.
  ///   - update: overrides dependencies for the machine. Its clock is the test's.
  ///   - check: looks at the machine as it begins and after each step, and throws if something is wrong.
  ///   - fileID: the file to which failures are reported.
  ///   - filePath: the path of that file.
  ///   - line: the line to which failures are reported.
  ///   - column: the column to which failures are reported.
  /// - Returns: what was covered.
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
  /// Tests a machine that knows nothing besides its states on paths that are made of its chart, as the one that takes a context does.
  ///
  /// - Parameters:
  ///   - coverage: what the paths cover.
  ///   - samples: events to be sent, several of a case where they make a difference.
  ///   - limits: how far to look.
  ///   - machine: makes the machine.
  ///   - update: overrides dependencies for the machine. Its clock is the test's.
  ///   - check: looks at the machine as it begins and after each step, and throws if something is wrong.
  ///   - fileID: the file to which failures are reported.
  ///   - filePath: the path of that file.
  ///   - line: the line to which failures are reported.
  ///   - column: the column to which failures are reported.
  /// - Returns: what was covered.
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
