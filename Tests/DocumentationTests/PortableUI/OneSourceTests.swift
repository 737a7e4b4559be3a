import Foundation
import ScreenTesting
import SwiftUI
import Testing

// snippet: one-source-screen
struct LampScreen: View {
  @AppStorage("isBright") private var isBright = false
  @State private var name = "Desk"

  var body: some View {
    Form {
      TextField("Name", text: $name)
      Toggle("Bright", isOn: $isBright)
      Section("Now") {
        Label(name, systemImage: isBright ? "lightbulb.fill" : "lightbulb")
      }
    }
    .navigationTitle("Lamp")
  }
}

#Preview("A lamp") {
  NavigationStack { LampScreen() }
}
// end

// snippet: one-source-app
struct LampApp: App {
  var body: some Scene {
    WindowGroup("Lamp") {
      NavigationStack { LampScreen() }
    }
  }
}
// end

@MainActor
@Suite("OneSourceForAllPlatforms.md")
struct OneSourceTests {
  // snippet: one-source-previews
  @Test("Each preview can be shown")
  func previews() async {
    for preview in PreviewCatalog.previews(ofModule: "DocumentationTests") {
      let screen = await Screen { preview.makeContent() }
      #expect(!screen.tree.isEmpty)
    }
  }
  // end

  @Test("The preview is found and shows the lamp")
  func lamp() async throws {
    let preview = try #require(
      PreviewCatalog.previews(ofModule: "DocumentationTests").first { $0.name == "A lamp" })
    let screen = await Screen { preview.makeContent() }
    #expect(screen.contains(.textField("Name")))
  }

  @Test("The screens of one user share stored values, and another user has separate values")
  func storage() async throws {
    let first = await Screen { LampScreen() }
    try await first.tap("Bright")
    let again = await Screen(storage: first.storage) { LampScreen() }
    let bright = try again.find("Bright")
    #expect(bright.value == "true")
    let stranger = await Screen { LampScreen() }
    let theirs = try stranger.find("Bright")
    #expect(theirs.value == "false")
  }

  @Test("The lamp screen is shown in a navigation stack, as in the app's window")
  func app() async {
    let screen = await Screen { NavigationStack { LampScreen() } }
    #expect(screen.contains("Lamp"))
    _ = LampApp().body
  }
}
