import DatabaseFiles
import Elements
import Foundation
import PortableUI
import Testing
import TrifectaSQLite
import ViewGraph
import Waiting

@testable import TrifectaWeb

@Suite("Persistent visitor storage", .timeLimit(.minutes(1)))
@MainActor
final class VisitorKeeperTests {
  private let file = DatabaseFile()
  private let log = TestLog()
  private let time = TestTime()

  /// Opens the storage like another process.
  private func storage(limit: Int = 10, time: Timekeeper = .live) throws -> VisitorStorage {
    var options = WebOptions()
    options.storage = .sqlite(file.url)
    options.storageVisitorLimit = limit
    options.logger = log.logger
    return VisitorStorage(options: options, database: options.openDatabase(), time: time)
  }

  /// Waits until the store sleeps and advances the time.
  private func advance(by duration: Duration) async {
    await settle(until: { time.sleepers == 1 })
    time.advance(by: duration)
  }

  private var visitors: [String] {
    get throws { try file.strings("SELECT name FROM visitor ORDER BY saved") }
  }

  /// A view with one value in app storage and one in scene storage.
  private struct Kept: View {
    @AppStorage("name") private var name = "nobody"
    @SceneStorage("number") private var number = 0
    var body: some View {
      Text("\(name) \(number)")
      Button("Change") {
        name = "Ann"
        number += 1
      }
    }
  }

  /// Shows the view to a visitor and presses its button. Returns the text before that.
  @discardableResult
  private func change(_ storage: VisitorStorage, _ browser: String, scene: String? = nil) async throws -> String {
    let stored = await storage.storedValues(ofReturning: browser)
    let storage = storage.acquire(browser, scene: scene, stored: stored)
    let host = SilentHost()
    let view = HostedView(host: host, storage: storage, openURL: { $1(false) }, content: { Kept() })
    view.graph.turn()
    let text = try #require(view.graph.root.firstChild)
    let seen = text[.text]?.description ?? ""
    let button = try #require(text.nextSibling)
    #expect(view.graph.dispatch(Event(.tap), to: button.id) == .handled)
    view.graph.turn()
    return seen
  }

  private func preview(_ browser: String, _ storage: VisitorStorage) async -> [String: StoredValue] {
    storage.preview(browser, stored: await storage.storedValues(ofReturning: browser)).app.values
  }

  @Test("A visitor's values survive a restart and are not readable by others")
  func restart() async throws {
    let first = try storage()
    #expect(try await change(first, "ann's cookie", scene: "tab/") == "nobody 0")
    first.release("ann's cookie")
    await first.end()
    let names = try visitors
    #expect(names.count == 1 && !names[0].contains("ann"))
    let second = try storage()
    #expect(await preview("ann's cookie", second) == ["name": .string("Ann")])
    #expect(await preview("bob's cookie", second).isEmpty)
    #expect(await preview(names[0], second).isEmpty)
    #expect(try await change(second, "ann's cookie", scene: "tab/") == "Ann 1")
    // Another tab has its own scene storage.
    #expect(try await change(second, "ann's cookie", scene: "other/") == "Ann 0")
    await second.end()
    #expect(try await change(try storage(), "ann's cookie", scene: "tab/") == "Ann 2")
  }

  @Test("Values are written soon after a change, and are current before that")
  func soon() async throws {
    let storage = try storage(time: time.timekeeper)
    try await change(storage, "a")
    #expect(try visitors.isEmpty)
    #expect(!storage.mustLoad("a"))
    #expect(await preview("a", storage) == ["name": .string("Ann")])
    await advance(by: .milliseconds(500))
    await storage.keeper?.work?.value
    #expect(try visitors.count == 1)
  }

  @Test("Visitors whose values were stored first are removed above the limit, and emptied values are removed")
  func limit() async throws {
    let storage = try storage(limit: 2)
    for browser in ["b", "c", "d"] {
      try await change(storage, browser)
      storage.release(browser)
      await storage.end()
    }
    #expect(try visitors.count == 2)
    #expect(try await preview("b", self.storage()).isEmpty)
    #expect(try await !preview("d", self.storage()).isEmpty)
    let values = storage.acquire("d", scene: nil).app
    values.values = [:]
    values.didChange()
    await storage.end()
    #expect(try visitors.count == 1)
  }

