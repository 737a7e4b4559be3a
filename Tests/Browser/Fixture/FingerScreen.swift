import PortableUI

/// A list for touch input: pull to refresh, swipe actions and scrolling.
struct FingerScreen: View {
  @State private var rows = Array(0..<200)
  @State private var refreshed = 0
  @State private var position: Int?
  @State private var flagged = "none"
  @State private var isShown = false
  @State private var volume = 1.0
  @State private var isKept = true

  var body: some View {
    TabView {
      Tab("Rows", systemImage: "tray") {
        NavigationStack {
          List(rows, id: \.self) { row in
            Text("Row \(row)").swipeActions {
              Button("Remove", role: .destructive) { rows.removeAll { $0 == row } }
              Button("Flag") { flagged = "\(row)" }
            }
          }
          .refreshable {
            try? await Task.sleep(for: .milliseconds(500))
            refreshed += 1
          }
          .scrollPosition(id: $position, anchor: .top)
          .navigationTitle("Fingers")
          .toolbar { Text("\(refreshed) \(position ?? -1) \(flagged)").accessibilityIdentifier("state") }
        }
      }
      .badge(3)
      Tab("Others", systemImage: "star") {
        VStack {
          Button("Sheet") { isShown = true }
            .sheet(isPresented: $isShown) { Text("In front").presentationDetents([.medium, .large]) }
          List {
            if isKept {
              Slider(value: $volume).swipeActions { Button("Remove", role: .destructive) { isKept = false } }
            }
          }
        }
      }
      .badge("new")
    }
  }
}

/// A column with a selectable list, and the selected item.
struct SelectedColumnScreen: View {
  @State private var chosen: String?

  var body: some View {
    NavigationSplitView {
      List(["Apple", "Pear"], id: \.self, selection: $chosen) { Text($0) }.navigationTitle("Fruits")
    } detail: {
      Text("Chosen: \(chosen ?? "nothing")").navigationTitle(chosen ?? "Nothing")
    }
  }
}
