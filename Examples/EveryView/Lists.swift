import SwiftUI

extension Family {
  static let lists = Family(
    "Lists and forms", source: PackageResources.Lists_txt,
    [
      Example(height: 360) { Sections() },
      Example(height: 280, with: ["Planet"]) { RowsOfData() },
      Example(height: 360) { EditedRows() },
      Example(height: 260) { SwipedRows() },
      Example(height: 320) { ChosenRows() },
      Example(height: 300, with: ["Folder"]) { Outline() },
      Example(height: 300) { LooksOfRows() },
      Example(height: 560) { SettingsForm() },
      Example(height: 340) { Search() },
      Example(height: 220) { PulledDown() },
      Example(height: 240) { LazyGrid() },
      Example(height: 120) { AcrossGrid() },
      Example { RowsAndColumns() },
      Example(height: 260, with: ["Planet"]) { SortedTable() },
      Example(height: 240) { PinnedHeaders() },
      Example(height: 200) { JumpingToRows() },
      Example(height: 260) { NothingThere() },
    ])
}

/// Rows in groups, each with a header and a footer; a group may be folded.
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
        Text("A footer says more about its group.")
      }
      Section("Folded at will", isExpanded: $isExpanded) {
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

/// A row for each element of a collection, without groups around them.
private struct RowsOfData: View {
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

/// Rows are deleted and moved, by hand or by keyboard, while the list is edited.
private struct EditedRows: View {
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

/// A swipe to either side shows what can be done with a row.
private struct SwipedRows: View {
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
      LabeledContent("Last", value: last)
    }
  }
}

/// One row is chosen, or several.
private struct ChosenRows: View {
  @State private var fruit: String? = "Pear"

  var body: some View {
    VStack {
      List(["Apple", "Pear", "Plum", "Quince"], id: \.self, selection: $fruit) { Text($0) }
      Text("Chosen: \(fruit ?? "none")").padding(.bottom)
    }
  }
}

private struct Folder: Identifiable {
  let id: String
  var folders: [Folder]?
}

/// Rows that have rows.
private struct Outline: View {
  private let folders = [
    Folder(id: "Documents", folders: [Folder(id: "Letters"), Folder(id: "Bills")]),
    Folder(id: "Pictures", folders: [Folder(id: "Journeys", folders: [Folder(id: "Lisbon")])]),
  ]

  var body: some View {
    List(folders, children: \.folders) { Label($0.id, systemImage: "folder") }
  }
}

/// A row has a ground, insets, a line and a tint of its own.
private struct LooksOfRows: View {
  var body: some View {
    List {
      Text("On yellow").listRowBackground(Color.yellow.opacity(0.3))
      Text("Without a line below").listRowSeparator(.hidden, edges: .bottom)
      Text("With a red line").listRowSeparatorTint(.red)
      Text("Farther in").listRowInsets(EdgeInsets(top: 0, leading: 48, bottom: 0, trailing: 16))
      Label("In orange", systemImage: "sun.max").listItemTint(.orange)
    }
  }
}

/// Controls in a form stand as settings do: their names before them, their values at the end.
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
        DisclosureGroup("More") { Text("What few need") }
      }
      Section {
        Button("Sign out", role: .destructive) {}
      }
    }
  }
}

/// A field in the bar narrows what is listed.
private struct Search: View {
  @State private var words = ""
  private let names = ["Amsterdam", "Antwerp", "Athens", "Berlin", "Lisbon", "Paris", "Prague"]

  var body: some View {
    NavigationStack {
      List(names.filter { words.isEmpty || $0.localizedCaseInsensitiveContains(words) }, id: \.self) { Text($0) }
        .listStyle(.plain)
        .navigationTitle("Cities")
        .searchable(text: $words, prompt: "A city")
    }
  }
}

/// What is pulled down, or whose button is pressed, is brought up to date.
private struct PulledDown: View {
  @State private var count = 0

  var body: some View {
    List {
      Text("Brought up to date \(count) times")
    }
    .refreshable { count += 1 }
  }
}

/// As many columns as have room.
private struct LazyGrid: View {
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

/// Rows of fixed height, as wide as what is in them.
private struct AcrossGrid: View {
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

/// Columns are as wide as the widest of their cells.
private struct RowsAndColumns: View {
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

/// A table that is sorted by what a person presses above it. A phone shows its first column.
private struct SortedTable: View {
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

/// Headers stay at the top as long as something of their section is seen.
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

/// A button leads to a row that is far away.
private struct JumpingToRows: View {
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

/// What stands in place of rows where there are none.
private struct NothingThere: View {
  var body: some View {
    ContentUnavailableView {
      Label("No mail", systemImage: "tray")
    } description: {
      Text("What is sent to you will stand here.")
    } actions: {
      Button("Write to yourself") {}
    }
  }
}
