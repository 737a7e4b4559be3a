import Elements
import IssueRecording
import Testing

@testable import ViewGraph

@MainActor
@Suite("List nodes")
struct ListNodeTests {
  @Test("Rows are matched by id, and rows that keep their position are neither moved nor evaluated")
  func moves() {
    let ids = Cell(["a", "b", "c", "d"])
    let screen = Screen(Computed { Listing(ids: ids.value) { Word($0) } })
    let before = screen.graph.root.children.map(\.id)
    let evaluations = screen.graph.evaluations
    ids.value = ["d", "a", "b", "c"]
    screen.graph.turn()
    #expect(screen.commits.last == ["move d before a"])
    #expect(screen.graph.root.children.map(\.id) == [before[3], before[0], before[1], before[2]])
    #expect(screen.graph.evaluations == evaluations + 1)
  }

  @Test("Rows are inserted and removed in place")
  func comesAndGoes() {
    let ids = Cell(["a", "c"])
    let screen = Screen(Couple(Computed { Listing(ids: ids.value) { Word($0) } }, Word("end")))
    ids.value = ["a", "b", "c", "d"]
    screen.graph.turn()
    #expect(screen.picture == "root(a b c d end)")
    ids.value = ["d"]
    screen.graph.turn()
    #expect(screen.picture == "root(d end)")
    ids.value = []
    screen.graph.turn()
    #expect(screen.picture == "root(end)")
  }

  @Test("Rows with duplicate ids are all shown, and an issue is reported")
  func duplicates() {
    let reported = issues {
      let screen = Screen(Listing(ids: ["a", "b", "a"]) { Word($0) })
      #expect(screen.tree == "root(a b a)")
    }
    #expect(reported.count == 1)
    #expect(reported.first?.contains("ForEach several items with the same id, for example a") == true)
  }

  @Test("Content whose key changes is replaced at the same position")
  func otherKey() {
    let key = Cell(1)
    let screen = Screen(Couple(Computed { Choice(key: key.value, shown: Word("a")) }, Word("end")))
    let first = screen.graph.root.firstChild?.id
    key.value = 2
    screen.graph.turn()
    #expect(screen.picture == "root(a end)")
    #expect(screen.graph.root.firstChild?.id != first)
  }
}
