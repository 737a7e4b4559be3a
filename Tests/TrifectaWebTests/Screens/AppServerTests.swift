import PortableUI
import Testing

@testable import TrifectaWeb

@MainActor
@Suite("Served apps")
struct AppServerTests {
  private struct Windows: App {
    var body: some Scene {
      WindowGroup(id: "main") { Text("Main") }
      Window("About", id: "about us") { Text("About") }
      WindowGroup { Text("Unnamed") }
      Settings { Text("Settings") }
    }
  }

  private struct Single: App {
    var body: some Scene {
      WindowGroup { Text("Only") }
    }
  }

  @Test("Each window with an ID is at its ID, and the first window is also at the root")
  func paths() {
    var web = WebScreens()
    web.app(Windows.self)
    #expect(web.screens.map(\.path) == ["/", "/main", "/about%20us", "/window%2D3", "/settings"])
    var single = WebScreens()
    single.app(Single.self)
    #expect(single.screens.map(\.path) == ["/"])
  }
}
