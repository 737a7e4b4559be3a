import DatabaseFiles
import PortableUI
import Testing
import TrifectaSQLite

@testable import TrifectaWeb

@Suite("Events of a server")
@MainActor
final class ServerEventTests {
  private let file = DatabaseFile()
  private var events: [ServerEvent] = []

  private func server<Content: View>(@ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content) -> TestServer
  {
    var options = WebOptions()
    options.storage = .sqlite(file.url)
    options.onEvent = { [weak self] in self?.events.append($0) }
    return TestServer(Screen(path: "/draft", title: "", summary: nil, content: content), options, time: TestTime())
  }

  @Test("A restoration is an event, and a new session is not")
  func restored() async throws {
    let server = server { Earlier.Draft() }
    let page = try #require(await server.open())
    #expect(events == [])
    _ = await server.reload(page)
    #expect(events == [.sessionRestored(.init(path: "/draft", []))])
    _ = await server.open(tab: "other", isReturning: true)
    #expect(events.count == 1)
  }

  @Test("A closure can report restorations that lose something")
  func report() {
    var reports: [String] = []
    func report(_ path: String, _ text: String) { reports.append("\(path) \(text)") }
    var options = WebOptions()
    // snippet: deployment-events
    options.onEvent = { event in
      switch event {
      case .sessionRestored(let restoration) where restoration.lostProperties.isEmpty: break
      case .sessionRestored(let restoration): report(restoration.path, "lost \(restoration.lostProperties)")
      case .restorationRefused(let refusal): report(refusal.path, "not restored: \(refusal.reason)")
      }
    }
    // end
    options.onEvent?(.sessionRestored(.init(path: "/a", [])))
    options.onEvent?(.restorationRefused(.init(path: "/b", reason: .newerVersion)))
    #expect(reports == ["/b not restored: newerVersion"])
  }

  @Test("The event names the properties whose stored values do not fit their types, each in each session")
  func partiallyRestored() async throws {
    let first = server { Earlier.Draft() }
    for tab in ["a", "b"] { try #require(await first.open(tab: tab)).press("Change") }
    await first.shutDown()
    let second = server { Later.Draft() }
    for tab in ["a", "b"] {
      #expect(try #require(await second.open(tab: tab, isReturning: true)).texts == ["0 2"])
    }
    #expect(
      events.map { if case .sessionRestored(let restoration) = $0 { restoration.lostProperties } else { ["refused"] } }
        == [["Draft.text"], ["Draft.text"]])
  }
}

private enum Earlier {
  struct Draft: View {
    @State private var text = ""
    @State private var count = 1

    var body: some View {
      Text(verbatim: "\(text) \(count)")
      Button("Change") {
        text = "secret"
        count = 2
      }
    }
  }
}

private enum Later {
  struct Draft: View {
    @State private var text = 0
    @State private var count = 1

    var body: some View {
      Text(verbatim: "\(text) \(count)")
      Button("Change") {}
    }
  }
}
