import PortableUI

extension ConformanceScript {
  private struct Rows: View {
    @State private var names = ["Ann", "Bob", "Cyd"]
    @State private var loads = 0

    var body: some View {
      List {
        Text("order: \(names.joined(separator: " ")) \(loads)")
        ForEach(names, id: \.self) { Text($0) }
          .onDelete { names.remove(atOffsets: $0) }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
      }
      .refreshable { loads += 1 }
    }
  }

  static let rows = ConformanceScript(
    "rows", { Rows() },
    [
      Step(nil, shows: ["text Ann", "text Cyd", "text order: Ann Bob Cyd 0"]),
      Step(.move("Ann", by: 1), shows: ["text order: Bob Ann Cyd 0"]),
      Step(.move("Cyd", by: -2), shows: ["text order: Cyd Bob Ann 0"]),
      Step(.delete("Bob"), shows: ["text order: Cyd Ann 0"], hides: ["text Bob"]),
      Step(.refresh, shows: ["text order: Cyd Ann 1"]),
    ])

  private struct Search: View {
    @State private var text = ""
    @State private var log = "nothing"
    private let names = ["Ann", "Bob", "Cyd"]

    var body: some View {
      NavigationStack {
        List {
          ForEach(names.filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
          Text("log \(log)")
        }
        .searchable(text: $text, prompt: "Names")
        .onSubmit(of: .search) { log = "sought \(text)" }
      }
    }
  }

  static let search = ConformanceScript(
    "search", { Search() },
    [
      Step(nil, shows: ["searchField Names = ", "text Ann", "text Cyd", "text log nothing"]),
      Step(.type("B", into: "Names"), shows: ["searchField Names = B", "text Bob"], hides: ["text Ann", "text Cyd"]),
      Step(.submit("Names"), shows: ["text log sought B"]),
      Step(.type("", into: "Names"), shows: ["searchField Names = ", "text Ann", "text Cyd"]),
    ])

  private struct Presentation: View {
    @State private var isShown = false
    @State private var isAsked = false
    @State private var isWarned = false
    @State private var log = "nothing"

    var body: some View {
      Text("log \(log)")
      Button("Show") { isShown = true }.sheet(isPresented: $isShown) {
        Text("in front")
        Button("Ask") { isAsked = true }
          .confirmationDialog("Which?", isPresented: $isAsked, titleVisibility: .visible) {
            Button("This") { log = "this" }
          }
      }
      Button("Warn") { isWarned = true }.alert("Sure?", isPresented: $isWarned) {
        Button("Yes") { log = "yes" }
        Button("No", role: .cancel) {}
      } message: {
        Text("Nothing comes back.")
      }
    }
  }

  static let presentation = ConformanceScript(
    "presentation", { Presentation() },
    [
      Step(nil, shows: ["button Show", "button Warn", "text log nothing"], hides: ["text in front"]),
      Step(.tap("Show"), shows: ["text in front", "button Ask"]),
      Step(.tap("Ask"), shows: ["confirmationDialog Which?", "button This"]),
      Step(.tap("This"), shows: ["button Ask"], hides: ["confirmationDialog Which?"]),
      Step(.dismiss, shows: ["text log this"], hides: ["text in front"]),
      Step(.tap("Warn"), shows: ["alert Sure?", "button Yes", "button No", "text Nothing comes back."]),
      Step(.tap("Yes"), shows: ["text log yes"], hides: ["alert Sure?"]),
    ])

  private struct Pages: View {
    @State private var tab = 0

    var body: some View {
      TabView(selection: $tab) {
        NavigationStack {
          NavigationLink("On", value: 1).navigationTitle("Start")
            .navigationDestination(for: Int.self) { Text("number \($0)").navigationTitle("Next") }
        }
        .tabItem { Text("Stack") }
        .tag(0)
        Text("other").tabItem { Text("Other") }.tag(1)
      }
    }
  }

  static let pages = ConformanceScript(
    "pages", { Pages() },
    [
      Step(nil, shows: ["heading Start", "button On"], hides: ["text other", "text number 1"]),
      Step(.tap("On"), shows: ["heading Next", "text number 1", "button Start"], hides: ["button On"]),
      Step(.choose("Other", in: "Tab bar"), shows: ["text other"], hides: ["text number 1"]),
      Step(.choose("Stack", in: "Tab bar"), shows: ["text number 1"], hides: ["text other"]),
      Step(.back, shows: ["heading Start", "button On"], hides: ["text number 1"]),
    ])
}
