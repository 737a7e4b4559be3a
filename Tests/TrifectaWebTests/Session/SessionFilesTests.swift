import Foundation
import PortableUI
import Testing
import Waiting

@testable import TrifectaWeb

@Suite("Session files")
@MainActor
struct SessionFilesTests {
  private struct Importer: View {
    var types: [UTType] = [.item]
    var several = true
    var onChoose: @MainActor ([URL]) -> Void = { _ in }
    @State private var isAsked = true
    @State private var text = "nothing"

    var body: some View {
      Text(text)
        .fileImporter(isPresented: $isAsked, allowedContentTypes: types, allowsMultipleSelection: several) { result in
          let urls = (try? result.get()) ?? []
          text = urls.map { String(decoding: (try? Data(contentsOf: $0)) ?? Data(), as: UTF8.self) }.joined()
          onChoose(urls)
        }
    }
  }

  /// Uploads a file as the page does.
  private func send(
    _ name: String, _ text: String, to page: TestSession, index: Int = 0, element: Int? = nil, type: String = ""
  ) async -> Result<Int, FileRefusal> {
    let announcement = FileAnnouncement(
      element: element ?? page.first(.fileButton)?.id ?? 0, index: index, name: FileName(name), mimeType: type,
      bytes: text.utf8.count, isPreflight: false)
    switch page.session.beginFile(announcement, from: "address") {
    case .failure(let refusal): return .failure(refusal)
    case .success(let destination):
      guard destination.charge?.grow(to: text.utf8.count) == true else { return .failure(.noRoom) }
      try? await destination.write(Data(text.utf8))
      return page.session.files.end(destination, isWhole: true) ? .success(destination.number) : .failure(.incomplete)
    }
  }

  @Test("Uploaded files reach the screen once, in the order the event names them")
  func given() async throws {
    let page = TestSession { Importer() }
    _ = page.received()
    let button = try #require(page.first(.fileButton))
    let first = try await send("b.txt", "B", to: page).get()
    let second = try await send("a.txt", "A", to: page, index: 1).get()
    page.send("files", to: button.id, "\(first) \(second)")
    #expect(page.first(.text)?[.text] == .string("BA"))
    #expect(page.first(.fileButton) == nil)
    page.send("files", to: button.id, "\(first)")
    #expect(page.session.transport != nil && page.session.refusals[.unknownElement] == 1)
  }

  @Test(
    "A files event with unknown or repeated numbers is refused",
    arguments: ["9", "1 1", "-1", "99999999999"])
  func unknownNumbers(numbers: String) async throws {
    let page = TestSession { Importer() }
    let button = try #require(page.first(.fileButton)).id
    _ = try await send("a.txt", "A", to: page).get()
    page.send("files", to: button, numbers)
    #expect(page.first(.text)?[.text] == .string("nothing") && page.session.refusals[.notHandled] == 1)
  }

