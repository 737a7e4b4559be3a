import Elements
import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Scroll positions")
struct ScrollPositionTests {
  private struct Rows: View {
    @State private var position: Int?
    var body: some View {
      Text("at \(position.map(String.init) ?? "nothing")")
      Button("to 400") { position = 400 }
      ScrollView {
        LazyVStack { ForEach(0..<500, id: \.self) { Text("row \($0)") } }.scrollTargetLayout()
      }
      .scrollPosition(id: $position)
    }
  }

  @Test("Scrolling updates the bound position, and writing it scrolls")
  func follows() async throws {
    let screen = await Screen { Rows() }
    #expect(screen.contains("at nothing"))
    try await screen.scroll(to: "row 7")
    #expect(screen.contains("at 7"))
    #expect(!screen.contains("row 400"))
    try await screen.tap("to 400")
    #expect(screen.contains("at 400"))
    #expect(screen.contains("row 400"))
    try await screen.scroll(to: "row 3")
    #expect(screen.contains("at 3"))
  }

  private struct Positioned: View {
    @State private var position = ScrollPosition(idType: Int.self, edge: .bottom)
    var body: some View {
      Text("user \(position.isPositionedByUser) view \(position.viewID(type: Int.self) ?? -1)")
      Button("to 200") { position.scrollTo(id: 200, anchor: .top) }
      Button("to the top") { position.scrollTo(edge: .top) }
      Button("to a point") { position.scrollTo(point: CGPoint(x: 8, y: 12.5)) }
      Button("nowhere") { position.scrollTo(y: .nan) }
      ScrollView {
        LazyVStack { ForEach(0..<500, id: \.self) { Text("row \($0)") } }.scrollTargetLayout()
      }
      .scrollPosition($position)
    }
  }

  /// The requests to scroll that the scroll views on a screen send to the host.
  private func orders(on screen: Screen) -> [String?] {
    screen.attributes(of: .scrollReport).map { $0[.scrollOrder]?.description }
  }

  @Test("Writing a scroll position scrolls, and user scrolling is recorded in it")
  func positions() async throws {
    let screen = await Screen { Positioned() }
    #expect(screen.contains("row 499") && !screen.contains("row 3"))
    try await screen.tap("to 200")
    #expect(screen.contains("user false view 200"))
    #expect(screen.contains("row 200"))
    try await screen.scroll(to: "row 300")
    #expect(screen.contains("user true view 300"))
    #expect(orders(on: screen) == [nil])
    try await screen.tap("to the top")
    #expect(screen.contains("user false view -1"))
    #expect(orders(on: screen) == ["2 - start"] && screen.contains("row 3"))
    try await screen.tap("to the top")
    #expect(orders(on: screen) == ["3 - start"])
    try await screen.tap("to a point")
    #expect(orders(on: screen) == ["4 8.0 12.5"])
    try await withKnownIssue {
      try await screen.tap("nowhere")
    } matching: {
      $0.description.contains("not finite")
    }
    #expect(orders(on: screen) == ["4 8.0 12.5"])
  }

  @Test("Changes of derived scroll geometry and of the scroll phase run their actions")
  func geometry() async throws {
    struct Followed: View {
      @State private var notes = ""
      var body: some View {
        Text("notes \(notes)")
        ScrollView { Text("content") }
          .onScrollGeometryChange(for: Bool.self) {
            $0.visibleRect.maxY >= $0.contentSize.height
          } action: {
            notes += "\($0)>\($1) "
          }
          .onScrollPhaseChange { notes += "\($0)>\($1) " }
      }
    }
    let screen = await Screen { Followed() }
    func scroll(to y: CGFloat, _ phase: ScrollPhase) async throws {
      let geometry = ScrollGeometry(
        contentOffset: CGPoint(x: 0, y: y), contentSize: CGSize(width: 100, height: 500), contentInsets: EdgeInsets(),
        containerSize: CGSize(width: 100, height: 200))
      try await screen.setScrollGeometry(geometry, of: "content", phase: phase)
    }
    try await scroll(to: 0, .idle)
    try await scroll(to: 100, .interacting)
    #expect(screen.contains("notes false>false idle>interacting "))
    try await scroll(to: 300, .idle)
    #expect(screen.contains("notes false>false idle>interacting false>true interacting>idle "))
    await #expect(throws: ActionError.self) { try await scroll(to: .infinity, .idle) }
  }

  @Test("A scroll position uses the views' explicit ids")
  func ids() async throws {
    struct Cards: View {
      @State private var card: String?
      var body: some View {
        Text("card \(card ?? "none")")
        ScrollView(.horizontal) {
          HStack {
            VStack { Text("first") }.id("a")
            VStack { Text("second") }.id("b")
          }
        }
        .scrollPosition(id: $card, anchor: .center)
      }
    }
    let screen = await Screen { Cards() }
    #expect(screen.attributes(of: .scrollReport).map { $0[.scrollAnchor]?.description } == ["0.5 0.5"])
    try await screen.scroll(to: "second")
    #expect(screen.contains("card b"))
  }
}