  @Test("Values that cannot be decoded are logged and ignored, and later ones are stored")
  func broken() async throws {
    let first = try storage()
    try await change(first, "a")
    await first.end()
    try file.execute("UPDATE visitor SET data = x'7B'")
    let second = try storage()
    #expect(try await change(second, "a") == "nobody 0")
    await second.end()
    #expect(log.all.count { $0.contains("could not decode") } == 1)
    #expect(try await preview("a", self.storage()) == ["name": .string("Ann")])
  }

  @Test("Values that cannot be read are not replaced")
  func unreadable() async throws {
    let first = try storage()
    try await change(first, "a")
    await first.end()
    let second = try storage()
    try file.execute("ALTER TABLE visitor RENAME TO hidden")
    #expect(try await change(second, "a") == "nobody 0")
    try file.execute("ALTER TABLE hidden RENAME TO visitor")
    try file.execute("UPDATE visitor SET data = CAST(replace(data, 'Ann', 'Bob') AS BLOB)")
    await second.end()
    #expect(log.all.count { $0.contains("could not read") } == 1)
    #expect(try await preview("a", self.storage()) == ["name": .string("Bob")])
  }

  @Test("A failed write is retried, and the error is logged once")
  func retry() async throws {
    let storage = try storage(time: time.timekeeper)
    try file.execute("CREATE TRIGGER fault BEFORE INSERT ON visitor BEGIN SELECT raise(ABORT, 'fault'); END")
    for browser in ["a", "b"] { try await change(storage, browser) }
    await advance(by: .milliseconds(500))
    for _ in 0..<5 { await advance(by: .seconds(5)) }
    await settle(until: { time.sleepers == 1 })
    #expect(log.all.count { $0.contains("could not store the values of visitors") } == 1)
    try file.execute("DROP TRIGGER fault")
    time.advance(by: .seconds(5))
    await storage.keeper?.work?.value
    #expect(try visitors.count == 2 && log.all.count { $0.hasPrefix("error:") } == 1)
  }

  @Test("Writes follow each other, and an immediate write waits for those that have started")
  func serial() async throws {
    let database = GatedDatabase()
    let keeper = VisitorKeeper(database, limit: 10, time: time.timekeeper, logger: log.logger)
    func change(to number: Int) {
      keeper.change(of: "a") { VisitorValues(app: ["number": .int(number)]) }
    }
    func write() -> Task<Void, Never> { Task { await keeper.writeNow() } }
    change(to: 1)
    let first = write()
    await database.waitForRequest()
    change(to: 2)
    let second = write()
    let third = write()
    await letOthersRun()
    // The second write waits for the first one.
    #expect(await database.visitorSaves.count == 1)
    #expect(keeper.unwrittenValues(of: "a")?.app == ["number": .int(2)])
    await database.complete()
    await first.value
    await database.waitForRequest()
    var isThirdDone = false
    let end = Task {
      await third.value
      isThirdDone = true
    }
    await letOthersRun()
    #expect(!isThirdDone, "the values are not stored yet")
    await database.complete()
    await second.value
    await end.value
    let numbers = try await database.visitorSaves.map { save in
      try save.values.map { try JSONDecoder().decode(VisitorValues.self, from: #require($0)).app["number"] }
    }
    #expect(numbers == [[.int(1)], [.int(2)]])
    #expect(keeper.unwrittenValues(of: "a") == nil)
  }

  @Test("At shutdown a failed write is retried once, and lost values are logged", arguments: [true, false])
  func lastTry(isMended: Bool) async throws {
    let storage = try storage(time: time.timekeeper)
    try file.execute("CREATE TRIGGER fault BEFORE INSERT ON visitor BEGIN SELECT raise(ABORT, 'fault'); END")
    try await change(storage, "a")
    await advance(by: .milliseconds(500))
    await settle(until: { time.sleepers == 1 })
    if isMended { try file.execute("DROP TRIGGER fault") }
    await storage.end()
    #expect(try visitors.count == (isMended ? 1 : 0))
    #expect(log.all.contains { $0.contains("lost the values of 1 visitors") } == !isMended)
  }
}

@MainActor
private final class SilentHost: GraphHost {
  func graphNeedsTurn(_ graph: Graph) {}
  func graph(_ graph: Graph, didCommit commit: Commit) {}
}
