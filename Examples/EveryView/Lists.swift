import SwiftUI

extension Family {
  static let lists = Family(
    "Lists and forms",
    [
      Example(height: 360) { Sections() },
      Example(height: 280, with: ["Planet"]) { PlainRows() },
      Example(height: 360) { EditableRows() },
      Example(height: 260) { SwipeActions() },
      Example(height: 320) { RowSelection() },
      Example(height: 300, with: ["Folder"]) { OutlineRows() },
      Example(height: 300) { RowAppearance() },
      Example(height: 560) { SettingsForm() },
      Example(height: 340) { SearchableList() },
      Example(height: 220) { PullToRefresh() },
      Example(height: 240) { AdaptiveGrid() },
      Example(height: 120) { HorizontalGrid() },
      Example { AlignedGrid() },
      Example(height: 260, with: ["Planet"]) { SortableTable() },
      Example(height: 240) { PinnedHeaders() },
      Example(height: 200) { ScrollingToRows() },
      Example(height: 260) { EmptyState() },
    ])
}

/// Sections group rows under a header and a footer. A section can be collapsible.
private struct Sections: View {
  @State private var isExpanded = true

  var body: some View {
    List {
      Section {
        Label("Inbox", systemImage: "tray").badge(3)
        Label("Sent", systemImage: "paperplane")
      } header: {
        Text("Mailboxes")
      } footer: {
        Text("A footer describes its section.")
      }
      Section("Collapsible", isExpanded: $isExpanded) {
        Text("Drafts")
        Text("Archive")
      }
    }
    .listStyle(.sidebar)
  }
}

private struct Planet: Identifiable {
  let name: String
  let moons: Int
  var id: String { name }

  static let all = [
    Planet(name: "Mercury", moons: 0), Planet(name: "Earth", moons: 1), Planet(name: "Mars", moons: 2),
    Planet(name: "Jupiter", moons: 97), Planet(name: "Saturn", moons: 274),
  ]
}

/// A plain list has a row for each element of a collection.
private struct PlainRows: View {
  var body: some View {
    List(Planet.all) { planet in
      HStack {
        VStack(alignment: .leading) {
          Text(planet.name)
          Text("\(planet.moons) moons").font(.subheadline).foregroundColor(.secondary)
        }
        Spacer()
        if planet.moons > 90 { Image(systemName: "sparkles").foregroundColor(.orange) }
      }
    }
    .listStyle(.plain)
  }
}

/// Edit mode lets people delete and move rows, with the mouse, touch or keyboard.
private struct EditableRows: View {
  @State private var names = ["Ada", "Alan", "Barbara", "Edsger"]

  var body: some View {
    NavigationStack {
      List {
        ForEach(names, id: \.self) { Text($0) }
          .onDelete { names.remove(atOffsets: $0) }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
      }
      .navigationTitle("People")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar { EditButton() }
    }
  }
}

/// Swipe a row to either side to reveal its actions.
private struct SwipeActions: View {
  @State private var isPinned = false
  @State private var last = "nothing"

  var body: some View {
    List {
      Label("Swipe me", systemImage: isPinned ? "pin.fill" : "envelope")
        .swipeActions(edge: .leading) {
          Button("Pin", systemImage: "pin") { isPinned.toggle() }.tint(.orange)
        }
        .swipeActions {
          Button("Delete", role: .destructive) { last = "deleted" }
          Button("Flag") { last = "flagged" }.tint(.indigo)
        }
      LabeledContent("Last action", value: last)
    }
  }
}

/// A list can have a selection of one row or several.
private struct RowSelection: View {
  @State private var fruit: String? = "Pear"

  var body: some View {
    VStack {
      List(["Apple", "Pear", "Plum", "Quince"], id: \.self, selection: $fruit) { Text($0) }
      Text("Selected: \(fruit ?? "none")").padding(.bottom)
    }
  }
}

private struct Folder: Identifiable {
  let id: String
  var folders: [Folder]?
}

/// Hierarchical rows that expand and collapse.
private struct OutlineRows: View {
  private let folders = [
    Folder(id: "Documents", folders: [Folder(id: "Letters"), Folder(id: "Bills")]),
    Folder(id: "Pictures", folders: [Folder(id: "Journeys", folders: [Folder(id: "Lisbon")])]),
  ]

  var body: some View {
    List(folders, children: \.folders) { Label($0.id, systemImage: "folder") }
  }
}

/// Rows with a custom background, insets, separator and tint.
private struct RowAppearance: View {
  var body: some View {
    List {
      Text("Yellow background").listRowBackground(Color.yellow.opacity(0.3))
      Text("Hidden separator below").listRowSeparator(.hidden, edges: .bottom)
      Text("Red separator").listRowSeparatorTint(.red)
      Text("Larger leading inset").listRowInsets(EdgeInsets(top: 0, leading: 48, bottom: 0, trailing: 16))
      Label("Orange tint", systemImage: "sun.max").listItemTint(.orange)
    }
  }
}

