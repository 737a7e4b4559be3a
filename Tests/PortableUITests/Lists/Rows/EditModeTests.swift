import Elements
import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Edit mode")
struct EditModeTests {
  private struct Rows: View {
    let name: String
    var body: some View {
      List { Text(verbatim: "row of \(name)") }
    }
  }

  private static func isEdited(_ screen: Screen) -> Bool {
    screen.attributes(of: .list).contains { $0[.editing] != nil }
  }

  @Test("Each page of a stack and each sheet has its own edit mode")
  func pages() async throws {
    struct Pages: View {
      @State private var isShown = false
      var body: some View {
        NavigationStack {
          Rows(name: "first").toolbar {
            EditButton()
            NavigationLink("On") { Rows(name: "second").toolbar { EditButton() } }
            Button("Sheet") { isShown = true }
          }
        }
        .sheet(isPresented: $isShown) { Rows(name: "sheet") }
      }
    }
    let screen = await Screen { Pages() }
    try await screen.tap("Edit")
    #expect(Self.isEdited(screen))
    try await screen.tap("Sheet")
    #expect(try screen.find(.role(.sheet)).attributes(of: .list).map { $0[.editing] } == [nil])
    try await screen.dismiss()
    try await screen.tap("On")
    #expect(screen.contains("row of second"))
    #expect(screen.contains("Edit"))
    try await screen.tap("Edit")
    try await screen.tap("Done")
    try await screen.goBack()
    #expect(screen.contains("Done"))
  }

  @Test("A binding in the environment provides the edit mode of a page")
  func given() async throws {
    struct Given: View {
      @State private var mode = EditMode.inactive
      var body: some View {
        Text(mode.isEditing ? "edited" : "not edited")
        NavigationStack { Rows(name: "page").toolbar { EditButton() } }.environment(\.editMode, $mode)
      }
    }
    let screen = await Screen { Given() }
    #expect(screen.contains("not edited"))
    try await screen.tap("Edit")
    #expect(screen.contains("edited"))
    #expect(Self.isEdited(screen))
  }
}
