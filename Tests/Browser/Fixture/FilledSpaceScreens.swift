import PortableUI

/// A searchable page whose content does not fill it, optionally with a bar below the content.
struct SearchHintScreen: View {
  let hasBar: Bool
  @State private var text = ""

  var body: some View {
    NavigationStack {
      hint.searchable(text: $text).navigationTitle("Hint")
    }
  }

  @ViewBuilder private var hint: some View {
    if hasBar {
      ContentUnavailableView("No books", systemImage: "book").safeAreaInset(edge: .bottom) { Text("A bar") }
    } else if text.isEmpty {
      Text("Type a title")
    } else {
      List { Text("Title \(text)") }
    }
  }
}

/// A button over a scroll view with bars.
struct FloatingButtonScreen: View {
  @State private var presses = 0

  var body: some View {
    ScrollView {
      ForEach(0..<40, id: \.self) { Text("Line \($0)").frame(maxWidth: .infinity, minHeight: 40) }
    }
    .overlay(alignment: .bottomTrailing) { Button("Float") { presses += 1 } }
    .overlay(alignment: .top) { Text("On top") }
    .safeAreaInset(edge: .top, spacing: 0) { Text("Head").frame(maxWidth: .infinity, minHeight: 50) }
    .safeAreaInset(edge: .bottom, spacing: 0) {
      Text("Pressed \(presses) times").frame(maxWidth: .infinity, minHeight: 60).background(.bar)
    }
  }
}

/// Controls in tight space: gauges in table columns, options with symbols and round buttons.
struct TightControlsScreen: View {
  private struct Rating: Identifiable {
    let id: Int
    let value: Double
  }

  @State private var shape = "circle"

  var body: some View {
    VStack {
      Table([Rating(id: 1, value: 0.25), Rating(id: 2, value: 0.5)]) {
        TableColumn("Number") { Text("\($0.id)") }
        TableColumn("Rating") { Gauge(value: $0.value) { EmptyView() } }.width(120)
        TableColumn("Progress") { ProgressView(value: $0.value) }.width(140)
      }
      List {
        Picker("Shape", selection: $shape) {
          ForEach(["circle", "square"], id: \.self) { Label($0, systemImage: $0) }
        }
        .pickerStyle(.inline)
      }
      HStack {
        Button("-") {}
        Button("+") {}
        Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly)
      }
      .buttonStyle(.bordered)
      .buttonBorderShape(.circle)
    }
  }
}
