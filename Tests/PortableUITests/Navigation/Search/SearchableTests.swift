import Elements
import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Search")
struct SearchableTests {
  struct Names: View {
    @State private var text = ""
    @State private var submitted = ""
    var isPresented: Binding<Bool>?

    var body: some View {
      let names = ["Ada", "Grace", "Alan"].filter { text.isEmpty || $0.hasPrefix(text) }
      VStack {
        Text("submitted \(submitted)")
        List(names, id: \.self) { name in
          Text(name)
          SearchState()
        }
        .searchable(text: $text, isPresented: isPresented ?? .constant(false), prompt: "Find")
        .searchSuggestions { Text("like Grace").searchCompletion("Grace") }
      }
      .onSubmit(of: .search) { submitted = text }
    }
  }

  struct SearchState: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View {
      Button(isSearching ? "searching" : "resting") { dismissSearch() }
    }
  }

  @Test("Typing filters, Return submits, and Cancel ends the search")
  func typing() async throws {
    let screen = await Screen { Names() }
    try await screen.type("A", into: .role(.searchField))
    #expect(screen.contains("Alan") && !screen.contains("Grace"))
    try await screen.submit("Find")
    #expect(screen.contains("submitted A"))
    try await screen.tap("Cancel")
    #expect(screen.contains("Grace"))
    #expect(try screen.find("Find").value == "")
    #expect(!screen.contains("Cancel"))
  }

  @Test("The search field of a stack does not appear in pushed pages and in sheets")
  func boundary() async throws {
    struct Detail: View {
      @State private var text = ""
      @State private var isShown = false
      var body: some View {
        Button("present") { isShown = true }
          .searchable(text: $text, prompt: "Inner")
          .sheet(isPresented: $isShown) { NavigationStack { Text("front") } }
      }
    }
    struct Outer: View {
      @State private var text = ""
      var body: some View {
        NavigationStack {
          NavigationLink("on", value: 1).navigationDestination(for: Int.self) { _ in Detail() }
        }
        .searchable(text: $text, prompt: "Outer")
        .searchSuggestions { Text("suggestion") }
      }
    }
    let screen = await Screen { Outer() }
    try await screen.type("a", into: .role(.searchField))
    #expect(screen.contains("suggestion"))
    try await screen.tap("Cancel")
    try await screen.tap("on")
    try await screen.type("b", into: .role(.searchField))
    #expect(!screen.contains("suggestion"))
    try await screen.tap("present")
    #expect(screen.contains("front"))
    #expect(try screen.find(.role(.sheet)).attributes(of: .searchField).isEmpty)
  }

  @Test("A search field without a prompt is named Search")
  func defaultPrompt() async throws {
    let screen = await Screen { List { Text("a") }.searchable(text: .constant("b")) }
    #expect(try screen.find(.role(.searchField)).name == "Search")
  }

  @Test("A search can be presented and dismissed by code, and completed by a suggestion")
  func presented() async throws {
    struct Presenting: View {
      @State private var isPresented = false
      var body: some View {
        VStack {
          Text(isPresented ? "presented" : "away")
          Button("Search") { isPresented = true }
          Names(isPresented: $isPresented)
        }
      }
    }
    let screen = await Screen { Presenting() }
    #expect(screen.contains("resting") && !screen.contains("like Grace"))
    try await screen.tap("Search")
    #expect(screen.contains("searching"))
    try await screen.tap("like Grace")
    #expect(screen.contains("Grace") && !screen.contains("Ada"))
    try await screen.tap("searching")
    #expect(screen.contains("away") && screen.contains("Ada"))
  }

  @Test("Suggestions are shown until the user chooses one or submits the text")
  func suggestions() async throws {
    struct Fruits: View {
      @State private var text = ""
      private let all = ["apple", "pear"]
      var body: some View {
        List(all.filter { text.isEmpty || $0.hasPrefix(text) }, id: \.self) { Text("fruit \($0)") }
          .searchable(text: $text, prompt: "Find")
          .searchSuggestions {
            if !text.isEmpty {
              ForEach(all.filter { $0.hasPrefix(text) }, id: \.self) { name in
                Label("like \(name)", systemImage: "clock").searchCompletion(name)
              }
              Text("that is all")
            }
          }
      }
    }
    let screen = await Screen { Fruits() }
    try await screen.focus("Find")
    #expect(!screen.contains("that is all"))
    try await screen.type("p", into: .role(.searchField))
    #expect(screen.contains("like pear") && screen.contains("that is all") && !screen.contains("like apple"))
    try await screen.tap("like pear")
    #expect(screen.contains("fruit pear") && !screen.contains("like pear") && !screen.contains("that is all"))
    try await screen.type("s", into: .role(.searchField))
    #expect(screen.contains("that is all"))
    try await screen.submit("Find")
    #expect(!screen.contains("that is all"))
    try await screen.type("x", into: .role(.searchField))
    #expect(screen.contains("that is all"))
  }

  @Test("Suggestions from a custom view are shown as rows, and no rows are shown if the view has none")
  func ownSuggestions() async throws {
    struct Recent: View {
      let text: String
      var body: some View {
        if text.isEmpty { ForEach(["Ada", "Grace"], id: \.self) { Text("recent \($0)").searchCompletion($0) } }
      }
    }
    struct People: View {
      @State private var text = ""
      var body: some View {
        List { Text("person") }
          .searchable(text: $text, prompt: "Find")
          .searchSuggestions { Recent(text: text) }
      }
    }
    let screen = await Screen { People() }
    try await screen.focus("Find")
    #expect(screen.contains("recent Ada") && screen.contains("recent Grace"))
    #expect(screen.attributes(of: .suggestions).map { $0[.covered] } == [nil])
    try await screen.type("x", into: .role(.searchField))
    #expect(!screen.contains("recent Ada"))
    #expect(screen.attributes(of: .suggestions).map { $0[.covered] } == [.flag(true)])
  }

  @Test("`searchFocused` binds the focus of the search field", arguments: [true, false])
  func focused(isAmongOthers: Bool) async throws {
    struct Finder: View {
      enum Place { case search, note }
      let isAmongOthers: Bool
      @State private var text = ""
      @FocusState private var isSearching: Bool
      @FocusState private var place: Place?
      var body: some View {
        VStack {
          Text(isSearching || place == .search ? "in the field" : "elsewhere")
          Button("Find now") {
            if isAmongOthers { place = .search } else { isSearching = true }
          }
          Button("Enough") {
            isSearching = false
            place = nil
          }
          if isAmongOthers {
            TextField("Note", text: .constant("")).focused($place, equals: .note)
            List { SearchState() }.searchable(text: $text).searchFocused($place, equals: .search)
          } else {
            List { SearchState() }.searchable(text: $text).searchFocused($isSearching)
          }
        }
      }
    }
    let screen = await Screen { Finder(isAmongOthers: isAmongOthers) }
    #expect(screen.contains("elsewhere") && screen.contains("resting"))
    try await screen.tap("Find now")
    #expect(screen.contains("in the field") && screen.contains("searching"))
    #expect(screen.focused?.role == .searchField)
    try await screen.tap("Enough")
    #expect(screen.contains("elsewhere"))
    #expect(screen.focused == nil)
    try await screen.focus(.role(.searchField))
    #expect(screen.contains("in the field"))
    try await screen.tap("Cancel")
    #expect(screen.contains("elsewhere") && screen.contains("resting"))
  }
}
