import Testing

@testable import EveryView

@Suite("Source text")
struct SourceTextTests {
  private let text = SourceText(
    """
    import SwiftUI

    // struct First is mentioned
    /// What it shows,
    /// and more.
    @MainActor
    private struct First: View {
      struct Second {
      }
    }

    final class FirstModel<T> {
      let first: First
    }
    enum Empty {}
    struct Open {
    """)

  @Test("A declaration ends with its closing brace")
  func declarations() {
    #expect(text.declaration(of: "First") == "private struct First: View {\n  struct Second {\n  }\n}")
    #expect(text.declaration(of: "FirstModel") == "final class FirstModel<T> {\n  let first: First\n}")
    #expect(text.declaration(of: "Empty") == "enum Empty {}")
  }

  @Test("Nested, unterminated and missing declarations are not found")
  func missing() {
    #expect(text.declaration(of: "Second") == nil)
    #expect(text.declaration(of: "Open") == nil)
    #expect(text.declaration(of: "Third") == nil)
  }

  @Test("A declaration's documentation comment is joined into one line")
  func comments() {
    #expect(text.comment(on: "First") == "What it shows, and more.")
    #expect(text.comment(on: "FirstModel").isEmpty)
  }
}
