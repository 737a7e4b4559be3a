import Elements
import HostKit
import SwiftUI
import Testing

@Suite("Presentations and pages")
@MainActor
struct PresentationTests {
  private struct Sheets: View {
    @State private var isShown = true
    var detents: Set<PresentationDetent> = [.large]
    var interaction = PresentationBackgroundInteraction.automatic

    var body: some View {
      Button("behind") {}
      Text("shown \(isShown)").sheet(isPresented: $isShown) {
        Text("in front").presentationDetents(detents).presentationBackgroundInteraction(interaction)
      }
    }
  }

  @Test("A sheet covers the elements behind it until it is dismissed")
  func covers() throws {
    let host = SmallHost { Sheets() }
    let graph = try host.graph
    let behind = try host.element("behind")
    #expect(graph.presentation?.kind == .sheet)
    #expect(graph.cover(of: behind) === graph.presentation)
    #expect(try graph.cover(of: host.element("in front")) == nil)
    #expect(try host.send([#require(graph.dismissEvent)]))
    #expect(graph.presentation == nil)
    #expect(graph.cover(of: behind) == nil)
    #expect(graph.dismissEvent == nil)
  }

  @Test("A sheet with background interaction does not cover the elements behind it")
  func shares() throws {
    let host = SmallHost { Sheets(detents: [.medium], interaction: .enabled) }
    #expect(try host.graph.presentation != nil)
    #expect(try host.graph.cover(of: host.element("behind")) == nil)
  }

  private struct Alerts: View {
    @State private var isShown = true
    @State private var log = "nothing"

    var body: some View {
      Text(log).alert("Sure?", isPresented: $isShown) {
        Button("Yes") { log = "yes" }
        Button("No", role: .cancel) { log = "no" }
      }
    }
  }

  @Test("The dismissal of an alert presses its cancel button")
  func alerts() throws {
    let host = SmallHost { Alerts() }
    #expect(try host.send([#require(host.graph.dismissEvent)]))
    #expect(try host.names == ["no"])
  }

  private struct Stack: View {
    @State private var path = [1, 2]

    var body: some View {
      NavigationStack(path: $path) {
        Text("root").navigationDestination(for: Int.self) { Text("page \($0)") }
      }
    }
  }

  @Test("Only the last page is visible, and the back event removes it")
  func pages() throws {
    let host = SmallHost { Stack() }
    #expect(try host.names.contains("page 2"))
    #expect(try !host.names.contains("page 1"))
    for _ in 0..<2 { #expect(try host.send([#require(host.graph.backEvent())])) }
    #expect(try host.names.contains("root"))
    #expect(try host.graph.backEvent() == nil)
  }

  private struct Columns: View {
    @State private var column = NavigationSplitViewColumn.detail

    var body: some View {
      NavigationSplitView(preferredCompactColumn: $column) {
        Text("side")
      } detail: {
        Text("detail \(column == .detail)")
      }
    }
  }

  @Test("On a narrow screen, the first page of a column leads back to the previous column")
  func columns() throws {
    let host = SmallHost { Columns() }
    #expect(try host.graph.backEvent() == nil)
    #expect(try host.send([#require(host.graph.backEvent(isNarrow: true))]))
    #expect(try host.names.contains("detail false"))
  }

  @Test("Hidden views are not visible, and the content of layers follows the view that it belongs to")
  func layers() throws {
    let host = SmallHost {
      Text("a").background { Text("behind") }.overlay { Text("before") }
      Text("hidden").hidden()
    }
    #expect(try host.names == ["a", "behind", "before"])
  }
}
