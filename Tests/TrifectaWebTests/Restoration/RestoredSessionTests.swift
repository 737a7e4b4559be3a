import PortableUI
import Testing
import Waiting

@testable import TrifectaWeb

@Suite("Restored sessions")
@MainActor
struct RestoredSessionTests {
  let time = TestTime()
  let log = TestLog()

  /// A server of a screen with all kinds of state.
  private func server(_ change: (inout WebOptions) -> Void = { _ in }) -> TestServer {
    var options = WebOptions()
    options.logger = log.logger
    change(&options)
    return TestServer(Screen(path: "/notes", title: "Notes", summary: nil) { Notes() }, options, time: time)
  }

  /// A page on which the user has changed everything.
  private func usedPage(of server: TestServer, browser: String = "browser") async throws -> TestPage {
    let page = try #require(await server.open(browser: browser))
    page.type("hello")
    page.press("Count")
    page.press("Count")
    page.press("Open")
    page.press("Present")
    #expect(page.texts == ["count 2", "page 7", "sheet"])
    return page
  }

  @Test("A reload restores text, values, the navigation path and a sheet")
  func reload() async throws {
    let server = server()
    let page = try await usedPage(of: server)
    let reloaded = try #require(await server.reload(page))
    #expect(reloaded.session !== page.session)
    #expect(reloaded.texts == ["count 2", "page 7", "sheet"])
    #expect(reloaded.all(.textField).first?[.text]?.description == "hello")
    // A restored page is restored again.
    reloaded.press("Count")
    #expect(try #require(await server.reload(reloaded)).texts.first == "count 3")
  }

  @Test("The confirmation states that a session is restored, and a reloaded page gets the earlier focus")
  func messages() async throws {
    let server = server()
    let fresh = try #require(await server.open())
    #expect(fresh.transport.take().first?.hasSuffix(#",1048576]"#) == true)
    fresh.type("hello")
    let reloaded = try #require(await server.reload(fresh))
    let frames = reloaded.transport.take()
    #expect(frames.first?.hasSuffix(#",1048576,""]"#) == true)
    let field = try #require(reloaded.all(.textField).first)
    #expect(frames.last?.contains(#"["focus",\#(field.id),1]"#) == true)
  }

  @Test("The focus is not restored for a page that reconnects, or after another control was used")
  func noFocus() async throws {
    let server = server()
    let page = try #require(await server.open())
    page.type("hello")
    server.close(page)
    let reconnected = try #require(await server.open(session: page.session.id))
    #expect(reconnected.texts == ["count 0"])
    #expect(!reconnected.transport.take().contains { $0.contains(#"["focus""#) })
    reconnected.type("more")
    reconnected.press("Count")
    let reloaded = try #require(await server.reload(reconnected))
    #expect(!reloaded.transport.take().contains { $0.contains(#"["focus""#) })
  }

  @Test("A plain navigation starts a new session and discards the earlier state")
  func navigation() async throws {
    let server = server()
    server.close(try await usedPage(of: server))
    let fresh = try #require(await server.open())
    #expect(fresh.texts == ["count 0"])
    fresh.press("Count")
    #expect(try #require(await server.reload(fresh)).texts == ["count 1"])
  }

  @Test("A page whose session has ended restores it when it reconnects")
  func eviction() async throws {
    let server = server()
    let page = try await usedPage(of: server)
    server.store.disconnect(page.session, from: page.transport)
    await settle(until: { time.sleepers == 1 })
    time.advance(by: .seconds(120))
    await settle(until: { server.store.count == 0 })
    let reconnected = try #require(await server.open(session: page.session.id))
    #expect(reconnected.texts == ["count 2", "page 7", "sheet"])
  }

  @Test("A reloaded page restores and replaces its detached session")
  func detached() async throws {
    let server = server()
    let page = try await usedPage(of: server)
    server.store.disconnect(page.session, from: page.transport)
    let reloaded = try #require(await server.open(isReturning: true))
    #expect(reloaded.texts == ["count 2", "page 7", "sheet"])
    #expect(server.store.count == 1)
  }

