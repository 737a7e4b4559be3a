import Testing
import Trifecta
import TrifectaTesting

/// Proves that a test store's failures are Swift Testing's, by catching what it records.
@MainActor
@Suite("Failures in Swift Testing")
struct SwiftTestingTests {
  @Test("A failure is recorded with its text, at the line of the test that it is about")
  func failure() async {
    let store = TestStore(initialState: Search.State()) { Search() }
    let line = #line + 2
    await withKnownIssue {
      await store.send(.nothing) { $0.query = "" }
    } matching: { issue in
      isRecorded(issue, "The test expects .nothing to change the state, but it changed nothing.", line)
    }
  }

  @Test("What is left when the store is dropped is recorded at the line that made the store")
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

/// Whether an issue has a text that begins so, and is at a line of this file.
private func isRecorded(_ issue: Issue, _ beginning: String, _ line: Int, fileID: String = #fileID) -> Bool {
  issue.comments.map(\.rawValue).joined().hasPrefix(beginning)
    && issue.sourceLocation?.line == line && issue.sourceLocation?.fileID == fileID
}
