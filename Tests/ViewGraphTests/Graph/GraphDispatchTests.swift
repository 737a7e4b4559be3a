import Elements
import Testing

@testable import ViewGraph

@MainActor
@Suite("Graph.dispatch")
struct GraphDispatchTests {
  @Test("An event reaches the element's handler")
  func handled() throws {
    var taps = 0
    let screen = Screen(
      Word("a") {
        taps += 1
        return true
      })
    let word = try #require(screen.first("word"))
    #expect(screen.graph.dispatch(Event(.tap), to: word.id) == .handled)
    #expect(taps == 1)
  }

  @Test("The current content handles the event")
  func latestContent() throws {
    let cell = Cell("a")
    var tapped: [String] = []
    let screen = Screen(
      Computed {
        let text = cell.value
        return Word(text) {
          tapped.append(text)
          return true
        }
      })
    cell.value = "b"
    screen.graph.turn()
    screen.graph.dispatch(Event(.tap), to: try #require(screen.first("word")).id)
    #expect(tapped == ["b"])
  }

  @Test("An event for an unassigned id is reported as unknown", arguments: [-1, 99, Int.max])
  func unknown(id: Int) {
    #expect(Screen(Word("a")).graph.dispatch(Event(.tap), to: id) == .unknownElement)
  }

  @Test("A removed element and its descendants are unknown")
  func gone() throws {
    let isShown = Cell(true)
    let screen = Screen(Computed { Choice(shown: isShown.value ? Shelf(children: Word("a") { true }) : nil) })
    let shelf = try #require(screen.first("shelf")).id
    let word = try #require(screen.first("word")).id
    isShown.value = false
    screen.graph.turn()
    #expect(screen.graph.dispatch(Event(.tap), to: shelf) == .unknownElement)
    #expect(screen.graph.dispatch(Event(.tap), to: word) == .unknownElement)
    #expect(screen.graph.element(id: word) == nil)
  }

  @Test("An event of another kind is not handled")
  func otherKind() throws {
    var taps = 0
    let screen = Screen(
      Word("a") {
        taps += 1
        return true
      })
    #expect(screen.graph.dispatch(Event(.input), to: try #require(screen.first("word")).id) == .notHandled)
    #expect(taps == 0)
  }

  @Test("An element without handlers, and the root, handle no events")
  func noHandler() throws {
    let screen = Screen(Shelf(children: Word("a")))
    #expect(screen.graph.dispatch(Event(.tap), to: try #require(screen.first("shelf")).id) == .notHandled)
    #expect(screen.graph.dispatch(Event(.tap), to: 0) == .notHandled)
  }

  @Test("An event that the handler refuses is not handled")
  func refused() throws {
    let screen = Screen(Word("a") { false })
    #expect(screen.graph.dispatch(Event(.tap), to: try #require(screen.first("word")).id) == .notHandled)
  }
}
