import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Help")
struct HelpTests {
  @Test("Help is set by a literal, a string or a text")
  func forms() async throws {
    let name = "the list"
    let screen = await Screen {
      Button("Add") {}.help("Adds to \(name)")
      Button("Clear") {}.help(name)
      Text("Sum").help(Text("Of ") + Text(verbatim: name))
    }
    #expect(try screen.find("Add").attribute("help") == "Adds to the list")
    #expect(try screen.find("Clear").attribute("help") == "the list")
    #expect(try screen.find("Sum").attribute("help") == "Of the list")
  }
}
