import Elements
import Foundation
import PortableUI
import Testing
import ViewGraph
import Waiting

@testable import TrifectaWeb

@Suite("Persistent visitor storage")
@MainActor
final class VisitorFolderTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private let log = TestLog()
  private let time = TestTime()

  private func storage(limit: Int = 10, time: Timekeeper = .live) -> VisitorStorage {
    var options = WebOptions()
    options.storageFolder = folder
    options.storageVisitorLimit = limit
    options.logger = log.logger
    return VisitorStorage(options: options, time: time)
  }

  /// Waits until the store sleeps and advances the time.
  private func advance(by duration: Duration) async {
    await settle(until: { time.sleepers == 1 })
    time.advance(by: duration)
  }

  private var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
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

  private func change(_ storage: ScreenStorage) async throws -> String {
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

  @Test("A visitor's values survive a restart and are not readable by others")
  func restart() async throws {
    let first = storage()
    #expect(try await change(first.acquire("ann's cookie", scene: "tab/")) == "nobody 0")
    first.release("ann's cookie")
    await first.end()
    #expect(files.count == 1)
    let second = storage()
    #expect(second.preview("ann's cookie").app.values == ["name": .string("Ann")])
    #expect(second.preview("bob's cookie").app.values.isEmpty)
    #expect(second.preview(files[0]).app.values.isEmpty)
    #expect(try await change(second.acquire("ann's cookie", scene: "tab/")) == "Ann 1")
    // Another tab has its own scene storage.
    #expect(try await change(second.acquire("ann's cookie", scene: "other/")) == "Ann 0")
    await second.end()
    let third = storage()
    #expect(try await change(third.acquire("ann's cookie", scene: "tab/")) == "Ann 2")
  }

  @Test("Values are written soon after a change, readable by the owner only")
  func soon() async throws {
    let storage = storage()
    _ = try await change(storage.acquire("a", scene: nil))
    await storage.folder?.work?.value
    let file = folder.appendingPathComponent(try #require(files.first)).path
    let permissions = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    #expect(permissions == 0o600)
    #expect(!file.hasSuffix("/a"))
  }

  @Test("An unreadable file is renamed, and the number of files stays within the limit")
  func broken() async throws {
    let first = storage()
    _ = try await change(first.acquire("a", scene: nil))
    await first.end()
    try Data("{".utf8).write(to: folder.appendingPathComponent(files[0]))
    let second = storage(limit: 2)
    #expect(second.preview("a").app.values.isEmpty)
    #expect(files.map { $0.hasSuffix(".broken") } == [true])
    for browser in ["b", "c", "d"] {
      _ = try await change(second.acquire(browser, scene: nil))
      second.release(browser)
      await second.end()
    }
    #expect(files.count == 2)
    #expect(!storage().preview("d").app.values.isEmpty)
  }

  @Test("A failed write is retried, and the error is logged once")
  func retry() async throws {
    try Data().write(to: folder)
    let storage = storage(time: time.timekeeper)
    _ = try await change(storage.acquire("a", scene: nil))
    _ = try await change(storage.acquire("b", scene: nil))
    await advance(by: .milliseconds(500))
    for _ in 0..<5 { await advance(by: .seconds(5)) }
    await settle(until: { time.sleepers == 1 })
    #expect(log.all.count == 1 && log.all[0].contains("could not write visitors' values"))
    try FileManager.default.removeItem(at: folder)
    time.advance(by: .seconds(5))
    await storage.folder?.work?.value
    #expect(files.count == 2 && log.all.count == 1)
  }

  @Test("One file that cannot be written does not block the others")
  func oneOfMany() async throws {
    let first = storage()
    _ = try await change(first.acquire("a", scene: nil))
    await first.end()
    let file = folder.appendingPathComponent(files[0])
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createDirectory(
      at: file.appendingPathComponent("inner"), withIntermediateDirectories: true)
    let storage = storage(time: time.timekeeper)
    for browser in ["a", "b", "c"] { _ = try await change(storage.acquire(browser, scene: nil)) }
    await advance(by: .milliseconds(500))
    await settle(until: { time.sleepers == 1 })
    #expect(files.count == 3)
    try FileManager.default.removeItem(at: file)
    time.advance(by: .seconds(5))
    await storage.folder?.work?.value
    for browser in ["a", "b", "c"] { #expect(!self.storage().preview(browser).app.values.isEmpty, "\(browser)") }
  }

  @Test("At shutdown a failed write is retried once, and lost values are logged", arguments: [true, false])
  func lastTry(isMended: Bool) async throws {
    try Data().write(to: folder)
    let storage = storage(time: time.timekeeper)
    _ = try await change(storage.acquire("a", scene: nil))
    await advance(by: .milliseconds(500))
    await settle(until: { time.sleepers == 1 })
    if isMended { try FileManager.default.removeItem(at: folder) }
    await storage.end()
    #expect(files.count == (isMended ? 1 : 0))
    #expect(log.all.contains { $0.contains("lost the values of 1 visitors") } == !isMended)
  }
}

@MainActor
private final class SilentHost: GraphHost {
  func graphNeedsTurn(_ graph: Graph) {}
  func graph(_ graph: Graph, didCommit commit: Commit) {}
}
