import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Animated changes")
struct AnimatedChangeTests {
  private struct List: View {
    @State private var rows = ["a", "b"]

    var body: some View {
      Button("add") { withAnimation(.easeIn) { rows.append("c") } }
      Button("drop") { withAnimation(.easeOut) { rows = ["b"] } }
      Button("swap") { withAnimation(.linear(duration: 1)) { rows.swapAt(0, 1) } }
      Button("rename") { withAnimation(.linear) { rows[0] += "!" } }
      Button("plain") { rows = [] }
      VStack { ForEach(rows, id: \.self) { Text($0) } }
        .accessibilityLabel("\(rows.count) rows")
    }
  }

  @Test(
    "An animated change states its kind, its element and its animation",
    arguments: [
      (
        "add",
        [
          "update of label of vStack alignment=center label=\"3 rows\": easeIn 0.35 s",
          "insertion of text \"c\": easeIn 0.35 s",
        ]
      ),
      ("swap", ["move of text \"b\": linear 1 s"]),
      ("plain", []),
    ] as [(String, [String])])
  func changes(button: String, changes: [String]) async throws {
    let screen = await Screen { List() }
    try await screen.tap(.button(button))
    #expect(Set(screen.animatedChanges.map(\.description)) == Set(changes))
  }

  @Test("Each action resets the list of animated changes")
  func forgets() async throws {
    let screen = await Screen { List() }
    try await screen.tap("drop")
    #expect(screen.animatedChanges.contains { $0.kind == .removal && $0.tree == "text \"a\"" })
    try await screen.tap("add")
    #expect(!screen.animatedChanges.contains { $0.kind == .removal })
    try await screen.tap("plain")
    #expect(screen.animatedChanges.isEmpty)
  }
}
