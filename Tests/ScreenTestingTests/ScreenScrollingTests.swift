import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Scrolling")
struct ScreenScrollingTests {
  private func screen() async -> Screen {
    await Screen {
      List(0..<1_000) { Text("row \($0)") }.accessibilityIdentifier("rows")
      LazyHStack { ForEach(0..<400) { Button("button \($0)") {} } }
    }
  }

  @Test("Scrolling to an element searches all lists of the screen")
  func scroll() async throws {
    let screen = await screen()
    try await screen.scroll(to: "button 390")
    #expect(screen.contains("button 390"))
    #expect(screen.contains("row 0"))
    try await screen.scroll(to: "row 500")
    #expect(screen.contains("row 500"))
    #expect(!screen.contains("row 0"))
    #expect(screen.contains("button 390"))
  }

  @Test("Scrolling to a visible element moves nothing")
  func inSight() async throws {
    let screen = await screen()
    let tree = screen.tree
    try await screen.scroll(to: "row 50")
    #expect(screen.tree == tree)
  }

  @Test("Scrolling to a missing element restores the scroll position and throws a lookup error")
  func notFound() async throws {
    let screen = await screen()
    try await screen.scroll(to: "row 500")
    let tree = screen.tree
    await #expect(throws: LookupError.self) { try await screen.scroll(to: "row 1000") }
    #expect(screen.findAll(.role(.text)).contains { $0.name == "row 500" })
    #expect(screen.tree.contains("rows out of sight"))
    #expect(tree.contains("row 500"))
  }

  @Test("A test can scroll one list or all lists to either end")
  func ends() async throws {
    let screen = await screen()
    try await screen.scrollToBottom(of: .identifier("rows"))
    #expect(screen.contains("row 999"))
    #expect(!screen.contains("button 399"))
    try await screen.scrollToBottom()
    #expect(screen.contains("button 399"))
    try await screen.scrollToTop(of: "row 999")
    #expect(screen.contains("row 0"))
    #expect(screen.contains("button 399"))
    try await screen.scrollToTop()
    #expect(screen.contains("button 0"))
    await #expect(throws: LookupError.self) { try await screen.scrollToTop(of: "elsewhere") }
  }

  @Test("Rows added while scrolling are found")
  func growing() async throws {
    struct Growing: View {
      @State private var count = 150
      var body: some View {
        List(0..<count, id: \.self) { number in
          Text("row \(number)").onAppear { if number == count - 1, count < 600 { count += 150 } }
        }
      }
    }
    let screen = await Screen { Growing() }
    try await screen.scroll(to: "row 599")
    #expect(screen.contains("row 599"))
  }
}
