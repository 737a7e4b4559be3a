import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Renaming")
struct RenameButtonTests {
  @Test("A rename button runs the view's rename action")
  func action() async throws {
    var count = 0
    let screen = await Screen { RenameButton().renameAction { count += 1 } }
    try await screen.tap("Rename")
    #expect(count == 1)
  }

  @Test("A rename button can focus a field")
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

  @Test("Without a rename action the button is disabled")
  func nothing() async {
    let screen = await Screen { RenameButton() }
    await #expect(throws: ActionError.self) { try await screen.tap("Rename") }
  }

  @Test("A custom button can run the rename action")
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

  @Test("A button runs its action with any repeat or menu dismiss behavior")
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

  @Test("The background prominence is standard unless set")
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
