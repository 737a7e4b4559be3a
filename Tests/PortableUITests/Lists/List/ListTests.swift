import Elements
import IssueRecording
import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("List")
struct ListTests {
  struct Item: Identifiable, Equatable {
    let id: Int
  }

  @Observable
  final class Model {
    var items: [Item]
    init(_ ids: some Sequence<Int>) { items = ids.map { Item(id: $0) } }
  }

  struct Row: View {
    let item: Item
    let probe: Probe
    @State private var taps = 0
    var body: some View {
      Button("row \(String(item.id)), \(taps)") { taps += 1 }
        .onAppear { probe.note("appear \(item.id)") }
        .onDisappear { probe.note("disappear \(item.id)") }
        .task {
          probe.note("start \(item.id)")
          await Never.finish()
          probe.note("end \(item.id)")
        }
    }
  }

  struct Rows: View {
    let model: Model
    var probe = Probe()
    var body: some View { List(model.items) { Row(item: $0, probe: probe) } }
  }

  private func names(_ screen: Screen) -> [String] { screen.findAll(.role(.button)).map(\.name) }

  @Test("Initially a list creates only its first rows, and a gap element counts the others")
  func beginning() async {
    let screen = await Screen { Rows(model: Model(0..<100_000)) }
    #expect(names(screen) == (0..<100).map { "row \($0), 0" })
    #expect(screen.attributes(of: .gap) == [[.rows: .number(99_900)]])
    #expect(!screen.contains("row 100, 0"))
  }

  @Test("Finding a row scrolls to it")
  func looking() async throws {
    let screen = await Screen { Rows(model: Model(0..<1_000)) }
    try await screen.tap("row 700, 0")
    #expect(try screen.find("row 700, 1").isEnabled)
    #expect(!screen.contains("row 0, 0"))
    #expect(try screen.find("row 0, 0").isEnabled)
    #expect(throws: LookupError.self) { try screen.find("row 1000, 0") }
    #expect(screen.contains("row 0, 0"))
  }

  @Test("A row scrolled away disappears, and appears again with its state")
  func scrolledAway() async throws {
    let probe = Probe()
    let screen = await Screen { Rows(model: Model(0..<1_000), probe: probe) }
    try await screen.tap("row 3, 0")
    probe.forget()
    try await screen.scrollToBottom()
    #expect(screen.contains("row 999, 0"))
    #expect(!screen.contains("row 3, 1"))
    #expect(probe.notes.filter { $0.hasSuffix(" 3") } == ["disappear 3", "end 3"])
    probe.forget()
    try await screen.scrollToTop()
    #expect(screen.contains("row 3, 1"))
    #expect(probe.notes.filter { $0.hasSuffix(" 3") } == ["appear 3", "start 3"])
  }

  @Test("Removing a row's id discards its state, even while it is scrolled away")
  func stateGoes() async throws {
    let model = Model(0..<1_000)
    let screen = await Screen { Rows(model: model) }
    try await screen.tap("row 3, 0")
    try await screen.tap("row 4, 0")
    try await screen.scrollToBottom()
    model.items.remove(at: 3)
    await screen.settle()
    model.items.insert(Item(id: 3), at: 0)
    await screen.settle()
    try await screen.scrollToTop()
    #expect(Array(names(screen).prefix(5)) == ["row 3, 0", "row 0, 0", "row 1, 0", "row 2, 0", "row 4, 1"])
  }

  @Test("Insertions above the visible rows do not move them, except at the top")
  func insertedAbove() async throws {
    let model = Model(0..<1_000)
    let screen = await Screen { Rows(model: model) }
    model.items.insert(contentsOf: (1_000..<1_200).map { Item(id: $0) }, at: 0)
    await screen.settle()
    #expect(names(screen).first == "row 1000, 0")
    #expect(names(screen).count == 100)
    try await screen.scroll(to: "row 500, 0")
    let before = names(screen)
    model.items.insert(contentsOf: (2_000..<3_000).map { Item(id: $0) }, at: 0)
    await screen.settle()
    #expect(names(screen) == before)
    model.items.removeFirst(900)
    await screen.settle()
    #expect(names(screen) == before)
  }

