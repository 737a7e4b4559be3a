import Elements
import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Selection in lists")
struct ListSelectionTests {
  private func selected(_ screen: Screen) -> [String] {
    screen.findAll(.role(.text)).filter { $0.attribute("selected") == "true" }.map(\.name)
  }

  @Test("A tap selects a row by its tag or its element's id")
  func one() async throws {
    struct One: View {
      @State private var selection: Int?
      var body: some View {
        List(selection: $selection) {
          Text("first").tag(10)
          ForEach(0..<3) { Text("row \($0)").selectionDisabled($0 == 1) }
          Text("untagged")
        }
      }
    }
    let screen = await Screen { One() }
    #expect(selected(screen).isEmpty)
    try await screen.tap("row 2")
    #expect(selected(screen) == ["row 2"])
    try await screen.tap("first")
    #expect(selected(screen) == ["first"])
    await #expect(throws: ActionError.self) { try await screen.tap("row 1") }
    await #expect(throws: ActionError.self) { try await screen.tap("untagged") }
    #expect(selected(screen) == ["first"])
  }

  @Test(
    "A set selects several rows in edit mode; otherwise it selects one row, or none in compact width",
    arguments: [true, false])
  func many(isWide: Bool) async throws {
    struct Many: View {
      @State private var selection: Set<Int> = [2]
      var body: some View {
        List(0..<4, selection: $selection) { Text("row \($0)") }
        EditButton()
      }
    }
    let screen = await Screen(size: CGSize(width: isWide ? 1024 : 390, height: 844)) { Many() }
    #expect(selected(screen) == ["row 2"])
    if isWide {
      try await screen.tap("row 0")
    } else {
      await #expect(throws: ActionError.self) { try await screen.tap("row 0") }
    }
    let first = isWide ? "row 0" : "row 2"
    #expect(selected(screen) == [first])
    try await screen.tap("Edit")
    try await screen.tap("row 3")
    #expect(selected(screen) == [first, "row 3"])
    try await screen.tap(.text(first))
    #expect(selected(screen) == ["row 3"])
  }

  @Test("A tap with Command toggles a row's selection, and a tap with Shift extends the selection")
  func heldKeys() async throws {
    struct Many: View {
      @State private var selection: Set<Int> = [2]
      @State private var one: Int?
      @State private var mode = EditMode.inactive
      var body: some View {
        List(selection: $selection) {
          Text("heading")
          ForEach(0..<8) { Text("row \($0)").selectionDisabled($0 == 5) }
        }
        .environment(\.editMode, $mode)
        List(0..<2, selection: $one) { Text("single \($0)") }
        Button("edit") { mode = .active }
      }
    }
    let screen = await Screen { Many() }
    try await screen.tap("row 0", modifiers: .command)
    #expect(selected(screen) == ["row 0", "row 2"])
    try await screen.tap("row 2", modifiers: .control)
    #expect(selected(screen) == ["row 0"])
    try await screen.tap("row 7", modifiers: .command)
    // The range starts at the nearest selected row.
    try await screen.tap("row 4", modifiers: .shift)
    #expect(selected(screen) == ["row 0", "row 4", "row 6", "row 7"])
    for name in ["row 5", "heading", "single 1"] {
      await #expect(throws: ActionError.self) { try await screen.tap(.text(name), modifiers: .command) }
    }
    try await screen.tap("edit")
    await #expect(throws: ActionError.self) { try await screen.tap("row 1", modifiers: .command) }
    #expect(screen.attributes(of: .list).contains { $0[.editing] == .string("select") })
    try await screen.tap("row 1")
    #expect(selected(screen) == ["row 0", "row 1", "row 4", "row 6", "row 7"])
  }

  @Test(
    "A malformed selection event selects nothing",
    arguments: ["", "1", "9999 toggle", "x toggle", "#", "-1 extend"])
  func malformedSelections(text: String) throws {
    var selection: Set<Int> = [1]
    let binding = Binding(get: { selection }, set: { selection = $0 })
    let host = PictureHost()
    let hosted = HostedView(on: host) { List(0..<3, selection: binding) { Text("row \($0)") } }
    hosted.graph.turn()
    let list = try #require(hosted.graph.root.firstChild)
    let row = try #require(list.firstChild)
    let value = text == "#" ? "\(row.id) otherwise" : text
    #expect(hosted.graph.dispatch(Event(.select, value: .string(value)), to: list.id) == .notHandled)
    #expect(hosted.graph.dispatch(Event(.select), to: list.id) == .undeclaredPayload)
    #expect(selection == [1])
    hosted.graph.stop()
  }

