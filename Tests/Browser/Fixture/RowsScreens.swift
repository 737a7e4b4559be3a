import PortableUI

/// Rows in sections that can be deleted, moved, swiped and selected.
struct EditedListScreen: View {
  @State private var fruits = ["Apple", "Pear", "Plum", "Fig"]
  @State private var chosen: String?
  @State private var flagged: [String] = []
  @State private var isOn = true
  @State private var isShown = true

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        EditButton()
        Text("Chosen: \(chosen ?? "nothing")").accessibilityIdentifier("chosen")
        Text(verbatim: fruits.joined(separator: " ")).accessibilityIdentifier("fruits")
      }
      .padding(8)
      List(selection: $chosen) {
        Section("Fruits") {
          ForEach(fruits, id: \.self) { fruit in
            Text(fruit)
          }
          .onDelete { fruits.remove(atOffsets: $0) }
          .onMove { fruits.move(fromOffsets: $0, toOffset: $1) }
        }
        Section {
          Label("Inbox", systemImage: "tray").badge(3)
          Text("Swipe me")
            .swipeActions {
              Button("Remove", role: .destructive) { flagged.append("removed") }
              Button("Flag") { flagged.append("flagged") }
            }
          Text("Painted").listRowBackground(Color.yellow.opacity(0.3))
          Text("Blended").listRowBackground(
            HStack(spacing: 0) {
              Color.mint
              Color.pink
            }.opacity(0.3))
          Text("No line above").listRowSeparator(.hidden, edges: .top)
        } header: {
          Text("Looks")
        } footer: {
          Text(verbatim: "Flagged: \(flagged.joined(separator: " "))").accessibilityIdentifier("flagged")
        }
        Section {
          Toggle("Switch", isOn: $isOn).listRowSeparatorTint(.red, edges: .bottom)
          Button("A button") {}
        }
        Section {
          Text("Alone")
        }
        Section("Folded", isExpanded: $isShown) {
          Text("Inside")
        }
        .headerProminence(.increased)
      }
    }
  }
}

/// Letters with multiple selection and swipe actions on both sides.
struct LettersScreen: View {
  @State private var letters = (1...8).map { "Letter \($0)" }
  @State private var chosen: Set<String> = []
  @State private var done: [String] = []

  var body: some View {
    NavigationStack {
      List(selection: $chosen) {
        ForEach(letters, id: \.self) { letter in
          Text(letter)
            .badge(letter == "Letter 1" ? 5 : 0)
            .swipeActions { Button("Archive") { done.append("archived") } }
            .swipeActions(edge: .leading) { Button("Pin") { done.append("pinned") } }
        }
        .onDelete { letters.remove(atOffsets: $0) }
        Text(verbatim: "Chosen: \(chosen.sorted().joined(separator: ", "))").accessibilityIdentifier("chosen")
          .selectionDisabled()
        Text(verbatim: "Done: \(done.joined(separator: ", "))").accessibilityIdentifier("done").selectionDisabled()
      }
      .navigationTitle("Letters")
      .toolbar { EditButton() }
    }
  }
}

/// All list styles in a column.
struct ListStylesScreen: View {
  private struct Rows: View {
    let name: String

    var body: some View {
      Section(header: Text(verbatim: name), footer: Text("A footer")) {
        Text("One")
        Text("Two").badge("new")
      }
    }
  }

  var body: some View {
    VStack(spacing: 0) {
      List { Rows(name: "Plain") }.listStyle(.plain)
      List { Rows(name: "Grouped") }.listStyle(.grouped)
      List { Rows(name: "Inset grouped") }.listStyle(.insetGrouped)
      List { Rows(name: "Sidebar") }.listStyle(.sidebar).listRowSpacing(8)
    }
  }
}
