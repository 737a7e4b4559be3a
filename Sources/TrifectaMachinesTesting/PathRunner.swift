import IssueReporting
import Synchronization
import TrifectaMachines

/// Runs paths against a system that is created for each path.
@MainActor
struct PathRunner<M: Machine> {
  /// The failure of a run.
  struct Failure {
    var steps: Int
    var reasons: [String]
  }

  let model: MachineModel<M>
  /// Runs a path. Calls the closure before each step and at the end, with the number of passed steps.
  let run: @MainActor (MachinePath<M>, (Int) -> Void) async throws -> Void

  /// The maximum number of runs that are used to shrink a failing path.
  static var attempts: Int { 200 }

  /// Runs a path and returns its failure, if any. Reported issues count as failures.
  func failure(_ path: MachinePath<M>) async -> Failure? {
    let issues = IssueCollector()
    var passed = 0
    var reasons: [String] = []
    await withIssueReporters([issues]) {
      do {
        try await run(path) {
          // A step that reported an issue does not count as passed.
          if issues.messages.isEmpty { passed = $0 }
        }
      } catch {
        reasons.append("\(error)")
      }
    }
    reasons = issues.messages + reasons
    return reasons.isEmpty ? nil : Failure(steps: min(passed + 1, path.steps.count), reasons: reasons)
  }

  /// Shrinks a failing path: removes the steps after the failure, then tries to remove batches of other steps for as
  /// long as the path still fails. The batch size is halved repeatedly.
  ///
  /// - Complexity: O(n²) runs for n steps, at most ``attempts``.
  func shrink(_ path: MachinePath<M>, _ failure: Failure) async -> (path: MachinePath<M>, failure: Failure) {
    var best = (path: prefix(path, failure.steps), failure: failure)
    var attempts = Self.attempts
    // A path without steps cannot be shrunk further.
    var size = max(1, best.path.steps.count)
    while size > 0 {
      var start = 0
      var isShorter = false
      while start < best.path.steps.count, attempts > 0 {
        var inputs = best.path.steps.map(\.simulated)
        inputs.removeSubrange(start..<min(start + size, inputs.count))
        if let candidate = model.path(inputs) {
          attempts -= 1
          if let failure = await self.failure(candidate) {
            best = (prefix(candidate, failure.steps), failure)
            isShorter = true
            continue
          }
        }
        start += size
      }
      size = isShorter ? min(size, best.path.steps.count) : size / 2
      if attempts == 0 { break }
    }
    return best
  }

  private func prefix(_ path: MachinePath<M>, _ count: Int) -> MachinePath<M> {
    MachinePath(start: path.start, steps: Array(path.steps.prefix(count)), beginning: path.beginning)
  }
}

/// Collects reported issues, so that they fail the path.
private final class IssueCollector: IssueReporter {
  private let kept = Mutex<[String]>([])

  var messages: [String] { kept.withLock { $0 } }

  func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString, filePath: StaticString,
    line: UInt, column: UInt
  ) {
    guard severity == .error else { return }
    let text = message() ?? "An issue was reported."
    kept.withLock { $0.append("\(text) (\(fileID):\(line))") }
  }
}
