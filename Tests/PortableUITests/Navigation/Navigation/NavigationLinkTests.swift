import Elements
import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Navigation link")
struct NavigationLinkTests {
  /// The column that the split view of a screen shows in compact width.
  private func compactColumn(of screen: Screen) -> String? {
    screen.attributes(of: .splitView).first?[.compactColumn]?.description
  }

  @Test("A link's `isActive` flag presents its page, and going back resets it")
  func flag() async throws {
    struct Page: View {
      @State private var isActive = false
      var body: some View {
        NavigationView {
          VStack {
            Text(isActive ? "active" : "inactive")
            Button("by program") { isActive = true }
            NavigationLink("by link", isActive: $isActive) { Text("there") }
          }
        }
      }
    }
    let screen = await Screen { Page() }
    for way in ["by link", "by program"] {
      try await screen.tap(.button(way))
      #expect(screen.contains("there"))
      try await screen.goBack()
      #expect(screen.contains("inactive"))
    }
  }

  @Test("A link's selection tag determines the presented page")
  func tags() async throws {
    struct Page: View {
      @State private var selection: Int? = 2
      var body: some View {
        NavigationView {
          VStack {
            Text("selection \(selection.map(String.init) ?? "none")")
            NavigationLink("one", tag: 1, selection: $selection) { Button("to two") { selection = 2 } }
            NavigationLink("two", tag: 2, selection: $selection) { Text("page two") }
          }
        }
      }
    }
    let screen = await Screen { Page() }
    #expect(screen.contains("page two"))
    try await screen.goBack()
    #expect(screen.contains("selection none"))
    try await screen.tap("one")
    try await screen.tap("to two")
    #expect(screen.contains("page two"))
    #expect(!screen.contains("to two"))
    try await screen.goBack()
    #expect(screen.contains("selection none"))
  }

  @Test("A new item replaces the presented page")
  func item() async throws {
    struct Page: View {
      @State private var item: Int?
      var body: some View {
        NavigationStack {
          Button("present") { item = 1 }
            .navigationDestination(item: $item) { number in
              Counter(number: number, next: { item = number + 1 })
            }
        }
      }
    }
    struct Counter: View {
      let number: Int
      let next: @MainActor () -> Void
      @State private var count = 0
      var body: some View {
        Button("item \(number) count \(count)") { count += 1 }
        Button("next", action: next)
      }
    }
    let screen = await Screen { Page() }
    try await screen.tap("present")
    try await screen.tap("item 1 count 0")
    try await screen.tap("next")
    #expect(screen.contains("item 2 count 0"))
    try await screen.goBack()
    #expect(screen.contains("present"))
  }

  @Test("A link in a column replaces the content of the next column")
  func columns() async throws {
    let screen = await Screen {
      NavigationSplitView {
        VStack {
          NavigationLink("one", value: 1)
          NavigationLink("two", value: 2)
          NavigationLink("aside") { Text("aside there") }
        }
        .navigationTitle("Sidebar")
        .navigationDestination(for: Int.self) { number in
          NavigationLink("deeper") { Text("deep in \(number)") }
        }
      } detail: {
        Text("choose")
      }
    }
    #expect(compactColumn(of: screen) == "sidebar")
    #expect(screen.contains("choose"))
    try await screen.tap("one")
    try await screen.tap("deeper")
    #expect(screen.contains("deep in 1"))
    #expect(screen.contains("two"))
    #expect(compactColumn(of: screen) == "detail")
    try await screen.tap("two")
    #expect(!screen.contains("deep in 1"))
    #expect(screen.contains("deeper"))
    try await screen.tap("aside")
    #expect(screen.contains("aside there"))
    #expect(!screen.contains("deeper"))
    // A link also replaces a page that was not pushed by value.
    try await screen.tap("two")
    #expect(screen.contains("deeper"))
    #expect(!screen.contains("aside there"))
    try await screen.tap("aside")
    try await screen.tap(.button("Sidebar"))
    #expect(compactColumn(of: screen) == "sidebar")
  }

