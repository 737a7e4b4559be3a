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

  @Test("A declaration begins where its name is declared and ends with its brace")
  func declarations() {
    #expect(text.declaration(of: "First") == "private struct First: View {\n  struct Second {\n  }\n}")
    #expect(text.declaration(of: "FirstModel") == "final class FirstModel<T> {\n  let first: First\n}")
    #expect(text.declaration(of: "Empty") == "enum Empty {}")
  }

  @Test("What is not declared at the start of a line, or does not end, is not found")
  func missing() {
    #expect(text.declaration(of: "Second") == nil)
    #expect(text.declaration(of: "Open") == nil)
    #expect(text.declaration(of: "Third") == nil)
  }

  @Test("The comment on a declaration is one line")
  func comments() {
    #expect(text.comment(on: "First") == "What it shows, and more.")
    #expect(text.comment(on: "FirstModel").isEmpty)
  }
}