  @Test(
    "A files event without a list of numbers closes the connection",
    arguments: ["/etc/passwd", "", "1  2", "1 x", "9999999999999999999999", nil])
  func noNumbers(value: String?) throws {
    let page = TestSession { Importer() }
    page.send("files", to: try #require(page.first(.fileButton)).id, value)
    #expect(page.session.transport == nil && page.session.refusals[.undeclaredValue] == 1)
  }

  @Test("A file is accepted only by a visible importer that allows its type and number")
  func asked() async throws {
    let page = TestSession { Importer(types: [.plainText], several: false) }
    #expect(await send("a.png", "A", to: page, type: "image/png") == .failure(.wrongType(FileName("a.png"))))
    #expect(await send("a.txt", "A", to: page, index: 1) == .failure(.tooMany(limit: 1)))
    #expect(await send("a.txt", "A", to: page, element: 4_711) == .failure(.notRequested))
    let cancel = try #require(page.first(.button))
    #expect(await send("a.txt", "A", to: page, element: cancel.id) == .failure(.notRequested))
    let button = try #require(page.first(.fileButton)).id
    let number = try await send("a.txt", "A", to: page).get()
    page.send("tap", to: cancel.id)
    #expect(await send("a.txt", "A", to: page, element: button) == .failure(.notRequested))
    page.send("files", to: button, "\(number)")
    #expect(page.first(.text)?[.text] == .string("nothing"))
  }

  @Test("A file that exceeds a limit is refused with the reason, and uses no quota")
  func limits() async throws {
    var options = WebOptions()
    options.fileByteLimit = 6_000
    options.fileCountLimit = 2
    options.fileByteLimitPerSession = 10_200
    func text(_ count: Int) -> String { String(repeating: "x", count: count) }
    let page = TestSession(options) { Importer() }
    let refusal = FileRefusal.tooLarge(FileName("a"), limit: 6_000)
    #expect(await send("a", text(6_001), to: page) == .failure(refusal))
    let (english, german) = (WebMessages().selection(in: "en"), WebMessages().selection(in: "de"))
    #expect(FileRefusal.tooLarge(FileName("a"), limit: 10).explanation(in: english) == "“a” is larger than 10 bytes.")
    let large = FileRefusal.tooLarge(FileName("a"), limit: 20_000_000)
    #expect(large.explanation(in: english).hasSuffix("than 20 MB."))
    #expect(large.explanation(in: german) == "„a“ ist größer als 20 MB.")
    #expect(FileRefusal.tooMany(limit: 1).explanation(in: german) == "Es kann nur eine Datei gesendet werden.")
    _ = try await send("a", text(6_000), to: page).get()
    #expect(await send("b", text(4_500), to: page, index: 1) == .failure(.noRoom))
    _ = try await send("b", "12345", to: page, index: 1).get()
    #expect(await send("c", "", to: page, index: 2) == .failure(.tooMany(limit: 2)))
    // Choosing again discards the previous files.
    _ = try await send("c", text(6_000), to: page).get()
  }

  @Test("A page uploads one file at a time, and an aborted upload frees the slot")
  func oneAtATime() async throws {
    let page = TestSession { Importer() }
    let announcement = FileAnnouncement(
      element: try #require(page.first(.fileButton)).id, index: 0, name: FileName("a"), mimeType: "", bytes: 1,
      isPreflight: false)
    let destination = try page.session.beginFile(announcement, from: "address").get()
    #expect(await send("b", "B", to: page) == .failure(.busy))
    #expect(!page.session.files.end(destination, isWhole: false))
    _ = try await send("b", "B", to: page).get()
  }

  @Test("An announced file uses no quota before its bytes arrive, and uses it then")
  func announced() throws {
    let options = WebOptions()
    let all = VisitorFiles(options: options)
    func files(_ browser: String) -> SessionFiles {
      SessionFiles(in: all, browser: browser, path: "/", options: options, time: TestTime().timekeeper)
    }
    func begin(_ files: SessionFiles, _ bytes: Int) -> Result<SessionFiles.Destination, FileRefusal> {
      files.begin(FileName("a"), bytes: bytes, for: 1, index: 0, isPreflight: false, from: "address")
    }
    let announcing = (0..<200).map { files("browser \($0)") }
    let destinations = try announcing.map { try begin($0, 20_000_000).get() }
    let another = try begin(files("another"), 10).get()
    #expect(another.charge?.grow(to: 10) == true)
    let arrives = destinations.map { $0.charge?.grow(to: 20_000_000) == true }
    // The quota is enough for the first files, and not for all.
    #expect(arrives.first == true && arrives.last == false)
    for files in announcing { files.removeAll() }
  }

  @Test("A browser uploads at most four files at once")
  func receptions() throws {
    let options = WebOptions()
    let all = VisitorFiles(options: options)
    let pages = (0..<5).map { _ in
      SessionFiles(in: all, browser: "browser", path: "/", options: options, time: TestTime().timekeeper)
    }
    func begin(_ number: Int) -> Result<SessionFiles.Destination, FileRefusal> {
      pages[number].begin(FileName("a"), bytes: 1, for: 1, index: 0, isPreflight: false, from: "address")
    }
    let first = try begin(0).get()
    for number in 1..<4 { _ = try begin(number).get() }
    guard case .failure(.busy) = begin(4) else { return #expect(Bool(false), "a fifth file is received") }
    _ = pages[0].end(first, isWhole: true)
    _ = try begin(4).get()
  }

  @Test("A page keeps at most four times the file count limit, including files the screen has received")
  func taken() async throws {
    var options = WebOptions()
    options.fileCountLimit = 1
    let page = TestSession(options) { Importer() }
    for _ in 0..<4 { page.session.files.take([try await send("a", "A", to: page).get()]) }
    #expect(await send("a", "A", to: page) == .failure(.noRoom))
  }

  @Test("Files are removed when their keep time elapses or the session ends")
  func removal() async throws {
    final class Kept { var urls: [URL] = [] }
    let kept = Kept()
    var options = WebOptions()
    options.fileKeepTime = .seconds(60)
    let page = TestSession(options) { Importer(onChoose: { kept.urls = $0 }) }
    let number = try await send("a.txt", "A", to: page).get()
    page.send("files", to: try #require(page.first(.fileButton)).id, "\(number)")
    let url = try #require(kept.urls.first)
    func isThere() -> Bool { FileManager.default.fileExists(atPath: url.path) }
    #expect(isThere() && url.lastPathComponent == "a.txt")
    await settle(until: { page.time.sleepers == 1 })
    page.time.advance(by: .seconds(61))
    await settle(until: { !isThere() })

    let other = TestSession { Importer(onChoose: { kept.urls = $0 }) }
    let next = try await send("b.txt", "B", to: other).get()
    other.send("files", to: try #require(other.first(.fileButton)).id, "\(next)")
    let second = try #require(kept.urls.first)
    #expect(FileManager.default.fileExists(atPath: second.path))
    other.session.end(closing: nil)
    await settle(until: { !FileManager.default.fileExists(atPath: second.path) })
  }

  // MARK: Downloads

  private struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    init() {}
    init(configuration: ReadConfiguration) throws {}
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data("kept".utf8))
    }
  }

  private struct Exporter: View {
    @State private var isAsked = true
    @State private var text = "nothing"

    var body: some View {
      Text(text).fileExporter(isPresented: $isAsked, document: Note(), contentType: .plainText) { result in
        text = (try? String(contentsOf: result.get(), encoding: .utf8)) ?? "failed"
      }
    }
  }

  private func saved(_ page: TestSession) throws -> String {
    let button = try #require(page.all(.button).first { $0[.role] == nil })
    let frames = page.send("tap", to: button.id)
    let frame = try #require(frames.first { $0.contains(#"["save","#) }, "\(frames)")
    #expect(frame.contains("/trifecta/files-"))
    let match = try #require(frame.firstMatch(of: #/\["save","/test/live/files/([0-9a-f]{32})"\]/#))
    return String(match.1)
  }

  @Test("An exported file can be downloaded once, only by the session's browser and at the screen's path")
  func offered() async throws {
    let page = TestSession { Exporter() }
    _ = page.received()
    let all = page.session.files.all
    let name = try saved(page)
    #expect(all.take(name, for: "thief", at: "/test")?.file.name == nil)
    #expect(all.take(name, for: "cookie", at: "/other")?.file.name == nil)
    let size = page.session.estimatedSize
    let offer = try #require(all.take(name, for: "cookie", at: "/test"))
    #expect(page.session.estimatedSize == size - 4, "An offered file is in memory.")
    #expect(offer.file.name == "Untitled.txt" && offer.file.contents == Data("kept".utf8))
    #expect(all.take(name, for: "cookie", at: "/test")?.file.name == nil)
    await offer.session.keep(offer, for: "address")
    await page.settle()
    #expect(page.first(.text)?[.text] == .string("kept"))
    #expect(!page.comeBack(applied: 0).joined().contains(#"["save","#))
  }

  @Test("An export fails if the page does not download it in time or disconnects", arguments: [true, false])
  func withdrawn(byCut: Bool) async throws {
    let page = TestSession { Exporter() }
    _ = page.received()
    let all = page.session.files.all
    let name = try saved(page)
    if byCut {
      page.cut()
    } else {
      await settle(until: { page.time.sleepers == 1 })
      page.time.advance(by: .seconds(61))
    }
    await settle(until: { page.first(.text)?[.text] == .string("failed") })
    #expect(all.take(name, for: "cookie", at: "/test")?.file.name == nil)
  }

  @Test("Newer exports replace older ones when the quota is full, and uploaded files remain")
  func room() async throws {
    var options = WebOptions()
    options.fileByteLimitPerSession = 12_288
    let page = TestSession(options) { Importer() }
    let given = try await send("a.txt", "123", to: page).get()
    let files = page.session.files
    final class Kept { var urls: [URL] = [] }
    let kept = Kept()
    for text in ["1", "12345", String(repeating: "x", count: 8_192)] {
      files.offer(SavedFile(name: "x", contentType: .plainText, contents: Data(text.utf8))) { result in
        if case .success(let url) = result { kept.urls.append(url) }
      }
      let offer = try #require(files.all.take(files.takeUnsentOffers()[0], for: "cookie", at: "/test"))
      await files.keep(offer, for: "address")
    }
    func isThere(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }
    await settle(until: { !isThere(kept.urls[0]) && !isThere(kept.urls[1]) })
    #expect(isThere(kept.urls[2]))
    page.send("files", to: try #require(page.first(.fileButton)).id, "\(given)")
    #expect(page.first(.text)?[.text] == .string("123"))
  }
}
