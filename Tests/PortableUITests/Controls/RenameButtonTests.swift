import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Renaming")
struct RenameButtonTests {
  @Test("A button that renames does what the view around it says")
  func action() async throws {
    var count = 0
    let screen = await Screen { RenameButton().renameAction { count += 1 } }
    try await screen.tap("Rename")
    #expect(count == 1)
  }

  @Test("It may give the focus to a field")
  func focus() async throws {
    struct Renamed: View {
      @State private var name = "Plan"
      @FocusState private var isRenaming: Bool
      var body: some View {
        TextField("Name", text: $name).focused($isRenaming)
        RenameButton().renameAction($isRenaming)
        Text("renaming: \(isRenaming)")
      }
    }
    let screen = await Screen { Renamed() }
    try await screen.tap("Rename")
    #expect(screen.contains("renaming: true"))
  }

  @Test("Where nothing can be renamed it does not react")
  func nothing() async {
    let screen = await Screen { RenameButton() }
    await #expect(throws: ActionError.self) { try await screen.tap("Rename") }
  }

  @Test("A button of one's own can rename, too")
  func environment() async throws {
    struct Own: View {
      @Environment(\.rename) private var rename
      var body: some View { Button("Other name") { rename?() } }
    }
    var count = 0
    let screen = await Screen { Own().renameAction { count += 1 } }
    try await screen.tap("Other name")
    #expect(count == 1)
  }

  @Test("What can be said of holding buttons and of menus that stay changes nothing")
  func behaviors() async throws {
    var count = 0
    let screen = await Screen {
      Menu("More") { Button("Add") { count += 1 } }.menuActionDismissBehavior(.enabled)
      Button("Once") { count += 1 }.buttonRepeatBehavior(.disabled)
    }
    try await screen.choose("Add", in: "More")
    try await screen.tap("Once")
    #expect(count == 2)
  }

  @Test("What is behind a view stands out as usual, unless a view says otherwise")
  func prominence() async {
    struct Said: View {
      @Environment(\.backgroundProminence) private var prominence
      var body: some View { Text(prominence == .increased ? "increased" : "standard") }
    }
    let screen = await Screen {
      Said()
      Said().environment(\.backgroundProminence, .increased)
    }
    #expect(screen.findAll(.role(.text)).map(\.name) == ["standard", "increased"])
  }
}
