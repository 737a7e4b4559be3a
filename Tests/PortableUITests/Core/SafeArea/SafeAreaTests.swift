import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Safe areas")
struct SafeAreaTests {
  @Test("Safe area insets precede or follow the view in reading order")
  func order() async {
    let screen = await Screen {
      Text("view")
        .safeAreaInset(edge: .bottom) { Text("below") }
        .safeAreaInset(edge: .top, spacing: 0) { Text("above") }
        .safeAreaInset(edge: .leading) { Text("before") }
        .safeAreaInset(edge: .trailing) { Text("after") }
    }
    let lines = screen.tree.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(
      lines.filter { $0.hasPrefix("text") }.map { $0.split(separator: "\"")[1] } == [
        "before", "above", "view", "below", "after",
      ])
  }

  @Test("A safe area inset reports edge, alignment and spacing, and an invalid spacing becomes zero")
  func attributes() async {
    let screen = await Screen {
      VStack {
        Text("a").safeAreaInset(edge: .bottom, alignment: .trailing) { Text("b") }
        Text("c").safeAreaInset(edge: .top, spacing: -4) { Text("d") }
        Text("e").safeAreaInset(edge: .top, spacing: .nan) { Text("f") }
      }
    }
    #expect(screen.tree.contains("safeAreaInset alignment=trailing edge=bottom spacing=8"))
    #expect(screen.tree.components(separatedBy: "edge=top spacing=0").count == 3)
  }

  @Test("Inset content keeps its state and handles events")
  func reacts() async throws {
    struct Counting: View {
      @State private var count = 0
      @State private var isShown = true
      var body: some View {
        List { Button("row") { count += 10 } }
          .safeAreaInset(edge: .bottom) { if isShown { Button("add") { count += 1 } } }
          .safeAreaInset(edge: .top) { Text("count \(count)") }
        Button("hide") { isShown = false }
      }
    }
    let screen = await Screen { Counting() }
    try await screen.tap("row")
    try await screen.tap("add")
    #expect(screen.contains("count 11"))
    try await screen.tap("hide")
    #expect(!screen.contains("add"))
  }

  @Test("Safe area padding applies to the given edges, without invalid lengths")
  func padding() async {
    let screen = await Screen {
      VStack {
        ScrollView { Text("a") }.safeAreaPadding(.horizontal, 20)
        ScrollView { Text("b") }.safeAreaPadding(.top)
        ScrollView { Text("c") }.safeAreaPadding(EdgeInsets(top: -1, leading: .infinity, bottom: 3, trailing: .nan))
      }
    }
    #expect(screen.tree.contains("safeAreaPadding leading=20 trailing=20"))
    #expect(screen.tree.contains("safeAreaPadding top=16"))
    #expect(screen.tree.contains("safeAreaPadding bottom=3"))
  }
}
