import PortableUI
import Testing
import Waiting

@testable import TrifectaWeb

private struct Phase: View {
  @Environment(\.scenePhase) private var phase
  @State private var changes = 0

  var body: some View {
    Text(verbatim: "\(phase) \(changes)").onChange(of: phase) { changes += 1 }
  }
}

@Suite("Scene phase of disconnected pages")
@MainActor
struct ScenePhaseTests {
  let time = TestTime()
  let server: TestServer

  init() {
    let screen = Screen(path: "/phase", title: "", summary: nil) { Phase() }
    server = TestServer(screen, WebOptions(), time: time)
  }

  /// Opens a page, which then loses its connection.
  private func disconnectedPage() async throws -> TestPage {
    let page = try #require(await server.open())
    #expect(page.texts == ["active 0"])
    server.store.disconnect(page.session, from: page.transport)
    await settle(until: { time.sleepers == 1 })
    return page
  }

  @Test("A page that stays disconnected is in the background, and active when it returns")
  func background() async throws {
    let page = try await disconnectedPage()
    time.advance(by: .milliseconds(9_999))
    await settle(until: { time.sleepers == 1 })
    #expect(page.texts == ["active 0"])
    time.advance(by: .milliseconds(1))
    await settle(until: { page.texts == ["background 1"] })
    #expect(server.store.count == 1)
    let returned = try #require(await server.open(session: page.session.id))
    #expect(returned.session === page.session)
    await returned.session.scheduledTurn?.value
    #expect(returned.texts == ["active 2"])
  }

  @Test("A short interruption does not change the phase")
  func reconnection() async throws {
    let page = try await disconnectedPage()
    time.advance(by: .seconds(9))
    let returned = try #require(await server.open(session: page.session.id))
    await settle(until: { time.sleepers == 0 })
    time.advance(by: .seconds(1_000))
    await returned.session.scheduledTurn?.value
    #expect(returned.texts == ["active 0"])
  }

  @Test("The session ends after the same time as without the change of the phase")
  func end() async throws {
    let page = try await disconnectedPage()
    time.advance(by: .seconds(10))
    await settle(until: { page.texts == ["background 1"] && time.sleepers == 1 })
    time.advance(by: .milliseconds(109_999))
    #expect(time.sleepers == 1 && server.store.count == 1)
    time.advance(by: .milliseconds(1))
    await settle(until: { server.store.count == 0 })
  }
}
