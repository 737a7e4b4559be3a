import Elements
import Testing

@testable import ViewGraph

@MainActor
@Suite("Graph.stop")
struct GraphStopTests {
  @Test("Every element leaves the graph, and the host hears nothing")
  func retires() throws {
    let screen = Screen(Shelf(children: Couple(Word("a"), Word("b"))))
    let ids = try [#require(screen.first("shelf")).id, #require(screen.first("word")).id]
    screen.graph.stop()
    #expect(ids.allSatisfy { screen.graph.element(id: $0) == nil })
    #expect(screen.tree == "root")
    #expect(screen.commits.count == 1)
  }

  @Test("The links of elements that left lead nowhere")
  func clearsLinks() throws {
    let screen = Screen(Shelf(children: Word("a")))
    let shelf = try #require(screen.first("shelf"))
    let word = try #require(screen.first("word"))
    screen.graph.stop()
    #expect(shelf.parent == nil && shelf.firstChild == nil && shelf.lastChild == nil)
    #expect(word.parent == nil && word.responder == nil)
    #expect(shelf.isRemoved && word.isRemoved)
  }

  @Test("Places are told that they are gone, once")
  func unmounts() {
    let diary = Diary()
    let screen = Screen(Watched(name: "w", diary: diary, shown: Word("a")))
    screen.graph.stop()
    screen.graph.stop()
    #expect(diary.entries == ["w mounted", "unmounted"])
  }

  @Test("A body is not evaluated after that, though what it read changes")
  func stopsEvaluating() {
    let cell = Cell("a")
    let screen = Screen(Computed { Word(cell.value) })
    screen.graph.stop()
    cell.value = "b"
    screen.graph.turn()
    #expect(screen.graph.evaluations == 1)
    #expect(screen.requests == 1)
  }

  @Test("A stop within a turn takes effect at the turn's end")
  func stopsWithinTurn() {
    let screen = Screen()
    let graph = screen.graph
    var wasShown = false
    let content = Watched(name: "w", diary: Diary(), shown: Word("a")) {
      graph.stop()
      wasShown = graph.element(id: 1) != nil
    }
    graph.mount(content, environment: EnvironmentScope())
    graph.turn()
    #expect(wasShown)
    #expect(screen.commits == [["insert a into root"]])
    #expect(screen.tree == "root")
  }

  @Test("What views hold is let go of")
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