  @Test("A duplicated tab gets a copy of the state and another name")
  func duplicate() async throws {
    let server = server()
    let page = try await usedPage(of: server)
    let copy = try #require(await server.open(isReturning: true))
    #expect(copy.texts == page.texts)
    let confirmation = try #require(copy.transport.take().first)
    let name = String(try #require(confirmation.split(separator: "\"").dropLast().last))
    #expect(Secret.isWellFormed(name))
    page.press("Count")
    server.close(copy)
    server.close(page)
    #expect(try #require(await server.open(isReturning: true)).texts.first == "count 3")
    #expect(try #require(await server.open(tab: name, isReturning: true)).texts.first == "count 2")
  }

  @Test("Another browser, tab or address has other state", arguments: [0, 1, 2])
  func others(number: Int) async throws {
    let server = server()
    server.close(try await usedPage(of: server))
    let other =
      switch number {
      case 0: await server.open(browser: "thief", isReturning: true)
      case 1: await server.open(tab: "other", isReturning: true)
      default: await server.open(address: "https://example.com/notes?a=1", isReturning: true)
      }
    #expect(try #require(other).texts == ["count 0"])
    #expect(try #require(await server.open(address: "#top", isReturning: true)).texts.first == "count 2")
  }

  @Test("A tab without a name restores nothing")
  func namelessTab() async throws {
    let server = server()
    let page = try #require(await server.open(tab: ""))
    page.press("Count")
    server.close(page)
    #expect(try #require(await server.open(tab: "", isReturning: true)).texts == ["count 0"])
  }

  @Test("An expired state is not restored")
  func expired() async throws {
    let server = server()
    server.close(try await usedPage(of: server))
    await server.store.keeper?.work?.value
    time.advance(by: .seconds(86_401))
    #expect(try #require(await server.open(isReturning: true)).texts == ["count 0"])
  }

  @Test("The state of a session that violated the protocol is not saved")
  func misbehaved() async throws {
    let server = server()
    let page = try await usedPage(of: server)
    page.session.refuse(.undeclaredValue)
    server.close(page)
    #expect(try #require(await server.open(isReturning: true)).texts == ["count 0"])
  }

  @Test("Without the option, a reload starts a new session")
  func disabled() async throws {
    let server = server { $0.restoresSessions = false }
    let page = try await usedPage(of: server)
    #expect(server.store.keeper == nil)
    #expect(try #require(await server.reload(page)).texts == ["count 0"])
  }

  @Test("State is saved before `onDisappear` closures reset it")
  func disappearance() async throws {
    let screen = Screen(path: "/leaving", title: "", summary: nil) { Leaving() }
    let server = TestServer(screen, time: time)
    let page = try #require(await server.open())
    page.press("Count")
    #expect(try #require(await server.reload(page)).texts == ["count 1"])
  }

  @Test("The text of a secure field is not saved, even if a turn is pending")
  func secrets() async throws {
    let screen = Screen(path: "/login", title: "", summary: nil) { Login() }
    let server = TestServer(screen, time: time)
    let page = try #require(await server.open())
    page.type("name")
    page.type("swordfish", in: .secureField)
    page.press("Repeat")
    #expect(page.texts == ["name swordfish"])
    let reloaded = try #require(await server.reload(page))
    #expect(reloaded.texts == ["name "])
    #expect(reloaded.all(.secureField).first?[.text]?.description ?? "" == "")
  }

  @Test("A value that cannot be saved is logged once per process")
  func omission() async throws {
    let screen = Screen(path: "/closure", title: "", summary: nil) { Unsavable() }
    var options = WebOptions()
    options.logger = log.logger
    let server = TestServer(screen, options, time: time)
    for tab in ["a", "b"] { server.close(try #require(await server.open(tab: tab))) }
    let lines = log.all.filter { $0.contains("Unsavable.action") }
    #expect(lines.count == 1 && lines[0].hasPrefix("notice: "))
  }

  @Test("State above the size limit is not saved, the last smaller state is kept, and this is logged once")
  func tooLarge() async throws {
    let server = server()
    let page = try await usedPage(of: server)
    let again = try #require(await server.reload(page))
    again.type(String(repeating: "x", count: 1_000_000))
    again.press("Count")
    again.press("Append")
    let reloaded = try #require(await server.reload(again))
    #expect(reloaded.texts.first == "count 2")
    reloaded.type(String(repeating: "x", count: 1_000_000))
    reloaded.press("Append")
    server.close(reloaded)
    #expect(log.all.count { $0.contains("is not saved") } == 1)
  }
}

/// A screen with a text, a number, a navigation path and a sheet.
struct Notes: View {
  @State private var text = ""
  @State private var count = 0
  @State private var path: [Int] = []
  @State private var isPresented = false

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        TextField("Text", text: $text)
        Text(verbatim: "count \(count)")
        Button("Count") { count += 1 }
        Button("Append") { text += String(repeating: "y", count: 100_000) }
        Button("Open") { path.append(7) }
        Button("Present") { isPresented = true }
      }
      .navigationDestination(for: Int.self) { Text(verbatim: "page \($0)") }
    }
    .sheet(isPresented: $isPresented) { Text("sheet") }
  }
}

private struct Leaving: View {
  @State private var count = 0
  var body: some View {
    Text(verbatim: "count \(count)")
    Button("Count") { count += 1 }.onDisappear { count = 0 }
  }
}

private struct Login: View {
  @State private var name = ""
  @State private var password = ""
  @State private var copy = ""
  var body: some View {
    TextField("Name", text: $name)
    SecureField("Password", text: $password)
    Button("Repeat") { copy = password }
    Text(verbatim: "\(name) \(copy)")
  }
}

private struct Unsavable: View {
  @State private var action: @MainActor @Sendable () -> Void = {}
  var body: some View { Button("Run", action: action) }
}
