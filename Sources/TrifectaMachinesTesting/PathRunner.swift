import IssueReporting
import Synchronization
import TrifectaMachines

/// Runs paths against something that is made anew for each.
@MainActor
struct PathRunner<M: Machine> {
  /// How a run has failed: after how many steps, and why.
  struct Failure {
    var steps: Int
    var reasons: [String]
  }

  let model: MachineModel<M>
  /// Runs a path, and says before each step, and at the end, how many have passed.
  let run: @MainActor (MachinePath<M>, (Int) -> Void) async throws -> Void

  /// How often a failing path is run to make it shorter.
  static var attempts: Int { 200 }

  /// Runs a path. Issues that are reported meanwhile are failures, too.
  func failure(_ path: MachinePath<M>) async -> Failure? {
    let issues = IssueCollector()
    var passed = 0
    var reasons: [String] = []
    await withIssueReporters([issues]) {
      do {
        try await run(path) {
          // A step that has reported something has failed.
          if issues.messages.isEmpty { passed = $0 }
        }
      } catch {
        reasons.append("\(error)")
      }
    }
    reasons = issues.messages + reasons
    return reasons.isEmpty ? nil : Failure(steps: min(passed + 1, path.steps.count), reasons: reasons)
  }

  /// The shortest path that can be found on which it fails too: what comes after the failure is cut off, then steps are left
  /// out as long as it fails, first many at a time. O(n²) runs for n steps, at most ``attempts``.
  func shrink(_ path: MachinePath<M>, _ failure: Failure) async -> (path: MachinePath<M>, failure: Failure) {
    var best = (path: prefix(path, failure.steps), failure: failure)
    var attempts = Self.attempts
    // What fails without any step fails so.
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

/// Keeps what is reported, so that a path that reports something is a path that fails.
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
