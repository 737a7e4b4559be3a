import Elements
import SwiftUI
import Testing
import ViewGraph
import Waiting

/// Views nested to a given depth.
private struct Nested: View {
  let level: Int
  @State private var taps = 0

  var body: some View {
    VStack {
      if level > 0 {
        AnyView(Nested(level: level - 1)).padding(1)
      } else {
        Text("bottom")
      }
    }
  }
}

/// Changes the innermost of many nested views, through a closure that this view sets.
@MainActor
private final class Bottom {
  var show: (String) -> Void = { _ in }
}

/// Nests itself to a given depth around an innermost view that `bottom` changes.
private struct Well: View {
  let level: Int
  let bottom: Bottom

  var body: some View {
    VStack {
      if level > 1 { Well(level: level - 1, bottom: bottom) } else { Floor(bottom: bottom) }
    }
    .onDisappear {}
  }

  private struct Floor: View {
    @State private var text = "dry"
    let bottom: Bottom

    var body: some View {
      let _ = connect()
      Text(text)
    }

    private func connect() {
      bottom.show = { text = $0 }
    }
  }
}

private struct ManyRows: View {
  @State var count: Int
  @State private var isReversed = false
  var body: some View {
    Button("reverse") { isReversed.toggle() }
    Button("clear") { count = 0 }
    VStack {
      ForEach(isReversed ? (0..<count).reversed() : Array(0..<count), id: \.self) { row in
        if row % 2 == 0 { Text(String(row)) }
      }
    }
  }
}

@MainActor
@Suite("Size")
struct SizeTests {
  @Test("A tree of 200 levels is shown and unmounted")
  func deep() {
    let host = PictureHost()
    let hosted = HostedView(on: host) { Nested(level: 200) }
    hosted.graph.turn()
    #expect(host.picture == PictureHost.print(hosted.graph.root))
    #expect(host.picture.contains("text=bottom"))
    hosted.graph.stop()
    #expect(hosted.graph.root.firstChild == nil)
  }

  /// Returns the element the given number of levels below another.
  private func descend(_ levels: Int, from element: Element) -> Element? {
    var element: Element? = element
    for _ in 0..<levels { element = element?.firstChild }
    return element
  }

  @Test("A screen deeper than the call stack is shown, updated and unmounted")
  func veryDeep() async {
    let levels = 20_000
    let bottom = Bottom()
    weak var graph: Graph?
    func show() {
      let hosted = HostedView(on: SilentHost()) { Well(level: levels, bottom: bottom) }
      graph = hosted.graph
      hosted.graph.turn()
      #expect(descend(levels + 1, from: hosted.graph.root)?[.text] == .string("dry"))
      bottom.show("wet")
      hosted.graph.turn()
      #expect(descend(levels + 1, from: hosted.graph.root)?[.text] == .string("wet"))
      hosted.graph.stop()
      #expect(hosted.graph.root.firstChild == nil)
    }
    show()
    for _ in 0..<1_000 where graph != nil { await Task.yield() }
    #expect(graph == nil)
  }

  @Test("A row deeper than the call stack keeps its state while scrolled away")
  func deepRow() throws {
    let levels = 3_000
    let bottom = Bottom()
    let hosted = HostedView(on: SilentHost()) {
      List(0..<1_000) { row in
        if row == 0 { Well(level: levels, bottom: bottom) } else { Text("row") }
      }
    }
    let graph = hosted.graph
    graph.turn()
    let list = try #require(graph.root.firstChild)
    bottom.show("wet")
    graph.turn()
    #expect(descend(levels, from: try #require(list.firstChild))?[.text] == .string("wet"))
    let gap = try #require(list.lastChild).id
    graph.show(
      VisibleRows(first: .init(element: gap, row: 900), last: .init(element: gap, row: 909)), in: list.id)
    graph.turn()
    #expect(list.firstChild?.kind == .gap)
    graph.show(VisibleRows(first: nil, last: .init(element: try #require(list.firstChild).id)), in: list.id)
    graph.turn()
    #expect(descend(levels, from: try #require(list.firstChild))?[.text] == .string("wet"))
    graph.stop()
  }

  @Test("Views without elements can be nested deeper than the call stack")
  func deepValue() {
    struct Owner: View {
      @State private var text = "before"
      let bottom: Bottom
      var body: some View {
        let _ = connect()
        (0..<3_000).reduce(AnyView(Text(text))) { inner, _ in AnyView(Group { inner }) }
        Text("after")
      }

      private func connect() {
        bottom.show = { text = $0 }
      }
    }
    let bottom = Bottom()
    let hosted = HostedView(on: SilentHost()) { Owner(bottom: bottom) }
    hosted.graph.turn()
    #expect(hosted.graph.root.children.map { $0[.text] } == [.string("before"), .string("after")])
    bottom.show("later")
    hosted.graph.turn()
    #expect(hosted.graph.root.children.map { $0[.text] } == [.string("later"), .string("after")])
    hosted.graph.stop()
    #expect(hosted.graph.root.firstChild == nil)
  }

  @Test("20,000 rows are shown, reversed and cleared")
  func many() {
    let host = SilentHost()
    let hosted = HostedView(on: host) { ManyRows(count: 20_000) }
    let graph = hosted.graph
    graph.turn()
    let stack = graph.root.children[2]
    #expect(stack.children.count == 10_000)
    graph.dispatch(Event(.tap), to: graph.root.children[0].id)
    graph.turn()
    #expect(stack.firstChild?[.text] == .string("19998"))
    #expect(stack.lastChild?[.text] == .string("0"))
    graph.dispatch(Event(.tap), to: graph.root.children[1].id)
    graph.turn()
    #expect(stack.firstChild == nil)
  }

  @Test("20,000 rows are released with their screen")
  func manyDropped() async {
    weak var graph: Graph?
    func show() {
      let hosted = HostedView(on: SilentHost()) { ManyRows(count: 20_000) }
      hosted.graph.turn()
      graph = hosted.graph
    }
    show()
    await settle(until: { graph == nil })
    #expect(graph == nil)
  }
}

/// A host that ignores all requests and commits.
@MainActor
private final class SilentHost: GraphHost {
  func graphNeedsTurn(_ graph: Graph) {}
  func graph(_ graph: Graph, didCommit commit: Commit) {}
}