/// A form aligns controls like settings: labels on the leading side, values on the trailing side.
private struct SettingsForm: View {
  @State private var name = "Ada"
  @State private var isPrivate = true
  @State private var sound = "Chime"
  @State private var copies = 1
  @State private var date = Date(timeIntervalSince1970: 1_800_000_000)

  var body: some View {
    Form {
      Section("Profile") {
        TextField("Name", text: $name)
        Toggle("Private", isOn: $isPrivate)
        LabeledContent("Version", value: "1.0")
      }
      Section {
        Picker("Sound", selection: $sound) {
          ForEach(["Chime", "Bell", "None"], id: \.self) { Text($0) }
        }
        Stepper("\(copies) copies", value: $copies, in: 1...9)
        DatePicker("Begins", selection: $date, displayedComponents: .date)
        DisclosureGroup("More") { Text("Rarely used settings") }
      }
      Section {
        Button("Sign out", role: .destructive) {}
      }
    }
  }
}

/// A search field in the navigation bar filters the list.
private struct SearchableList: View {
  @State private var words = ""
  private let names = ["Amsterdam", "Antwerp", "Athens", "Berlin", "Lisbon", "Paris", "Prague"]

  var body: some View {
    NavigationStack {
      List(names.filter { words.isEmpty || $0.localizedCaseInsensitiveContains(words) }, id: \.self) { Text($0) }
        .listStyle(.plain)
        .navigationTitle("Cities")
        .searchable(text: $words, prompt: "City")
    }
  }
}

/// Pull down, or press the refresh button, to update the content.
private struct PullToRefresh: View {
  @State private var count = 0

  var body: some View {
    List {
      Text("Refreshed \(count) times")
    }
    .refreshable { count += 1 }
  }
}

/// A lazy grid with as many columns as fit.
private struct AdaptiveGrid: View {
  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))], spacing: 12) {
        ForEach(1..<31) { number in
          Text("\(number)").frame(maxWidth: .infinity, minHeight: 60)
            .background(Color.teal.opacity(0.2), in: RoundedRectangle(cornerRadius: 10))
        }
      }
      .padding()
    }
  }
}

/// A horizontal grid with rows of fixed height. Each column is as wide as its content.
private struct HorizontalGrid: View {
  var body: some View {
    ScrollView(.horizontal) {
      LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 12) {
        ForEach(1..<25) { number in
          Text("Number \(number)").padding(8).background(Color.orange.opacity(0.2)).cornerRadius(8)
        }
      }
      .padding(.horizontal)
    }
  }
}

/// Each column of a grid is as wide as its widest cell.
private struct AlignedGrid: View {
  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8) {
      GridRow {
        Text("Planet")
        Text("Moons").gridColumnAlignment(.trailing)
      }
      .font(.headline)
      Divider()
      ForEach(Planet.all) { planet in
        GridRow {
          Text(planet.name)
          Text("\(planet.moons)")
        }
      }
    }
  }
}

/// Press a column header to sort the table. On a phone, only the first column is shown.
private struct SortableTable: View {
  @State private var chosen: Planet.ID?
  @State private var order = [KeyPathComparator(\Planet.moons, order: .reverse)]

  var body: some View {
    Table(Planet.all.sorted(using: order), selection: $chosen, sortOrder: $order) {
      TableColumn("Planet", value: \.name)
      TableColumn("Moons", value: \.moons) { Text("\($0.moons)") }
        .alignment(.numeric)
    }
  }
}

/// A pinned header stays at the top while its section is visible.
private struct PinnedHeaders: View {
  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, pinnedViews: [.sectionHeaders]) {
        ForEach(1..<5) { section in
          Section {
            ForEach(1..<6) { Text("Line \($0)").padding(.horizontal) }
          } header: {
            Text("Section \(section)").font(.headline).padding(8)
              .frame(maxWidth: .infinity, alignment: .leading)
              .background(.background)
          }
        }
      }
    }
  }
}

/// A scroll view reader scrolls to a row by its identifier.
private struct ScrollingToRows: View {
  var body: some View {
    ScrollViewReader { reader in
      VStack(spacing: 0) {
        HStack(spacing: 32) {
          Button("First") { withAnimation { reader.scrollTo(1, anchor: .top) } }
          Button("Middle") { withAnimation { reader.scrollTo(50, anchor: .center) } }
          Button("Last") { withAnimation { reader.scrollTo(100, anchor: .bottom) } }
        }
        .frame(height: 44)
        List(1..<101) { Text("Row \($0)").id($0) }.listStyle(.plain)
      }
    }
  }
}

/// A content-unavailable view replaces a list that has no rows.
private struct EmptyState: View {
  var body: some View {
    ContentUnavailableView {
      Label("No Mail", systemImage: "tray")
    } description: {
      Text("Messages that you receive appear here.")
    } actions: {
      Button("Compose") {}
    }
  }
}
