import Foundation
import NIOCore
import NIOEmbedded
import Testing
import Waiting

@testable import TrifectaWeb

@Suite("Connections that do not join", .timeLimit(.minutes(1)))
@MainActor
struct ConnectionTests {
  /// A visitor whose pages fill the queue until it is told to stop.
  @MainActor
  private final class Crowd {
    var isBusy = true

    func visit(_ queue: FairQueue, _ visitor: FairQueue.Visitor) {
      _ = queue.addIfCapacity(for: visitor) { if self.isBusy { self.visit(queue, visitor) } }
    }
  }

  @Test("A page that is refused after its stored state was loaded uses up no attempt to restore the state")
  func attempts() async throws {
    let database = GatedDatabase()
    let tokens = JoinTokens(key: database.signingKey)
    let screen = Screen(path: "/counter", title: "Counter", summary: nil) { Counter() }
    let store = SessionStore(options: WebOptions(), tokens: tokens, database: database)
    let device = ClientDevice(flags: [], scale: 100, textSize: 160, timeZone: "UTC")
    let page = ClientPage(device: device, scene: "tab", address: "", isReturning: true)
    let key = try #require(SessionKey(browser: "browser", path: screen.path, page: page))
    let record = SnapshotRecord(key: key, address: "", date: .now, data: Data(), isFinal: true)
    let save = Task { try await database.save([record], removing: []) }
    await database.waitForRequest()
    await database.complete()
    _ = try await save.value

    await database.holdLoads()
    let channel = NIOAsyncTestingChannel()
    let connection = Connection(
      channel: channel, peer: .init(screen: screen, browser: "browser"), store: store, inboxLimit: 4)
    let token = tokens.token(for: "browser", at: screen.path)
    _ = connection.accept(.join(token: token, session: "", applied: 0, page: page))
    await database.waitForRequest()
    // The queue is full when the state has arrived.
    let crowd = Crowd()
    for _ in 0..<FairQueue.Limits().perAddress { crowd.visit(store.queue, .init(address: "", browser: "crowd")) }
    await database.complete()
    for _ in 0..<10_000 where await database.cancelledAttempts == 0 { await Task.yield() }
    crowd.isBusy = false
    #expect(await database.cancelledAttempts == 1)
    withExtendedLifetime(connection) {}
  }
}
