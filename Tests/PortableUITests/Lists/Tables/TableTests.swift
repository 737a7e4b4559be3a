import Elements
import Foundation
import ScreenTesting
import SwiftUI
import Testing

private struct Planet: Identifiable, Equatable {
  let name: String
  var moons: Int
  var found: Int?
  var id: String { name }

  static let all = [
    Planet(name: "Mars", moons: 2), Planet(name: "earth", moons: 1), Planet(name: "Neptune", moons: 16, found: 1846),
  ]
}

private let wide = CGSize(width: 1_000, height: 800)

/// Returns the texts of the rows in order.
@MainActor
private func names(_ screen: Screen) -> [String] {
  screen.findAll(.role(.text)).map(\.name).filter { name in Planet.all.contains { $0.name == name } }
}

@MainActor
@Suite("Tables")
struct TableTests {
  private struct Sorted: View {
    @State private var planets = Planet.all
    @State private var order = [KeyPathComparator(\Planet.moons)]
    var body: some View {
      Table(planets, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Moons", value: \.moons) { Text("\($0.moons) moons") }
        TableColumn("Found", value: \.found) { Text($0.found.map { "in \($0)" } ?? "ever") }
        TableColumn("About") { Button("About \($0.name)") {} }
      }
      .onChange(of: order) { planets.sort(using: order) }
    }
  }

  @Test("A row has a cell for each column, below the headers")
  func cells() async {
    let screen = await Screen(size: wide) {
      Table(Planet.all) {
        TableColumn("Name", value: \.name)
        TableColumn("Moons") { Text("\($0.moons) moons") }
      }
    }
    let texts = screen.findAll(.role(.text)).map(\.name)
    #expect(texts == ["Name", "Moons", "Mars", "2 moons", "earth", "1 moons", "Neptune", "16 moons"])
    #expect(screen.findAll(.role(.table)).count == 1)
    #expect(screen.attributes(of: .table).map { $0[.tracks]?.description } == ["80.0…|80.0…"])
  }

  /// The sort orders of the columns of a table.
  private func orders(on screen: Screen) -> [String?] {
    screen.attributes(of: .tableHeaderCell).map { $0[.columnOrder]?.description }
  }

  @Test("A tap on a header sorts by its column, and another reverses the order")
  func sorting() async throws {
    let screen = await Screen(size: wide) { Sorted() }
    #expect(names(screen) == ["Mars", "earth", "Neptune"])
    #expect(orders(on: screen) == ["none", "ascending", "none", nil])
    try await screen.tap("Name")
    #expect(names(screen) == ["earth", "Mars", "Neptune"])
    try await screen.tap("Name")
    #expect(names(screen) == ["Neptune", "Mars", "earth"])
    #expect(orders(on: screen) == ["descending", "none", "none", nil])
    try await screen.tap("Found")
    #expect(names(screen).last == "Neptune")
    try await screen.tap("Moons")
    #expect(names(screen) == ["earth", "Mars", "Neptune"])
  }

  @Test("A column without a comparator is not tappable")
  func unsorted() async {
    let screen = await Screen(size: wide) { Sorted() }
    #expect(screen.findAll(.button("About")).isEmpty)
    await #expect(throws: ActionError.self) { try await screen.tap("About") }
    await #expect(throws: Never.self) { try await screen.tap("About Mars") }
  }

  @Test("A custom comparator sorts the rows, and a second tap reverses it")
  func ownComparator() async throws {
    struct ByLength: SortComparator {
      var order = SortOrder.forward
      func compare(_ first: Planet, _ second: Planet) -> ComparisonResult {
        let counts = (first.name.count, second.name.count)
        if counts.0 == counts.1 { return .orderedSame }
        return (counts.0 < counts.1) == (order == .forward) ? .orderedAscending : .orderedDescending
      }
    }
    struct Own: View {
      @State private var order: [ByLength] = []
      var body: some View {
        Table(of: Planet.self, sortOrder: $order) {
          TableColumn("Length", sortUsing: ByLength()) { Text($0.name) }
        } rows: {
          ForEach(Planet.all.sorted(using: order)) { TableRow($0) }
        }
      }
    }
    let screen = await Screen(size: wide) { Own() }
    try await screen.tap("Length")
    #expect(names(screen) == ["Mars", "earth", "Neptune"])
    try await screen.tap("Length")
    #expect(names(screen) == ["Neptune", "earth", "Mars"])
  }

  @Test("In compact width only the first column is shown, without headers")
  func compact() async {
    let screen = await Screen { Sorted() }
    #expect(screen.findAll(.role(.text)).map(\.name) == ["Mars", "earth", "Neptune"])
  }

  @Test("Column headers can be hidden")
  func hiddenHeaders() async {
    let screen = await Screen(size: wide) { Sorted().tableColumnHeaders(.hidden) }
    #expect(!screen.contains("Moons") && screen.contains("2 moons"))
  }

  @Test("A tap selects a row, and a bound set is edited in edit mode")
  func selection() async throws {
    struct Chosen: View {
      @State private var one: String?
      @State private var many: Set<String> = ["earth"]
      var body: some View {
        Text("one: \(one ?? "none"), many: \(many.sorted().joined(separator: " "))")
        Table(Planet.all, selection: $one) { TableColumn("Name") { Text("One \($0.name)") } }
        Table(Planet.all, selection: $many) { TableColumn("Name") { Text("Many \($0.name)") } }
        EditButton()
      }
    }
    let screen = await Screen { Chosen() }
    try await screen.tap("One Mars")
    #expect(screen.contains("one: Mars, many: earth"))
    try await screen.tap("Edit")
    try await screen.tap("Many Neptune")
    #expect(screen.contains("one: Mars, many: Neptune earth"))
    #expect(screen.findAll(.role(.table)).count == 2)
  }

