import PortableUI

/// Backgrounds behind parts of a page, beyond its edges, and around fields.
struct GroundsScreen: View {
  @State private var name = ""
  @State private var tags = [GroundsTag(id: 1, name: "red"), GroundsTag(id: 2, name: "green")]
  @State private var text = ""

  var body: some View {
    NavigationStack {
      ScrollViewReader { _ in
        Text("Strip").frame(maxWidth: .infinity).padding().background(Color.green)
        ScrollView {
          VStack(spacing: 8) {
            TextField("Bare", text: $name).padding().background(Color.yellow)
            Text("typed \(name)")
            NavigationLink("Search") { search }
            ForEach(0..<40) { Text("Line \($0)") }
          }
          .padding()
        }
      }
      .background { Color.red.ignoresSafeArea() }
      .navigationTitle("Grounds")
      .navigationBarTitleDisplayMode(.inline)
    }
    .overlay(alignment: .trailing) { Color.blue.frame(width: 100, height: 20).offset(x: 300) }
    .overlay(alignment: .bottom) { Text("Put away").offset(y: 600) }
  }

  private var search: some View {
    List(tags) { Text("\($0.name) things") }
      .searchable(
        text: $text, tokens: $tags, suggestedTokens: .constant([GroundsTag(id: 3, name: "blue")]), prompt: "Find"
      ) { Text($0.name) }
      .navigationTitle("Searched")
  }
}

private struct GroundsTag: Identifiable {
  let id: Int
  let name: String
}
