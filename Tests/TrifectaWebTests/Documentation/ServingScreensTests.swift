import Foundation
import Hummingbird
import PortableUI
import Testing
import TrifectaSQLite

@testable import TrifectaWeb

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// snippet: serving-screens-screens
struct CounterPage: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count) visits")
      Button("Count") { count += 1 }
    }
  }
}

@MainActor
func makeScreens() -> WebScreens {
  var web = WebScreens()
  web.screen("/counter", title: "Counter", summary: "Counts visits") { CounterPage() }
  web.screen("/about", title: "About") { Text("Counts what you press.") }
  web.startPage(title: "Examples")
  return web
}
// end

@MainActor
@Suite("ServingScreens.md")
struct ServingScreensTests {
  private func page(_ url: URL) async throws -> String {
    let (data, _) = try await URLSession.shared.data(from: url)
    return String(decoding: data, as: UTF8.self)
  }

  @Test("A page contains the rendered screen, and the start page lists all screens")
  func pages() async throws {
    try await serving {
      makeScreens().application(port: 0, onServerRunning: $0)
    } _: { root in
      let counter = try await page(root.appending(path: "counter"))
      #expect(counter.contains("0 visits"))
      #expect(counter.contains("<title>Counter</title>"))
      let start = try await page(root)
      #expect(start.contains("Counts visits"))
      #expect(start.contains("/about"))
    }
  }

  // snippet: serving-screens-mounted
  func makeApplication(_ web: WebScreens, running: @escaping @Sendable (Int) async -> Void) -> some ApplicationProtocol
  {
    let router = Router()
    router.get("/health") { _, _ in "well" }
    web.addRoutes(to: router)
    let address = web.address(host: "127.0.0.1", port: 0)
    return Application(
      router: router, server: web.server, configuration: .init(address: address.bindAddress),
      services: [web], onServerRunning: { await running(address.serverRunning($0)) })
  }
  // end

  @Test("Screens can be mounted next to the application's own routes")
  func mounted() async throws {
    try await serving {
      makeApplication(makeScreens(), running: $0)
    } _: { root in
      let health = try await page(root.appending(path: "health"))
      #expect(health == "well")
      let counter = try await page(root.appending(path: "counter"))
      #expect(counter.contains("0 visits"))
    }
  }

  @Test("The storage is an option")
  func storage() {
    // snippet: serving-screens-storage
    var options = WebOptions()
    options.storage = .sqlite(URL(fileURLWithPath: "/var/lib/counter/state.sqlite"))
    // end
    #expect(options.storage.name == "/var/lib/counter/state.sqlite")
  }

  @Test("Limits are configurable through options")
  func options() {
    // snippet: serving-screens-options
    var options = WebOptions()
    options.sessionKeepTime = .seconds(600)
    options.sessionLimitPerAddress = 100
    options.storage = .sqlite(URL(fileURLWithPath: "/var/lib/counter/state.sqlite"))
    // end
    #expect(options.storage.name == "/var/lib/counter/state.sqlite")
  }
}
