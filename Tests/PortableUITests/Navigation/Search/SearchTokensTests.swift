import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Search tokens")
struct SearchTokensTests {
  struct Tag: Identifiable, Equatable {
    let id: Int
    var name: String
    static let all = [Tag(id: 1, name: "red"), Tag(id: 2, name: "green")]
  }

  struct Things: View {
    @State private var text = ""
    @State private var tags: [Tag] = [Tag(id: 1, name: "red")]
    let suggested: [Tag]?

    var body: some View {
      let list = List(tags) { Text("\($0.name) things") }
      if let suggested {
        list.searchable(text: $text, tokens: $tags, suggestedTokens: .constant(suggested), prompt: "Find") {
          Text($0.name)
        }
      } else {
        list.searchable(text: $text, tokens: $tags, prompt: Text("Find")) { tag in Text(tag.name) }
      }
      Text("typed \(text)")
    }
  }

  @Test("A token is shown, and a tap removes it")
  func removed() async throws {
    let screen = await Screen { Things(suggested: nil) }
    #expect(screen.contains("red things"))
    #expect(screen.contains("Cancel"))
    try await screen.tap("red")
    #expect(!screen.contains("red things"))
    #expect(!screen.contains("red"))
    #expect(!screen.contains("Cancel"))
  }

  @Test("A suggested token replaces the typed text")
  func suggested() async throws {
    let screen = await Screen { Things(suggested: Tag.all) }
    #expect(!screen.contains("green"))
    try await screen.type("gr", into: "Find")
    #expect(screen.contains("typed gr"))
    try await screen.tap("green")
    #expect(screen.contains("green things"))
    #expect(screen.contains("typed "))
    #expect(try screen.find("Find").value == "")
  }

  @Test("A suggestion with a token adds it once and clears the text; a token of another type has no effect")
  func completions() async throws {
    struct Completed: View {
      @State private var text = ""
      @State private var tags: [Tag] = []
      var body: some View {
        List(tags) { Text("\($0.name) things") }
          .searchable(text: $text, tokens: $tags, prompt: Text("Find")) { Text("token \($0.name)") }
          .searchSuggestions {
            ForEach(Tag.all) { tag in Text("add \(tag.name)").searchCompletion(tag) }
            Text("add other").searchCompletion(Other())
          }
        Text("typed \(text), \(tags.count) tags")
      }
    }
    struct Other: Identifiable {
      let id = 1
    }
    let screen = await Screen { Completed() }
    for count in 0...1 {
      try await screen.type("g", into: "Find")
      #expect(screen.contains("typed g, \(count) tags"))
      try await screen.tap("add green")
      #expect(screen.contains("green things") && screen.contains("token green"))
      #expect(screen.contains("typed , 1 tags"))
    }
    try await screen.type("o", into: "Find")
    try await screen.tap("add other")
    #expect(screen.contains("typed o, 1 tags"))
  }

  @Test("Cancel removes text and tokens")
  func cancel() async throws {
    let screen = await Screen { Things(suggested: nil) }
    try await screen.type("x", into: "Find")
    try await screen.tap("Cancel")
    #expect(!screen.contains("red things"))
    #expect(try screen.find("Find").value == "")
  }

  @Test("An editable token can be changed through its binding")
  func editable() async throws {
    struct Editing: View {
      @State private var text = ""
      @State private var tags = Tag.all
      @State private var isPresented = false

      var body: some View {
        Text(tags.map(\.name).joined(separator: ", "))
          .searchable(text: $text, editableTokens: $tags, isPresented: $isPresented, prompt: "Find") { $tag in
            Text(tag.name).onAppear { if tag.id == 2 { tag.name = "GREEN" } }
          }
      }
    }
    let screen = await Screen { Editing() }
    #expect(screen.contains("red, GREEN"))
    try await screen.tap("red")
    #expect(screen.contains("GREEN"))
    #expect(!screen.contains("red, GREEN"))
  }
}
