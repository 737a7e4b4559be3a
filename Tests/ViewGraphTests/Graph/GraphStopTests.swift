import Elements
import Testing

@testable import ViewGraph

@MainActor
@Suite("Graph.stop")
struct GraphStopTests {
  @Test("Stopping removes all elements without notifying the host")
  func retires() throws {
    let screen = Screen(Shelf(children: Couple(Word("a"), Word("b"))))
    let ids = try [#require(screen.first("shelf")).id, #require(screen.first("word")).id]
    screen.graph.stop()
    #expect(ids.allSatisfy { screen.graph.element(id: $0) == nil })
    #expect(screen.tree == "root")
    #expect(screen.commits.count == 1)
  }

  @Test("Removed elements have no links to other elements")
  func clearsLinks() throws {
    let screen = Screen(Shelf(children: Word("a")))
    let shelf = try #require(screen.first("shelf"))
    let word = try #require(screen.first("word"))
    screen.graph.stop()
    #expect(shelf.parent == nil && shelf.firstChild == nil && shelf.lastChild == nil)
    #expect(word.parent == nil && word.responder == nil)
    #expect(shelf.isRemoved && word.isRemoved)
  }

  @Test("Stopping unmounts each node once")
  func unmounts() {
    let diary = Diary()
    let screen = Screen(LifecycleRecorder(name: "w", diary: diary, shown: Word("a")))
    screen.graph.stop()
    screen.graph.stop()
    #expect(diary.entries == ["w mounted", "unmounted"])
  }

  @Test("A stopped graph evaluates no bodies and requests no turns")
  func stopsEvaluating() {
    let cell = Cell("a")
    let screen = Screen(Computed { Word(cell.value) })
    screen.graph.stop()
    cell.value = "b"
    screen.graph.turn()
    #expect(screen.graph.evaluations == 1)
    #expect(screen.requests == 1)
  }

  @Test("A stop within a turn takes effect at the end of the turn")
  func stopsWithinTurn() {
    let screen = Screen()
    let graph = screen.graph
    var wasShown = false
    let content = LifecycleRecorder(name: "w", diary: Diary(), shown: Word("a")) {
      graph.stop()
      wasShown = graph.element(id: 1) != nil
    }
    graph.mount(content, environment: EnvironmentScope())
    graph.turn()
    #expect(wasShown)
    #expect(screen.commits == [["insert a into root"]])
    #expect(screen.tree == "root")
  }

  @Test("Stopping releases the objects that views hold")
  func letsGo() {
    weak var held: Cell<String>?
    let screen = {
      let cell = Cell("a")
      held = cell
      return Screen(Computed { Word(cell.value) })
    }()
    #expect(held != nil)
    screen.graph.stop()
    #expect(held == nil)
  }
}