  @Test("A table can contain single rows, collections, sections and conditional rows")
  func rows() async throws {
    struct Mixed: View {
      @State private var hasMore = false
      @State private var selection: String?
      var body: some View {
        Button("More") { hasMore.toggle() }
        Text("chosen: \(selection ?? "none")")
        Table(of: Planet.self, selection: $selection) {
          TableColumn("Name", value: \.name)
          if hasMore { TableColumn("Moons") { Text("\($0.moons) moons") } }
        } rows: {
          TableRow(Planet(name: "Sun", moons: 0))
          if hasMore {
            Section("Others") { ForEach(Planet.all) }
          } else {
            ForEach(Planet.all.prefix(1), id: \.name) { planet in
              TableRow(planet).selectionDisabled()
            }
          }
        }
      }
    }
    let screen = await Screen(size: wide) { Mixed() }
    try await screen.tap("Sun")
    #expect(screen.contains("chosen: Sun"))
    await #expect(throws: ActionError.self) { try await screen.tap("Mars") }
    try await screen.tap("More")
    #expect(screen.contains("Others") && screen.contains("Neptune") && screen.contains("16 moons"))
    try await screen.tap("Neptune")
    #expect(screen.contains("chosen: Neptune"))
  }

  @Test("Of many rows only those near the visible area are created")
  func manyRows() async throws {
    let planets = (0..<5_000).map { Planet(name: "Planet \($0)", moons: $0) }
    let screen = await Screen(size: wide) { Table(planets) { TableColumn("Name", value: \.name) } }
    #expect(screen.contains("Planet 1") && !screen.contains("Planet 4000"))
    try await screen.scroll(to: "Planet 4000")
    #expect(screen.contains("Planet 4000"))
  }

  @Test("Columns have their widths and alignment")
  func widths() async {
    let screen = await Screen(size: wide) {
      Table(Planet.all) {
        TableColumn("Name", value: \.name).width(120)
        TableColumn("Moons") { Text("\($0.moons)") }.width(min: 40, ideal: 60, max: 90).alignment(.numeric)
        TableColumn("Found") { Text("\($0.found ?? 0)") }.width(ideal: 70)
        TableColumn("Bad") { Text("\($0.moons)") }.width(.nan)
      }
    }
    let tracks = screen.attributes(of: .table).map { $0[.tracks]?.description }
    #expect(tracks.count == 1 && tracks[0]?.hasPrefix("120.0|40.0…90.0|70.0…|") == true)
    let alignments = screen.attributes(of: .tableHeaderCell).map { $0[.cellAlignment] }
    #expect(alignments.map { $0 != nil } == [false, true, false, false])
  }

  @Test("Without a minimum width, a column is at most as wide as its maximum, and not at least as wide as its ideal")
  func limits() async {
    let screen = await Screen(size: wide) {
      Table(Planet.all) {
        TableColumn("Narrow") { Text("\($0.moons)") }.width(max: 50)
        TableColumn("Ideal") { Text("\($0.moons)") }.width(ideal: 200)
      }
    }
    #expect(screen.attributes(of: .table).map { $0[.tracks]?.description } == ["50.0|80.0…"])
  }

  @Test("A table reports its style to the host")
  func styles() async {
    let screen = await Screen(size: wide) {
      Table(Planet.all) { TableColumn("Name", value: \.name) }.tableStyle(.bordered)
      Table(Planet.all) { TableColumn("Name", value: \.name) }.tableStyle(.inset)
      Table(Planet.all) { TableColumn("Name", value: \.name) }.tableStyle(.automatic)
    }
    #expect(
      screen.attributes(of: .table).map { $0[.tableStyle]?.description } == ["bordered", "inset", "automatic"])
  }

  @Test("A context menu on a selected row applies to the whole selection")
  func menus() async throws {
    struct Offered: View {
      @State private var chosen: Set<String> = ["Mars", "earth"]
      @State private var dropped = ""
      var body: some View {
        Text("dropped \(dropped)")
        Table(Planet.all, selection: $chosen) { TableColumn("Name", value: \.name) }
          .contextMenu(forSelectionType: String.self) { ids in
            Button("Drop \(ids.sorted().joined(separator: " "))") {
              dropped = ids.sorted().joined(separator: " ")
              if ids.count > 1 { chosen = [] }
            }
          }
      }
    }
    let screen = await Screen(size: wide) { Offered() }
    await #expect(throws: ActionError.self) { try await screen.choose("Drop Mars earth", in: "Neptune") }
    try await screen.choose("Drop Mars earth", in: "Mars")
    #expect(screen.contains("dropped Mars earth"))
    try await screen.choose("Drop Neptune", in: "Neptune")
    #expect(screen.contains("dropped Neptune"))
    await #expect(throws: ActionError.self) { try await screen.choose("Drop Mars earth", in: "Mars") }
  }

  @Test("A row can have its own menu, and columns can be grouped or repeated")
  func parts() async throws {
    var visits = 0
    let screen = await Screen(size: wide) {
      Table(of: Planet.self) {
        Group {
          TableColumn("Name") { (planet: Planet) in Text(planet.name) }
          TableColumn("Moons") { (planet: Planet) in Text("\(planet.moons) moons") }
        }
        TableColumnForEach(["A", "B"], id: \.self) { letter in
          TableColumn(letter) { Text("\($0.name) \(letter)") }
        }
      } rows: {
        TableRow(Planet.all[0]).contextMenu { Button("Visit") { visits += 1 } }
      }
    }
    #expect(screen.contains("Mars B") && screen.contains("2 moons"))
    try await screen.choose("Visit", in: "Mars B")
    #expect(visits == 1)
  }
}
