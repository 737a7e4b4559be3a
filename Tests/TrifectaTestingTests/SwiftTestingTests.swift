import Testing
import Trifecta
import TrifectaTesting

/// Checks that a test store's failures are Swift Testing issues, by catching the recorded issues.
@MainActor
@Suite("Failures in Swift Testing")
struct SwiftTestingTests {
  @Test("A failure is recorded with its text at the line of the assertion")
  func failure() async {
    let store = TestStore(initialState: Search.State()) { Search() }
    let line = #line + 2
    await withKnownIssue {
      await store.send(.nothing) { $0.query = "" }
    } matching: { issue in
      isRecorded(issue, "The test expects .nothing to change the state, but it changed nothing.", line)
    }
  }

  @Test("Leftovers of a released store are recorded at the line that made the store")
  func leftover() async {
    let line = #line + 2
    await withKnownIssue {
      let store = TestStore(initialState: Search.State()) { Search() }
      await store.send(.announce("a"))
    } matching: { issue in
      isRecorded(issue, "The test ended without expecting 1 side effect: …", line)
    }
  }
}

/// Whether an issue's text starts with `beginning` and its source location is the line of this file.
private func isRecorded(_ issue: Issue, _ beginning: String, _ line: Int, fileID: String = #fileID) -> Bool {
  issue.comments.map(\.rawValue).joined().hasPrefix(beginning)
    && issue.sourceLocation?.line == line && issue.sourceLocation?.fileID == fileID
}
