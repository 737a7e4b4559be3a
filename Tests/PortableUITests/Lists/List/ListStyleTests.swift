import Elements
import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("List appearance")
struct ListStyleTests {
  @Test("Row modifiers are sent to the host, and the inner of two modifiers wins")
  func rows() async throws {
    let screen = await Screen {
      List {
        Text("a").listRowBackground(Color.red).listRowSeparator(.hidden, edges: .bottom).badge(2)
        Text("b").listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).badge(0)
        Group { Text("c").listRowSeparatorTint(.red) }.listRowSeparatorTint(.blue)
        NavigationLink("d", value: 1)
      }
    }
    let a = try screen.find("a")
    #expect(a.attribute("rowFill") == "red")
    #expect(a.attribute("separatorBottom") == "hidden")
    #expect(a.attribute("separatorTop") == nil)
    #expect(a.attribute("badge") == "2")
    let b = try screen.find("b")
    #expect(b.attribute("leading") == "2")
    #expect(b.attribute("badge") == nil)
    #expect(try screen.find("c").attribute("separatorTopTint") == "red")
    #expect(try screen.find("c").attribute("separatorBottomTint") == "red")
    #expect(try screen.find("d").attribute("leads") == "true")
  }

  @Test("Row and section separators are tinted only at the given edges")
  func separatorTints() async throws {
    let screen = await Screen {
      List {
        Text("top").listRowSeparatorTint(.red, edges: .top).listSectionSeparatorTint(.red, edges: .top)
        Text("bottom").listRowSeparatorTint(.red, edges: .bottom).listSectionSeparatorTint(.red, edges: .bottom)
        Text("both").listRowSeparatorTint(.red).listSectionSeparatorTint(.red)
      }
    }
    func tints(_ name: Query) throws -> [String?] {
      let row = try screen.find(name)
      return ["separatorTopTint", "separatorBottomTint", "sectionSeparatorTopTint", "sectionSeparatorBottomTint"]
        .map { row.attribute($0) }
    }
    #expect(try tints("top") == ["red", nil, "red", nil])
    #expect(try tints("bottom") == [nil, "red", nil, "red"])
    #expect(try tints("both") == ["red", "red", "red", "red"])
  }

  @Test("A section marks its first and last row only inside a list")
  func edges() async {
    let screen = await Screen {
      VStack {
        List {
          Section { Text("a") }
          Section("b") { Text("c") }
        }
        Section { Text("d") }
      }
    }
    #expect(screen.attributes(of: .sectionEdge).count == 3)
  }

  @Test("Tapping a section's header expands and collapses it")
  func folds() async throws {
    struct Folding: View {
      @State private var isExpanded = false
      var body: some View {
        List {
          Section("Title", isExpanded: $isExpanded) { Text("inside") }
        }
      }
    }
    let screen = await Screen { Folding() }
    #expect(!screen.contains("inside"))
    #expect(try screen.find(.role(.disclosure, "Title")).attribute("isExpanded") != "true")
    try await screen.tap("Title")
    #expect(screen.contains("inside"))
    #expect(try screen.find(.role(.disclosure, "Title")).attribute("isExpanded") == "true")
    try await screen.tap("Title")
    #expect(!screen.contains("inside"))
  }

  @Test("A tree expands one level at a time")
  func outline() async throws {
    struct Item: Identifiable {
      let id: String
      var children: [Item]?
    }
    let items = [Item(id: "a", children: [Item(id: "b", children: [Item(id: "c")])])]
    let screen = await Screen { List(items, children: \.children) { Text($0.id) } }
    #expect(!screen.contains("b"))
    try await screen.tap("a")
    #expect(screen.contains("b"))
    #expect(!screen.contains("c"))
    try await screen.tap("b")
    #expect(screen.contains("c"))
    #expect(screen.findAll(.role(.disclosure)).map(\.value) == ["true", "true"])
  }

  @Test("Swipe actions are not elements of the row, and a test runs them by name")
  func swipes() async throws {
    struct Swiped: View {
      @State private var done = ""
      var body: some View {
        List {
          Text("row")
            .swipeActions { Button("Flag") { done += "flag" } }
            .swipeActions(edge: .leading) { Button("Pin") { done += "pin" } }
          Text("done: \(done)")
        }
      }
    }
    let screen = await Screen { Swiped() }
    #expect(!screen.contains("Flag"))
    try await screen.swipe("row", choosing: "Flag")
    try await screen.swipe("row", choosing: "Pin")
    #expect(screen.contains("done: flagpin"))
    await #expect(throws: ActionError.self) { try await screen.swipe("row", choosing: "Other") }
    await #expect(throws: ActionError.self) { try await screen.swipe("done: flagpin", choosing: "Flag") }
  }

  @Test("A form is a list unless its style replaces it")
  func form() async {
    struct Stacked: FormStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text("stacked")
          configuration.content
        }
      }
    }
    let screen = await Screen {
      Form { Text("a") }
      Form { Text("b") }.formStyle(Stacked())
    }
    #expect(screen.findAll(.role(.list)).count == 1)
    #expect(screen.contains("stacked") && screen.contains("b"))
  }
}
