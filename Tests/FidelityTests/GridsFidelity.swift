import SwiftUI
import Testing

private struct Shelves: View {
  private let columns = [GridItem(.adaptive(minimum: 80))]
  private let rows = [GridItem(.fixed(40), spacing: 4), GridItem(.flexible(minimum: 10, maximum: 60), alignment: .top)]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, spacing: 20) {
        ForEach(0..<5) { Text("Item \($0)") }
      }
      LazyVGrid(columns: [GridItem(), GridItem(.flexible())], alignment: .leading, pinnedViews: [.sectionHeaders]) {
        Section(header: Text("Header")) {
          ForEach(0..<3, id: \.self) { Text("Cell \($0)") }
        }
      }
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHGrid(rows: rows, alignment: .top, spacing: 3) {
          ForEach(0..<4) { Text("Row \($0)") }
        }
        LazyHStack(alignment: .top, spacing: 2, pinnedViews: .sectionFooters) { Text("Across") }
      }
      .scrollTargetBehavior(.viewAligned)
      LazyVStack(alignment: .leading, spacing: 8, pinnedViews: [.sectionHeaders, .sectionFooters]) {
        Section(header: Text("Pinned")) { Text("Below") }
      }
      .scrollTargetLayout()
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(.paging)
    .scrollBounceBehavior(.basedOnSize)
    .scrollDismissesKeyboard(.immediately)
    .contentMargins(.horizontal, 20)
    .contentMargins(10, for: .scrollContent)
  }
}

private struct Tables: View {
  @State private var position: Int?

  var body: some View {
    VStack {
      Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 5) {
        GridRow {
          Text("Name").gridColumnAlignment(.trailing)
          Text("Value")
        }
        Divider().gridCellUnsizedAxes(.horizontal)
        GridRow(alignment: .top) {
          Text("Wide").gridCellColumns(2)
        }
        ForEach(0..<2) { row in
          GridRow {
            Text("Row \(row)")
            Color.red.gridCellAnchor(.bottomTrailing)
          }
        }
      }
      ScrollView {
        ForEach(0..<3) { Text("Line \($0)").id($0) }
      }
      .scrollPosition(id: $position, anchor: .top)
      .scrollDisabled(true)
      ContentUnavailableView.search
      ContentUnavailableView.search(text: "bananas")
      ContentUnavailableView("No mail", systemImage: "tray", description: Text("Later"))
      ContentUnavailableView {
        Label("Nothing", systemImage: "tray")
      } description: {
        Text("Really")
      } actions: {
        Button("Again") {}
      }
    }
  }
}

private struct Searches: View {
  @State private var text = ""
  @State private var isPresented = false
  @State private var scope = 0
  @FocusState private var isSearching: Bool
  @FocusState private var field: String?
  private let names = ["Ada", "Grace"]

  var body: some View {
    VStack {
      List(names.filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
        .searchable(text: $text)
        .searchFocused($isSearching)
      Results().searchable(text: $text, prompt: "Find a name").searchFocused($field, equals: "name")
      Results().searchable(text: $text, placement: .navigationBarDrawer(displayMode: .always), prompt: Text("Find"))
      Results().searchable(text: $text, isPresented: $isPresented, prompt: "Find")
        .searchScopes($scope) {
          Text("All").tag(0)
          Text("Some").tag(1)
        }
        .searchSuggestions {
          ForEach(names, id: \.self) { Text($0).searchCompletion($0) }
        }
      Results().searchable(text: $text, placement: .toolbar) {
        Text("Ada").searchCompletion("Ada")
      }
      .onSubmit { text = "" }
    }
  }
}

private struct Results: View {
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch

  var body: some View {
    Button(isSearching ? "Stop" : "Idle") { dismissSearch() }
  }
}

@MainActor
@Suite("Fidelity: grids and search")
struct GridsFidelity {
  @Test("Lazy grids and lazy stacks compile and render")
  func lazy() async {
    let tree = await show { Shelves() }
    #expect(tree.contains("lazyVGrid"))
    #expect(tree.contains("pinned=header"))
  }

  @Test("Grids, scroll positions and unavailable content compile and render")
  func grid() async {
    let tree = await show { Tables() }
    #expect(tree.contains("columns=2"))
    #expect(tree.contains("No Results for “bananas”"))
  }

  @Test("Search fields, scopes and suggestions compile and render")
  func search() async {
    let tree = await show { Searches() }
    #expect(tree.contains("searchField"))
  }
}