  @Test("Moving to a row with an arrow key selects it alone, without the primary action", arguments: [false, true])
  func movedTo(isMany: Bool) throws {
    var one: Int? = 0
    var many: Set<Int> = [0, 2]
    var opened: [Set<Int>] = []
    let host = PictureHost()
    let hosted = HostedView(on: host) {
      Group {
        if isMany {
          List(0..<3, selection: Binding(get: { many }, set: { many = $0 })) { Text("row \($0)") }
        } else {
          List(0..<3, selection: Binding(get: { one }, set: { one = $0 })) { Text("row \($0)") }
        }
      }
      .contextMenu(forSelectionType: Int.self) { _ in
        Button("Open") {}
      } primaryAction: {
        opened.append($0)
      }
      .environment(\.horizontalSizeClass, .regular)
    }
    hosted.graph.turn()
    var list = try #require(hosted.graph.root.firstChild)
    while list.kind != .list { list = try #require(list.firstChild) }
    let row = try #require(list.children.dropFirst().first)
    #expect(hosted.graph.dispatch(Event(.select, value: .string("\(row.id) only")), to: list.id) == .handled)
    #expect(isMany ? many == [1] : one == 1)
    #expect(opened.isEmpty)
    hosted.graph.stop()
  }

  @Test("A selected row is marked when it is scrolled into view")
  func scrolled() async throws {
    struct Long: View {
      @State private var selection: Int? = 700
      var body: some View { List(0..<1_000, selection: $selection) { Text("row \($0)") } }
    }
    let screen = await Screen { Long() }
    #expect(selected(screen).isEmpty)
    try await screen.scroll(to: "row 700")
    #expect(selected(screen) == ["row 700"])
  }

  @Test("With a non-optional selection one row is always selected")
  func required() async throws {
    struct Required: View {
      @State private var selection = "b"
      var body: some View { List(["a", "b", "c"], id: \.self, selection: $selection) { Text($0) } }
    }
    let screen = await Screen { Required() }
    #expect(selected(screen) == ["b"])
    try await screen.tap("c")
    #expect(selected(screen) == ["c"])
    try await screen.tap("c")
    #expect(selected(screen) == ["c"])
  }

  @Test("Without a binding no row can be selected")
  func unbound() async throws {
    let screen = await Screen { List(0..<2, selection: nil as Binding<Int?>?) { Text("row \($0)") } }
    await #expect(throws: ActionError.self) { try await screen.tap("row 1") }
  }

  @Test("A row offers its context menu, and a tap runs the primary action")
  func listMenus() async throws {
    struct Offered: View {
      @State private var chosen: String?
      private let fruits = ["pear", "plum", "fig"]
      @State private var opened = "nothing"
      @State private var dropped = "nothing"
      var body: some View {
        Text("opened \(opened), dropped \(dropped)")
        List(fruits, id: \.self, selection: $chosen) { Text($0) }
          .contextMenu(forSelectionType: String.self) { ids in
            Button("Drop \(ids.sorted().joined())") { dropped = ids.sorted().joined() }
          } primaryAction: { ids in
            opened = ids.sorted().joined()
          }
      }
    }
    let screen = await Screen { Offered() }
    try await screen.tap("pear")
    #expect(screen.contains("opened pear, dropped nothing"))
    try await screen.choose("Drop pear", in: "pear")
    #expect(screen.contains("opened pear, dropped pear"))
    try await screen.choose("Drop plum", in: "plum")
    #expect(screen.findAll(.role(.text)).contains { $0.name.hasSuffix("dropped plum") })
  }

  @Test("A context menu on one of several selected rows applies to all selected rows")
  func menuOfSeveral() async throws {
    struct Several: View {
      @State private var chosen: Set<Int> = [1, 2]
      @State private var copied: [Int] = []
      var body: some View {
        Text("copied \(copied.map { "\($0)" }.joined(separator: " "))")
        List(0..<4, selection: $chosen) { Text("row \($0)") }
          .contextMenu(forSelectionType: Int.self) { ids in Button("Copy \(ids.count)") { copied = ids.sorted() } }
      }
    }
    let screen = await Screen { Several() }
    try await screen.choose("Copy 2", in: "row 1")
    #expect(screen.contains("copied 1 2"))
    try await screen.choose("Copy 1", in: "row 3")
    #expect(screen.contains("copied 3"))
    #expect(selected(screen) == ["row 1", "row 2"])
  }

  @Test("A tap on a row selects it into a set, but a tap on its button does not")
  func collections() async throws {
    struct Item: Identifiable {
      let id: Int
    }

    @MainActor
    struct Items: View {
      @State private var selection: Set<Int> = []
      @State private var rows = [Item(id: 0), Item(id: 1)]
      @State private var checked = 0

      var body: some View {
        List(rows, selection: $selection) { Text("row \($0.id)") }
        List($rows, selection: $selection) { Text("bound \($0.wrappedValue.id)") }
        List(selection: $selection) {
          ForEach(rows) { row in
            HStack {
              Text("with \(row.id)")
              Button("check \(row.id)") { checked += 1 }
            }
          }
        }
        Text("\(checked) checked")
      }
    }
    let screen = await Screen(size: CGSize(width: 1024, height: 768)) { Items() }
    try await screen.tap("row 1")
    #expect(selected(screen).contains("row 1"))
    try await screen.tap("bound 0")
    #expect(selected(screen).contains("row 0"))
    try await screen.tap(.button("check 1"))
    #expect(screen.contains("1 checked"))
    #expect(selected(screen).contains("row 0"))
    #expect(!selected(screen).contains("row 1"))
  }

  private struct Groups: View {
    @Binding var selection: Int?

    var body: some View {
      List(selection: $selection) {
        ForEach(0..<2, id: \.self) { group in
          Section {
            ForEach([group * 10 + 5, group * 10 + 6], id: \.self) { Text("row \($0)") }
          } header: {
            Text("header \(group)")
          } footer: {
            Text("footer \(group)")
          }
        }
        ForEach(2..<4, id: \.self) { group in
          Section { Text("alone \(group)").tag(group * 10) }
        }
      }
    }
  }

  @Test("Section headers and footers in a collection cannot be selected")
  func sections() async throws {
    struct Selecting: View {
      @State private var selection: Int?
      var body: some View {
        Groups(selection: $selection)
        Text("selection \(selection ?? -1)")
      }
    }
    let screen = await Screen { Selecting() }
    for part in ["header 0", "footer 1"] {
      await #expect(throws: ActionError.self) { try await screen.tap(.text(part)) }
    }
    #expect(screen.contains("selection -1"))
    try await screen.tap("row 16")
    #expect(selected(screen) == ["row 16"])
    try await screen.tap("alone 3")
    #expect(screen.contains("selection 30"))
  }

  @Test(
    "Section headers in a collection are not marked as selected and have no menu",
    arguments: [1, 2])
  func selectedGroup(id: Int) async throws {
    struct Selecting: View {
      @State var selection: Int?
      @State private var copied: [Int] = []
      var body: some View {
        Groups(selection: $selection)
          .contextMenu(forSelectionType: Int.self) { ids in Button("Copy") { copied = ids.sorted() } }
        Text("copied \(copied.map { "\($0)" }.joined(separator: " "))")
      }
    }
    let screen = await Screen { Selecting(selection: id) }
    #expect(selected(screen).isEmpty)
    #expect((screen.attributes(of: .listRow) + screen.attributes(of: .trait)).allSatisfy { $0[.selected] == nil })
    await #expect(throws: ActionError.self) { try await screen.choose("Copy", in: .text("header 1")) }
    try await screen.choose("Copy", in: "row 5")
    #expect(screen.contains("copied 5"))
  }

  @Test("In compact width tapping a section header does not navigate to the next column")
  func compactColumns() async throws {
    struct Columns: View {
      @State private var selection: Int?
      var body: some View {
        NavigationSplitView {
          Groups(selection: $selection).navigationTitle("Groups")
        } detail: {
          Text("detail \(selection ?? -1)")
        }
      }
    }
    let screen = await Screen(size: CGSize(width: 390, height: 844)) { Columns() }
    await #expect(throws: ActionError.self) { try await screen.tap(.text("header 1")) }
    #expect(screen.attributes(of: .splitView).map { $0[.compactColumn] } == [.string("sidebar")])
    try await screen.tap("row 6")
    #expect(screen.attributes(of: .splitView).map { $0[.compactColumn] } == [.string("detail")])
    #expect(screen.contains("detail 6"))
  }

  @Test("Section headers in a picker's collection are not options")
  func pickerSections() async throws {
    struct Choosing: View {
      @State private var item = 5
      var body: some View {
        Picker("Item", selection: $item) {
          ForEach(0..<2, id: \.self) { group in
            Section("header \(group)") {
              ForEach([group * 10 + 5, group * 10 + 6], id: \.self) { Text("item \($0)") }
            }
          }
        }
        .pickerStyle(.inline)
        Text("chosen \(item)")
      }
    }
    let screen = await Screen { Choosing() }
    await #expect(throws: ActionError.self) { try await screen.choose("header 1", in: "Item") }
    try await screen.choose("item 16", in: "Item")
    #expect(screen.contains("chosen 16"))
  }
}