  @Test("The views, collections and sections of a list share one window of visible rows")
  func mixed() async throws {
    struct Mixed: View {
      var body: some View {
        List {
          Text("first")
          ForEach(0..<60) { Text("a\($0)") }
          Section {
            ForEach(0..<60) { Text("b\($0)") }
          } header: {
            Text("header")
          } footer: {
            Text("footer")
          }
          ForEach(0..<3) { section in
            Section("section \(section)") { ForEach(0..<500) { Text("c\(section).\($0)") } }
          }
        }
      }
    }
    let screen = await Screen { Mixed() }
    let lines = screen.findAll(.role(.text)).map(\.name)
    #expect(lines.prefix(3) == ["first", "a0", "a1"])
    #expect(lines.contains("b37") && !lines.contains("b38"))
    #expect(try screen.find(.text("header")).attribute("rowRole") == "header")
    #expect(screen.attributes(of: .gap).count { $0[.rows] == .number(500) } == 3)
    #expect(screen.contains("section 2"))
    try await screen.scroll(to: "c1.250")
    #expect(screen.contains("section 1"))
    #expect(!screen.contains("a0"))
  }

  @Test("A list shows rows added after it was empty")
  func filled() async {
    let model = Model([])
    let screen = await Screen { Rows(model: model) }
    #expect(names(screen).isEmpty)
    model.items = (0..<300).map { Item(id: $0) }
    await screen.settle()
    #expect(names(screen).count == 100)
    model.items = (1_000..<1_010).map { Item(id: $0) }
    await screen.settle()
    #expect(names(screen).first == "row 1000, 0")
    #expect(names(screen).count == 10)
    model.items = []
    await screen.settle()
    #expect(names(screen).isEmpty)
    #expect(screen.attributes(of: .listRow).isEmpty && screen.attributes(of: .gap).isEmpty)
  }

  @Test("Rows with duplicate ids are all shown and reported once")
  func duplicates() async {
    let model = Model([1, 2, 1, 3])
    let reported = await issues {
      let screen = await Screen { Rows(model: model) }
      for ids in [[1, 2, 1, 3], [1, 2, 1, 3, 2], [3, 1, 1, 1], [1, 1], [4, 4, 1, 4], []] {
        model.items = ids.map { Item(id: $0) }
        await screen.settle()
        #expect(names(screen) == ids.map { "row \($0), 0" })
      }
    }
    #expect(reported.count == 1)
    #expect(reported.first?.contains("several items with the same id, for example 1") == true)
  }

  @Test("The objects of a row that is scrolled away are retained until the row's id is removed")
  func objects() async throws {
    @MainActor
    final class Thing: ObservableObject {
      let probe: Probe
      let id: Int
      @Published var count = 0
      init(_ id: Int, _ probe: Probe) {
        self.id = id
        self.probe = probe
        probe.note("make \(id)")
      }
      isolated deinit { probe.note("drop \(id)") }
    }
    struct ThingRow: View {
      @StateObject var thing: Thing
      let id: Int
      init(id: Int, probe: Probe) {
        self.id = id
        _thing = StateObject(wrappedValue: Thing(id, probe))
      }
      var body: some View { Button("thing \(id), \(thing.count)") { thing.count += 1 } }
    }
    struct Things: View {
      let model: Model
      let probe: Probe
      var body: some View {
        List {
          ForEach(model.items) { item in
            if item.id >= 0 { HStack { ThingRow(id: item.id, probe: probe) } }
          }
        }
      }
    }
    let probe = Probe()
    let model = Model(0..<500)
    let screen = await Screen { Things(model: model, probe: probe) }
    try await screen.tap("thing 5, 0")
    try await screen.scrollToBottom()
    #expect(probe.notes.filter { $0.hasSuffix(" 5") } == ["make 5"])
    try await screen.scrollToTop()
    #expect(screen.contains("thing 5, 1"))
    #expect(probe.notes.filter { $0.hasSuffix(" 5") } == ["make 5"])
    try await screen.scrollToBottom()
    model.items.removeFirst(10)
    await screen.settle()
    #expect(probe.notes.filter { $0.hasSuffix(" 5") } == ["make 5", "drop 5"])
  }