  @Test("A column keeps its title and toolbar around a tab view with a stack")
  func tabsInColumn() async throws {
    let screen = await Screen(size: CGSize(width: 1_024, height: 844)) {
      NavigationSplitView {
        Text("side").navigationTitle("Sidebar")
      } detail: {
        VStack {
          Text("above")
          TabView {
            NavigationStack { Text("first page").navigationTitle("Inner") }.tabItem { Text("First") }
            Text("second page").tabItem { Text("Second") }
          }
          .navigationTitle("Detail")
          .toolbar { Button("Trailing") {} }
        }
      }
    }
    for text in ["Detail", "Trailing", "Inner", "first page"] { #expect(screen.contains(.text(text)), "\(text)") }
  }

  @Test("In compact width `dismiss` on a first page returns to the previous column", arguments: [390.0, 1_024])
  func dismissal(width: Double) async throws {
    struct Detail: View {
      @Environment(\.dismiss) private var dismiss
      let name: String
      var body: some View { Button("Close \(name)") { dismiss() } }
    }
    let screen = await Screen(size: CGSize(width: width, height: 844)) {
      NavigationSplitView {
        NavigationLink("one", value: 1)
          .navigationDestination(for: Int.self) { number in
            Detail(name: "\(number)")
            NavigationLink("deeper") { Detail(name: "deep") }
          }
      } detail: {
        Detail(name: "first")
      }
    }
    let isNarrow = width < 640
    try await screen.tap("one")
    try await screen.tap("deeper")
    try await screen.tap("Close deep")
    #expect(screen.contains("Close 1"))
    #expect(compactColumn(of: screen) == "detail")
    try await screen.tap("Close 1")
    #expect((compactColumn(of: screen) == "sidebar") == isNarrow)
    #expect(screen.contains("Close 1") == isNarrow)
    if isNarrow { try await screen.tap("one") }
    #expect(compactColumn(of: screen) == "detail")
  }

  @Test(
    "Going back in compact width leads from a column's first page to the previous column",
    arguments: [390.0, 1_024])
  func goingBack(width: Double) async throws {
    let screen = await Screen(size: CGSize(width: width, height: 844)) {
      NavigationSplitView {
        NavigationLink("one", value: 1)
          .navigationDestination(for: Int.self) { number in
            NavigationLink("deeper in \(number)") { Text("deep") }
          }
      } detail: {
        Text("nothing chosen")
      }
    }
    await #expect(throws: ActionError.self) { try await screen.goBack() }
    try await screen.tap("one")
    try await screen.tap("deeper in 1")
    #expect(screen.contains("deep"))
    try await screen.goBack()
    #expect(screen.contains("deeper in 1"))
    #expect(compactColumn(of: screen) == "detail")
    try await screen.goBack()
    let isNarrow = width < 700
    #expect((compactColumn(of: screen) == "sidebar") == isNarrow)
    #expect(screen.contains("deeper in 1") == isNarrow)
    if isNarrow { await #expect(throws: ActionError.self) { try await screen.goBack() } }
  }

  @Test("Selecting a row in a column shows the next column")
  func selectionInColumn() async throws {
    struct Columns: View {
      @State private var chosen: String?
      var body: some View {
        NavigationSplitView {
          List(["a", "b"], id: \.self, selection: $chosen) { Text("row \($0)") }
        } detail: {
          Text("chosen \(chosen ?? "none")")
        }
      }
    }
    let screen = await Screen { Columns() }
    #expect(compactColumn(of: screen) == "sidebar")
    try await screen.tap("row b")
    #expect(screen.contains("chosen b"))
    #expect(compactColumn(of: screen) == "detail")
  }

  @Test(
    "In compact width the column follows the selection, and going back clears it")
  func columnsFollowSelection() async throws {
    struct Columns: View {
      @State var chosen: String?
      var body: some View {
        NavigationSplitView {
          List(["a", "b"], id: \.self, selection: $chosen) { Text("row \($0)") }
            .navigationTitle("Letters")
        } detail: {
          Text("chosen \(chosen ?? "none")")
          Button("close") { chosen = nil }
        }
      }
    }
    let screen = await Screen(size: CGSize(width: 390, height: 844)) { Columns(chosen: "b") }
    #expect(compactColumn(of: screen) == "detail")
    try await screen.tap(.button("Letters"))
    #expect(compactColumn(of: screen) == "sidebar")
    #expect(screen.contains("chosen none"))
    try await screen.tap("row a")
    #expect(screen.contains("chosen a"))
    #expect(compactColumn(of: screen) == "detail")
    try await screen.tap("close")
    #expect(compactColumn(of: screen) == "sidebar")
    try await screen.tap("row a")
    #expect(compactColumn(of: screen) == "detail")
  }

  @Test("A value link in a selectable column selects its row", arguments: [390.0, 1_024])
  func selectingLinks(width: Double) async throws {
    struct Box: Identifiable, Hashable {
      let id: Int
    }
    struct Columns: View {
      @State private var box: Box?
      @State private var letter: String?
      var body: some View {
        NavigationSplitView {
          List([Box(id: 1), Box(id: 2)], selection: $box) { box in
            NavigationLink("box \(box.id)", value: box)
          }
          .navigationTitle("Boxes")
        } content: {
          if let box {
            List(["a", "b"], id: \.self, selection: $letter) { NavigationLink("\(box.id) \($0)", value: $0) }
              .navigationTitle("Letters")
          } else {
            Text("no box")
          }
        } detail: {
          Text("letter \(letter ?? "none")")
        }
      }
    }
    let screen = await Screen(size: CGSize(width: width, height: 844)) { Columns() }
    #expect(screen.contains("no box"))
    try await screen.tap("box 2")
    #expect(compactColumn(of: screen) == "content")
    try await screen.tap("2 b")
    #expect(screen.contains("letter b"))
    #expect(compactColumn(of: screen) == "detail")
    try await screen.tap(.button("Letters"))
    #expect(screen.contains("letter none"))
    try await screen.tap(.button("Boxes"))
    #expect(screen.contains("no box"))
    #expect(compactColumn(of: screen) == "sidebar")
  }

  @Test("A value link in a multiple-selection list navigates, and in edit mode it selects its row")
  func editedLinks() async throws {
    struct Rows: View {
      @State private var chosen: Set<Int> = []
      var body: some View {
        NavigationStack {
          List([1, 2], id: \.self, selection: $chosen) { NavigationLink("row \($0)", value: $0) }
            .navigationDestination(for: Int.self) { Text("page \($0)") }
            .toolbar { EditButton() }
        }
        Text("chosen \(chosen.count)")
      }
    }
    let screen = await Screen { Rows() }
    try await screen.tap("row 1")
    #expect(screen.contains("page 1") && screen.contains("chosen 0"))
    try await screen.goBack()
    try await screen.tap("Edit")
    try await screen.tap("row 2")
    #expect(!screen.contains("page 2") && screen.contains("chosen 1"))
  }

  @Test("The preferred compact column overrides the initial selection")
  func preferredColumn() async throws {
    struct Columns: View {
      @State private var chosen: Set<String> = ["a"]
      @State private var column = NavigationSplitViewColumn.sidebar
      var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
          List(["a", "b"], id: \.self, selection: $chosen) { Text("row \($0)") }
        } detail: {
          Text("chosen \(chosen.sorted().joined())")
        }
      }
    }
    let screen = await Screen(size: CGSize(width: 390, height: 844)) { Columns() }
    #expect(compactColumn(of: screen) == "sidebar")
    try await screen.tap("row b")
    #expect(compactColumn(of: screen) == "detail")
    #expect(screen.contains("chosen b"))
  }
}
