import Elements
import IssueRecording
import Testing

@testable import ViewGraph

@MainActor
@Suite("Graph issue reports")
struct GraphReportTests {
  @Test("Only the first twenty distinct issues are reported, escaped and truncated")
  func limits() throws {
    let screen = Screen(Couple(Word("a"), Word("b")))
    let long = String(repeating: "x", count: 1_000)
    let words = screen.graph.root.children
    let found = issues {
      // An issue that has disappeared at the end of the turn is not reported.
      screen.graph.pendingIssues[words[0].id] = "temporary"
      screen.graph.pendingIssues[words[0].id] = nil
      for _ in 0..<2 {
        for element in words { screen.graph.pendingIssues[element.id] = "of an element" }
        screen.graph.reportPendingIssues()
      }
      for number in 0..<100 {
        for _ in 0..<2 { screen.graph.report("\(number)\n\(long)") }
      }
    }
    #expect(found.count == 20)
    #expect(found.prefix(2) == ["of an element", "of an element"])
    #expect(found[2].hasPrefix(#"0\u{A}xxx"#) && found[2].utf8.count <= 500 + "…".utf8.count)
  }
}
