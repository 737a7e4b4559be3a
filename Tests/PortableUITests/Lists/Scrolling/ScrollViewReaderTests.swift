import Elements
import ScreenTesting
import SwiftUI
import Testing
import ViewGraph

@MainActor
@Suite("Scroll view reader")
struct ScrollViewReaderTests {
  private struct Rows: View {
    @State private var count = 900
    var body: some View {
      ScrollViewReader { proxy in
        Button("to 700") { proxy.scrollTo(700, anchor: .center) }
        Button("to the next") {
          count += 1
          proxy.scrollTo(count - 1)
        }
        Button("to nothing") { proxy.scrollTo("nothing") }
        Button("to the note") { proxy.scrollTo("note", anchor: .top) }
        Text("note").id("note")
        List(0..<count, id: \.self) { Text("row \($0)") }
      }
    }
  }

  @Test("`scrollTo` reveals a distant row and a row added in the same update")
  func farRows() async throws {
    let screen = await Screen { Rows() }
    #expect(!screen.contains("row 700"))
    try await screen.tap("to 700")
    #expect(screen.contains("row 700"))
    #expect(!screen.contains("row 0"))
    try await screen.tap("to the next")
    #expect(screen.contains("row 900"))
  }

  @Test("`scrollTo` finds rows above and below the window by their explicit ids")
  func ownIdentities() async throws {
    struct Own: View {
      var body: some View {
        ScrollViewReader { proxy in
          Button("down") { proxy.scrollTo("row 700", anchor: .top) }
          Button("up") { proxy.scrollTo("row 3", anchor: .top) }
          Button("nowhere") { proxy.scrollTo("row x", anchor: .top) }
          List(0..<900, id: \.self) { Text("number \($0)").id("row \($0)").listRowSeparator(.hidden) }
        }
      }
    }
    let screen = await Screen { Own() }
    #expect(!screen.contains("number 700"))
    try await screen.tap("down")
    #expect(screen.contains("number 700") && !screen.contains("number 3"))
    try await screen.tap("nowhere")
    #expect(screen.contains("number 700"))
    try await screen.tap("up")
    #expect(screen.contains("number 3") && !screen.contains("number 700"))
  }

  @Test("`scrollTo` sends position and anchor to the host, and sends nothing for an unknown id")
  func commands() {
    let host = CommandHost()
    let hosted = HostedView(on: host) { Rows() }
    hosted.graph.turn()
    let children = hosted.graph.root.children
    func tap(_ index: Int) -> [Command] {
      host.commands = []
      hosted.graph.dispatch(Event(.tap), to: children[index].id)
      hosted.graph.turn()
      return host.commands
    }
    let gap = children.last?.lastChild
    #expect(gap?.kind == .gap)
    let rows = (children.last?.children.count ?? 0) - 1
    #expect(
      tap(0) == [.scroll(to: .init(element: gap?.id ?? 0, row: 700 - rows), anchor: ScrollAnchor(x: 0.5, y: 0.5))])
    #expect(tap(2) == [])
    #expect(tap(3) == [.scroll(to: .init(element: children[4].id), anchor: ScrollAnchor(x: 0.5, y: 0))])
    hosted.graph.stop()
    #expect(ScrollAnchor(x: .nan, y: 7) == ScrollAnchor(x: 0.5, y: 1))
  }
}

@MainActor
private final class CommandHost: GraphHost {
  var commands: [Command] = []

  func graphNeedsTurn(_ graph: Graph) {}
  func graph(_ graph: Graph, didCommit commit: Commit) { commands += commit.commands }
}