  @Test("State of nested collections and branches is restored after scrolling")
  func nestedState() async throws {
    struct Nested: View {
      let model: Model
      var body: some View {
        List {
          ForEach(model.items) { item in
            HStack {
              if item.id.isMultiple(of: 2) { Counter(name: "even \(item.id)") } else { Counter(name: "odd \(item.id)") }
              ForEach(["x", "y"], id: \.self) { Counter(name: "\($0) \(item.id)") }
              Counter(name: "id \(item.id)").id(item.id)
            }
          }
        }
      }
    }
    struct Counter: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name), \(count)") { count += 1 } }
    }
    let screen = await Screen { Nested(model: Model(0..<500)) }
    for name in ["even 4, 0", "y 4, 0", "odd 5, 0", "id 5, 0"] { try await screen.tap(.named(name)) }
    try await screen.scrollToBottom()
    try await screen.scrollToTop()
    let names = names(screen)
    #expect(
      Array(names[16..<24]) == [
        "even 4, 1", "x 4, 0", "y 4, 1", "id 4, 0", "odd 5, 1", "x 5, 0", "y 5, 0", "id 5, 1",
      ])
  }

  @Test("A row whose view count changes keeps its position next to a gap")
  func changingRows() async throws {
    struct Folding: View {
      let id: Int
      @State private var isOpen = false
      var body: some View {
        Button("fold \(id)") { isOpen.toggle() }
        if isOpen { Text("open \(id)") }
      }
    }
    let screen = await Screen { List(0..<300) { Folding(id: $0) } }
    try await screen.tap("fold 99")
    #expect(screen.tree.contains("text \"open 99\"\n    (200 rows out of sight)"))
    try await screen.scrollToBottom()
    try await screen.scrollToTop()
    #expect(screen.contains(.text("open 99")))
    try await screen.tap("fold 99")
    #expect(!screen.contains("open 99"))
  }

  @Test("A list skips rows without views until it shows enough rows")
  func emptyRows() async throws {
    let screen = await Screen {
      List(0..<10_000) { number in
        if number.isMultiple(of: 15) { Text(verbatim: "row \(number)") }
      }
    }
    #expect(screen.findAll(.role(.text)).count >= 100)
    try await screen.scrollToBottom()
    #expect(screen.contains("row 9990"))
    #expect(try screen.find("row 4995").isEnabled)
  }

  @Test("A list of many sections creates only the sections near the visible area, with all their rows")
  func manySections() async throws {
    let screen = await Screen {
      List {
        ForEach(0..<5_000) { section in
          Section(String("section \(section)")) { ForEach(0..<2) { Text(verbatim: "row \(section).\($0)") } }
        }
      }
    }
    #expect(screen.findAll(.role(.text)).count == 300)
    try await screen.scrollToBottom()
    #expect(screen.contains("row 4999.1"))
    #expect(screen.contains("section 4999"))
    #expect(!screen.contains("section 0"))
  }

  @Test("Rows in type-erased sections are created lazily")
  func erasedSections() async throws {
    let screen = await Screen {
      List {
        ForEach(0..<3) { section in
          AnyView(Section("section \(section)") { ForEach(0..<300) { Text("row \(section).\($0)") } })
        }
      }
    }
    #expect(screen.findAll(.role(.text)).count == 102)
    #expect(try screen.find("row 2.299").isEnabled)
  }

  @Test("Rows of a bound collection write their element")
  func bound() async throws {
    struct Note: Identifiable {
      let id: Int
      var text = ""
    }
    struct Notes: View {
      @State private var notes = (0..<300).map { Note(id: $0) }
      var body: some View {
        Text(notes[250].text)
        List($notes) { $note in TextField("note \(note.id)", text: $note.text) }
      }
    }
    let screen = await Screen { Notes() }
    try await screen.type("hi", into: "note 250")
    #expect(screen.contains("hi"))
    try await screen.scrollToTop()
    #expect(try screen.find("note 250").text == "hi")
  }

  @Test("Removing a collection shows the rows after it")
  func goingCollection() async throws {
    struct Going: View {
      @State private var isLong = true
      var body: some View {
        Button("shorten") { isLong = false }
        List {
          if isLong { ForEach(0..<1_000) { Text("long \($0)") } }
          ForEach(0..<1_000) { Text("other \($0)") }
        }
      }
    }
    let screen = await Screen { Going() }
    try await screen.scroll(to: "long 500")
    try await screen.tap("shorten")
    #expect(!screen.contains("long 500"))
    #expect(screen.findAll(.role(.text)).count > 100)
    try await screen.scrollToTop()
    #expect(screen.contains("other 0"))
  }

  @Test("A section header is a list row with its modifiers, and outside a list it is no row")
  func titles() async {
    struct Titled: View {
      var body: some View {
        Section {
          Text("row")
        } header: {
          Text("title").padding(3)
        }
      }
    }
    let list = await Screen { List { Titled() } }
    #expect(list.tree.contains("    listRow rowRole=header\n      padding"))
    #expect(list.tree.contains("    listRow\n      text \"row\""))
    let stack = await Screen { VStack { Titled() } }
    #expect(stack.contains("title") && stack.attributes(of: .listRow).isEmpty)
  }
}
