import Elements
import SwiftUI
import Testing
import ViewGraph

@MainActor
@Suite("Host contract")
struct HostContractTests {
  struct Screen: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Button("add") { count += 1 }
        Button("nothing") {}
        Text("\(count)")
        if count == 2 { Text("two") }
      }
    }
  }

  /// A screen on a host, with helpers to act on it.
  @MainActor
  final class Fixture {
    let host = PictureHost()
    let hosted: HostedView
    var graph: Graph { hosted.graph }
    var stack: Element { graph.root.children[0] }

    init() { hosted = HostedView(on: host) { Screen() } }

    func tap(_ index: Int) -> EventOutcome { graph.dispatch(Event(.tap), to: stack.children[index].id) }
  }

  @Test("The element tree is complete before the first turn commits it")
  func firstTurn() {
    let fixture = Fixture()
    #expect(fixture.stack.children.count == 3)
    #expect(fixture.host.commits.isEmpty)
    #expect(fixture.host.requests == 1)
    fixture.graph.turn()
    #expect(fixture.host.lastCommit == ["insert vStack"])
  }

  @Test("Any number of changes before a turn cause one request and one commit")
  func oneRequest() {
    let fixture = Fixture()
    fixture.graph.turn()
    #expect(fixture.tap(0) == .handled)
    #expect(fixture.tap(0) == .handled)
    #expect(fixture.host.requests == 2)
    #expect(fixture.host.commits.count == 1)
    fixture.graph.turn()
    #expect(fixture.host.commits.count == 2)
    #expect(fixture.host.lastCommit.sorted() == ["insert text", "update text text"])
  }

  @Test("Without changes there is neither a request nor a commit")
  func nothingChanged() {
    let fixture = Fixture()
    fixture.graph.turn()
    #expect(fixture.tap(1) == .handled)
    fixture.graph.turn()
    #expect(fixture.host.requests == 1)
    #expect(fixture.host.commits.count == 1)
  }

  @Test("Moving a row is a single mutation")
  func move() {
    struct Rows: View {
      @State private var ids = Array(0..<10)
      var body: some View {
        Button("move") { ids.append(ids.removeFirst()) }
        ForEach(ids, id: \.self) { Text("\($0)") }
      }
    }
    let host = PictureHost()
    let hosted = HostedView(on: host) { Rows() }
    hosted.graph.turn()
    hosted.graph.dispatch(Event(.tap), to: hosted.graph.root.children[0].id)
    hosted.graph.turn()
    #expect(host.lastCommit == ["move text"])
  }

  @Test("Events for removed or unknown elements are rejected")
  func unknownElements() {
    let fixture = Fixture()
    fixture.graph.turn()
    _ = fixture.tap(0)
    _ = fixture.tap(0)
    fixture.graph.turn()
    let gone = fixture.stack.children[3].id
    _ = fixture.tap(0)
    fixture.graph.turn()
    #expect(fixture.graph.dispatch(Event(.tap), to: gone) == .unknownElement)
    #expect(fixture.graph.dispatch(Event(.tap), to: -1) == .unknownElement)
    #expect(fixture.graph.dispatch(Event(.tap), to: Int.max) == .unknownElement)
    #expect(fixture.graph.element(id: gone) == nil)
  }

  @Test("Events that an element does not handle are rejected")
  func unhandledEvents() {
    let fixture = Fixture()
    #expect(fixture.graph.dispatch(Event(.tap), to: fixture.stack.id) == .notHandled)
    #expect(fixture.graph.dispatch(Event(.tap), to: fixture.graph.root.id) == .notHandled)
    let button = fixture.stack.children[0].id
    #expect(fixture.graph.dispatch(Event(EventKind(rawValue: "hover")), to: button) == .notHandled)
  }

  @Test("A host can run the turn synchronously when the graph requests it")
  func reentrantHost() {
    final class Eager: GraphHost {
      var commits = 0
      func graphNeedsTurn(_ graph: Graph) { graph.turn() }
      func graph(_ graph: Graph, didCommit commit: Commit) { commits += 1 }
    }
    let host = Eager()
    let hosted = HostedView(on: host) { Screen() }
    #expect(host.commits == 1)
    hosted.graph.dispatch(Event(.tap), to: hosted.graph.root.children[0].children[0].id)
    #expect(host.commits == 2)
    #expect(hosted.graph.root.children[0].children[2][AttributeKey(rawValue: "text")] == .string("1"))
  }
}
