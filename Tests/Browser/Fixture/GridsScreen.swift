import PortableUI

/// Vertical and horizontal lazy grids below a search field.
struct GridsScreen: View {
  @State private var text = ""
  @State private var scope = 0

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 80), spacing: 12)], spacing: 12, pinnedViews: .sectionHeaders) {
        Section(header: Text("Numbers").font(.headline)) {
          ForEach((0..<12).filter { text.isEmpty || "\($0)".contains(text) }, id: \.self) { number in
            Text("Cell \(number)").padding().background(Color.yellow.opacity(0.3)).cornerRadius(8)
          }
        }
      }
      .padding()
      LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.flexible())]) {
        Color.red.frame(height: 30)
        Color.green.frame(height: 30)
      }
      .padding()
      Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8) {
        GridRow {
          Text("Name").gridColumnAlignment(.trailing)
          Text("Ada Lovelace")
        }
        Divider()
        GridRow {
          Text("Occupation")
          Text("Mathematician")
        }
        GridRow {
          Text("Over both columns").gridCellColumns(2)
        }
      }
      .padding()
    }
    .searchable(text: $text, prompt: "Find a number")
    .searchScopes($scope) {
      Text("All").tag(0)
      Text("Some").tag(1)
    }
    .searchSuggestions { Text("Seven").searchCompletion("7") }
  }
}

/// Grids with more cells than are ever visible at the same time.
struct LazyGridsScreen: View {
  var body: some View {
    ScrollView {
      ScrollView(.horizontal) {
        LazyHGrid(rows: Array(repeating: GridItem(.fixed(40)), count: 3)) {
          ForEach(0..<5_000) { Text(verbatim: "a\($0)").frame(width: 60) }
        }
      }
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))], pinnedViews: .sectionHeaders) {
        Section("Cells") {
          ForEach(0..<5_000) { number in
            Text(verbatim: "d\(number)").frame(height: number.isMultiple(of: 7) ? 90 : 40)
          }
        }
        Section("Pairs") {
          ForEach(0..<500) { number in
            Text(verbatim: "k\(number)").frame(height: 40)
            Text(verbatim: "v\(number)")
          }
        }
      }
    }
  }
}
