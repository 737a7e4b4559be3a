import Elements
import HostKit
import SwiftUI
import Testing

@Suite("Scrolling by rows")
@MainActor
struct RowScrollerTests {
  private struct Rows: View {
    let count: Int
    @State private var text = ""

    var body: some View {
      ScrollViewReader { reader in
        Button("Middle") { reader.scrollTo(500) }
        List(0..<count, id: \.self) { TextField("\($0)", text: $text) }
      }
    }
  }

  private func list(in host: SmallHost) throws -> Element {
    try #require(host.graph.root.visibleElements { $0.kind == .list }.first)
  }

  /// Returns the numbers of the rows that have elements.
  private func numbers(in host: SmallHost) throws -> [Int] { try host.names.compactMap(Int.init) }

  @Test("A list counts the rows without elements")
  func counts() throws {
    let host = SmallHost(rowsAtFirst: 5) { Rows(count: 1_000) }
    let list = try list(in: host)
    #expect(list.hasRowWindow)
    #expect(list.totalRowCount == 1_000)
    #expect(list.lastChild?.kind == .gap)
    #expect(list.position(ofRow: 999)?.element == list.lastChild?.id)
    #expect(list.position(ofRow: 5_000) == list.position(ofRow: 999))
    #expect(list.position(ofRow: 0) == VisibleRows.Position(element: try #require(list.firstChild).id))
  }

  @Test("Scrolling creates the visible rows and removes others")
  func scrolls() throws {
    let host = SmallHost(rowsAtFirst: 5) { Rows(count: 1_000) }
    let (list, graph) = (try list(in: host), try host.graph)
    host.scroller.scroll(list, toRow: 300, in: graph)
    host.turn()
    #expect(try numbers(in: host).contains(304))
    #expect(try !numbers(in: host).contains(0))
    #expect(try numbers(in: host).count < 60)
    #expect(host.scroller.firstRow(of: list) == 300)
  }

  @Test("Scrolling by a distance stops at the ends of the list")
  func stops() throws {
    let host = SmallHost(rowsAtFirst: 5) { Rows(count: 20) }
    let (list, graph) = (try list(in: host), try host.graph)
    let positions = [-1, 12, 12, -2].map { distance in
      host.scroller.scroll(list, by: distance, in: graph)
      host.turn()
      return host.scroller.firstRow(of: list)
    }
    #expect(positions == [0, 12, 15, 13])
    host.scroller.scrollToEnd(of: list, in: graph)
    #expect(host.scroller.firstRow(of: list) == 15)
  }

  @Test("Revealing an element scrolls as little as necessary")
  func reveals() throws {
    let host = SmallHost(rowsAtFirst: 10) { Rows(count: 1_000) }
    let (list, graph) = (try list(in: host), try host.graph)
    let positions = try ["3", "7", "5", "1"].map { name in
      try host.scroller.reveal(host.element(name), in: graph)
      host.turn()
      return host.scroller.firstRow(of: list)
    }
    #expect(positions == [0, 3, 3, 1])
  }

  @Test("A request of the app scrolls to a row without an element")
  func requests() throws {
    let host = SmallHost(rowsAtFirst: 5) { Rows(count: 1_000) }
    try host.send(host.element("Middle").tapEvents())
    #expect(try host.scroller.firstRow(of: list(in: host)) == 500)
    #expect(try numbers(in: host).contains(504))
  }

  @Test("The row with the focus is kept")
  func keepsFocus() throws {
    let host = SmallHost(rowsAtFirst: 5) { Rows(count: 1_000) }
    let (list, graph) = (try list(in: host), try host.graph)
    let focus = KeyboardFocus()
    host.scroller.focus = focus
    try focus.move(to: host.element("2").id, in: graph)
    host.scroller.scroll(list, toRow: 700, in: graph)
    host.turn()
    #expect(try numbers(in: host).filter { $0 < 600 } == [2])
    #expect(focus.element(in: graph)?.spokenName == "2")
  }
}
