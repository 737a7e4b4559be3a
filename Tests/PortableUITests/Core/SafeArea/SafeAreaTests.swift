import Elements
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
    let texts = screen.attributes(of: .text).map { $0[.text]?.description }
    #expect(texts == ["before", "above", "view", "below", "after"])
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
    let insets = screen.attributes(of: .safeAreaInset).map { $0.mapValues(\.description) }
    #expect(insets.first == [.alignment: "trailing", .edge: "bottom", .spacing: "8"])
    #expect(insets.map { $0[.edge] } == ["bottom", "top", "top"])
    #expect(insets.map { $0[.spacing] } == ["8", "0", "0"])
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
    #expect(
      screen.attributes(of: .safeAreaPadding) == [
        [.leading: .number(20), .trailing: .number(20)], [.top: .number(16)], [.bottom: .number(3)],
      ])
  }
}
