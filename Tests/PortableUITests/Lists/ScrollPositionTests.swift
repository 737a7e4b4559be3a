import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("What is scrolled to")
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

  @Test("A person's scrolling is written, and what the program writes is scrolled to")
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

  @Test("Views are known by the ids that they were given")
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
    #expect(screen.tree.contains("scrollReport scrollAnchor=\"0.5 0.5\""))
    try await screen.scroll(to: "second")
    #expect(screen.contains("card b"))
  }
}
