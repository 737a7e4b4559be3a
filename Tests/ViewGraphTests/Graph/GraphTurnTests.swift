import IssueRecording
import Testing

@testable import ViewGraph

@MainActor
@Suite("Graph turns")
struct GraphTurnTests {
  @Test("Mounting requests one turn, and the host gets its commit in that turn")
  func mounts() {
    let screen = Screen()
    screen.graph.mount(Shelf(children: Couple(Word("a"), Word("b"))), environment: EnvironmentScope())
    #expect(screen.requests == 1)
    #expect(screen.commits.isEmpty)
    screen.graph.turn()
    #expect(screen.commits == [["insert shelf into root"]])
    #expect(screen.picture == "root(shelf(a b))")
  }

  @Test("A turn without changes does not notify the host")
  func nothingChanged() {
    let screen = Screen(Word("a"))
    screen.graph.turn()
    #expect(screen.commits.count == 1)
  }

  @Test("A body with an equal result does not notify the host")
  func sameResult() {
    let cell = Cell(1)
    let screen = Screen(Computed { Word(cell.value > 0 ? "positive" : "negative") })
    cell.value = 2
    screen.graph.turn()
    #expect(screen.graph.evaluations == 2)
    #expect(screen.commits.count == 1)
  }

  @Test("All changes since the last turn are in one commit")
  func oneCommit() {
    let left = Cell("a")
    let right = Cell("b")
    let screen = Screen(Couple(Computed { Word(left.value) }, Computed { Word(right.value) }))
    left.value = "c"
    right.value = "d"
    #expect(screen.requests == 2)
    screen.graph.turn()
    #expect(screen.commits.last == ["update c text to c", "update d text to d"])
    #expect(screen.commits.count == 2)
    #expect(screen.picture == "root(c d)")
  }

  @Test("A body that reads several changed values is evaluated once")
  func evaluatesOnce() {
    let left = Cell("a")
    let right = Cell("b")
    let screen = Screen(Computed { Word(left.value + right.value) })
    left.value = "c"
    right.value = "d"
    screen.graph.turn()
    #expect(screen.graph.evaluations == 2)
    #expect(screen.tree == "root(cd)")
  }

  @Test("A value that no body reads causes no evaluation and no turn")
  func unreadValue() {
    let unread = Cell("a")
    let screen = Screen(Computed { Word("b") })
    unread.value = "c"
    #expect(screen.requests == 1)
    screen.graph.turn()
    #expect(screen.graph.evaluations == 1)
  }

  @Test("A view that its parent removes is not evaluated, even if dependencies of its body changed")
  func removedIsNotEvaluated() {
    let cell = Cell(1)
    var inner = 0
    let screen = Screen(
      Computed {
        Choice(
          shown: cell.value == 1
            ? Computed { () -> Word in
              inner += 1
              return Word("\(cell.value)")
            } : nil)
      })
    cell.value = 2
    screen.graph.turn()
    #expect(inner == 1)
    #expect(screen.tree == "root")
  }

  @Test("Changes made in onAppear are part of the same commit")
  func runsAfterUpdate() {
    let cell = Cell("a")
    let screen = Screen(
      LifecycleRecorder(name: "w", diary: Diary(), shown: Computed { Word(cell.value) }) { cell.value = "b" })
    #expect(screen.commits == [["insert b into root"]])
    #expect(screen.picture == "root(b)")
  }

  @Test("Without lifecycle, onAppear closures do not run")
  func withoutLifecycle() {
    let cell = Cell("a")
    let screen = Screen(
      runsLifecycle: false,
      LifecycleRecorder(name: "w", diary: Diary(), shown: Computed { Word(cell.value) }) { cell.value = "b" })
    #expect(screen.tree == "root(a)")
  }

  @Test("A nested turn does nothing")
  func nestedTurn() {
    let cell = Cell("a")
    let screen = Screen()
    let graph = screen.graph
    let content = LifecycleRecorder(name: "w", diary: Diary(), shown: Computed { Word(cell.value) }) {
      cell.value = "b"
      graph.turn()
      cell.value = "c"
    }
    graph.mount(content, environment: EnvironmentScope())
    graph.turn()
    #expect(screen.commits == [["insert c into root"]])
  }

  @Test("A body that never settles is reported, and the next turn is requested")
  func neverSettles() {
    let cell = Cell(0)
    let screen = Screen()
    let reported = issues {
      screen.graph.mount(
        LifecycleRecorder(
          name: "w", diary: Diary(),
          shown: Computed { () -> Word in
            let number = cell.value
            screen.graph.afterUpdate { cell.value += 1 }
            return Word("\(number)")
          }), environment: EnvironmentScope())
      screen.graph.turn()
    }
    #expect(
      reported == [
        """
        A screen did not settle: each update changes values that its views depend on. \
        Evaluated repeatedly: Computed.
        """
      ])
    #expect(screen.commits.count == 1)
    #expect(screen.requests == 2)
    #expect(screen.picture == screen.tree)
  }
}
