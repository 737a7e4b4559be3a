import ScreenTesting
import SwiftUI
import Testing

@testable import ExampleSource

@Suite("Source code")
@MainActor
struct SourceCodeTests {
  @Test("The view shows the text of the source")
  func text() async {
    let screen = await Screen { SourceCode("let a = 1\n  // b") }
    #expect(screen.contains(.text("let a = 1\n  // b")))
  }

  @Test("Each token has the color of its kind")
  func colors() {
    let theme = SourceTheme(.dark)
    let text = theme.highlighted("let a = 1")
    #expect(text.runs.map(\.foregroundColor) == [.keyword, .plain, .number].map { theme.color(of: $0) })
    #expect(theme.color(of: .keyword) != SourceTheme(.light).color(of: .keyword))
  }

  @Test("A source of more than 40,000 bytes has no colors")
  func long() {
    let source = String(repeating: "let a = 1\n", count: 4_001)
    #expect(SourceTheme(.light).highlighted(source).runs.count == 1)
  }
}
