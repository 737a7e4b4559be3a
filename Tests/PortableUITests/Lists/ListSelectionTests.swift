import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Selection in lists")
struct ListSelectionTests {
  private func selected(_ screen: Screen) -> [String] {
    screen.findAll(.role(.text)).filter { $0.attribute("selected") == "true" }.map(\.name)
  }

  @Test("A press selects a row, by its tag or the id of its element; another press another one")
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

  @Test("Any number of rows is selected while the list is edited, and one of them otherwise")
  func many() async throws {
    struct Many: View {
      @State private var selection: Set<Int> = [2]
      var body: some View {
        List(0..<4, selection: $selection) { Text("row \($0)") }
        EditButton()
      }
    }
    let screen = await Screen { Many() }
    #expect(selected(screen) == ["row 2"])
    try await screen.tap("row 0")
    #expect(selected(screen) == ["row 0"])
    try await screen.tap("Edit")
    try await screen.tap("row 3")
    #expect(selected(screen) == ["row 0", "row 3"])
    try await screen.tap("row 0")
    #expect(selected(screen) == ["row 3"])
  }

  @Test("A row that comes into sight shows that it is selected")
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

  @Test("One row always is selected where the value is no optional")
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

  @Test("Where nothing is bound nothing can be selected")
  func unbound() async throws {
    let screen = await Screen { List(0..<2, selection: nil as Binding<Int?>?) { Text("row \($0)") } }
    await #expect(throws: ActionError.self) { try await screen.tap("row 1") }
  }
}
