import PortableUI

/// Searchable columns, the last with its own stack, and bars with a menu, toggles and an empty item.
struct PeopleScreen: View {
  @State private var letter: String?
  @State private var query = ""
  @State private var isEditing = false

  var body: some View {
    NavigationSplitView {
      List(["Anna", "Bea"].filter { query.isEmpty || $0.contains(query) }, id: \.self, selection: $letter) { name in
        NavigationLink(name, value: name)
      }
      .navigationTitle("People")
      .navigationSplitViewColumnWidth(min: 180, ideal: 220, max: 300)
    } detail: {
      NavigationStack {
        NavigationLink("More") { Text("All of it").navigationTitle("All") }
          .navigationTitle(letter ?? "Nobody")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem {
              Menu("Actions", systemImage: "ellipsis.circle") {
                Button("Reply", systemImage: "arrowshape.turn.up.left") {}
                Button("Delete", systemImage: "trash", role: .destructive) {}
              }
            }
            ToolbarItemGroup(placement: .bottomBar) {
              if isEditing { Button("Done") { isEditing = false } }
            }
          }
      }
    }
    .searchable(text: $query)
  }
}

/// Styles with special CSS: positioned shapes, symbols in two colors, pickers of symbols, tints, and cells.
struct ColoredScreen: View {
  @State private var choice = 1
  @State private var isOn = true

  var body: some View {
    Form {
      ZStack {
        Color.gray.opacity(0.1)
        Circle().fill(.blue).frame(width: 50, height: 50).accessibilityIdentifier("dot").position(x: 100, y: 40)
      }
      .frame(height: 80)
      Image(systemName: "xmark.circle.fill").foregroundStyle(.white, .red).accessibilityIdentifier("palette")
      Picker("Symbols", selection: $choice) {
        Image(systemName: "star").tag(1)
        Image(systemName: "heart").tag(2)
      }
      .pickerStyle(.segmented)
      Picker("Menu", selection: $choice) {
        Text("One").tag(1)
        Text("A very long option indeed").tag(2)
      }
      Toggle("Orange", isOn: $isOn).tint(.orange)
      Text("Row")
        .swipeActions { Button("Away", role: .destructive) {} }
        .contextMenu { Button("Remove", role: .destructive) {} }
      Grid(alignment: .leading) {
        GridRow {
          Text("Name")
          Text("Quantity").gridColumnAlignment(.trailing)
          Text("Price of each").accessibilityIdentifier("price")
        }
        Divider().gridCellUnsizedAxes(.horizontal)
        GridRow {
          Text("Total").gridCellColumns(2)
          Text("16").accessibilityIdentifier("total")
        }
      }
      .accessibilityIdentifier("grid")
    }
  }
}
