import Foundation
import PortableUI
import Testing
import Waiting

@testable import TrifectaWeb

@Suite("Files of a session")
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

  /// Sends a file as the page does.
  private func send(
    _ name: String, _ text: String, to page: TestSession, index: Int = 0, element: Int? = nil, type: String = ""
  ) async -> Result<Int, FileRefusal> {
    let announcement = FileAnnouncement(
      element: element ?? page.first(.fileButton)?.id ?? 0, index: index, name: FileName(name), mimeType: type,
      bytes: text.utf8.count, isAsking: false)
    switch page.session.beginFile(announcement) {
    case .failure(let refusal): return .failure(refusal)
    case .success(let place):
      try? await VisitorFiles.write(Data(text.utf8), to: place.file)
      return page.session.files.end(place, isWhole: true) ? .success(place.number) : .failure(.incomplete)
    }
  }

  @Test("Files that have come reach the screen by an event that names them, once")
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
    #expect(page.session.wire != nil && page.session.refusals[.unknownElement] == 1)
  }

  @Test(
    "A page cannot name files that it has not sent, nor files of the server's",
    arguments: ["9", "1 1", "-1", "99999999999"])
  func unknownNumbers(numbers: String) async throws {
    let page = TestSession { Importer() }
    let button = try #require(page.first(.fileButton)).id
    _ = try await send("a.txt", "A", to: page).get()
    page.send("files", to: button, numbers)
    #expect(page.first(.text)?[.text] == .string("nothing") && page.session.refusals[.notHandled] == 1)
  }

  @Test(
    "What is no list of numbers closes the line",
    arguments: ["/etc/passwd", "", "1  2", "1 x", "9999999999999999999999", nil])
  func noNumbers(value: String?) throws {
    let page = TestSession { Importer() }
    page.send("files", to: try #require(page.first(.fileButton)).id, value)
    #expect(page.session.wire == nil && page.session.refusals[.undeclaredValue] == 1)
  }

  @Test("A file is taken only where one like it is asked for, by an element that is in front")
  func asked() async throws {
    let page = TestSession { Importer(types: [.plainText], several: false) }
    #expect(await send("a.png", "A", to: page, type: "image/png") == .failure(.wrongType(FileName("a.png"))))
    #expect(await send("a.txt", "A", to: page, index: 1) == .failure(.tooMany(limit: 1)))
    #expect(await send("a.txt", "A", to: page, element: 4_711) == .failure(.notAsked))
    let cancel = try #require(page.first(.button))
    #expect(await send("a.txt", "A", to: page, element: cancel.id) == .failure(.notAsked))
    let button = try #require(page.first(.fileButton)).id
    let number = try await send("a.txt", "A", to: page).get()
    page.send("tap", to: cancel.id)
    #expect(await send("a.txt", "A", to: page, element: button) == .failure(.notAsked))
    page.send("files", to: button, "\(number)")
    #expect(page.first(.text)?[.text] == .string("nothing"))
  }

  @Test("Each limit refuses with its reason, and what was refused takes no room")
  func limits() async throws {
    var options = WebOptions()
    options.fileByteLimit = 10
    options.fileCountLimit = 2
    options.fileByteLimitPerSession = 15
    let page = TestSession(options) { Importer() }
    let refusal = FileRefusal.tooLarge(FileName("a"), limit: 10)
    #expect(await send("a", "12345678901", to: page) == .failure(refusal))
    #expect(refusal.explanation == "“a” is larger than 10 bytes.")
    #expect(FileRefusal.tooLarge(FileName("a"), limit: 20_000_000).explanation.hasSuffix("than 20 MB."))
    _ = try await send("a", "1234567890", to: page).get()
    #expect(await send("b", "123456", to: page, index: 1) == .failure(.noRoom))
    _ = try await send("b", "12345", to: page, index: 1).get()
    #expect(await send("c", "", to: page, index: 2) == .failure(.tooMany(limit: 2)))
    // Chosen anew, those before are gone.
    _ = try await send("c", "1234567890", to: page).get()
  }

  @Test("One file of a page comes at a time, and one that breaks off leaves room for another")
  func oneAtATime() async throws {
    let page = TestSession { Importer() }
    let announcement = FileAnnouncement(
      element: try #require(page.first(.fileButton)).id, index: 0, name: FileName("a"), mimeType: "", bytes: 1,
      isAsking: false)
    let place = try page.session.beginFile(announcement).get()
    #expect(await send("b", "B", to: page) == .failure(.busy))
    #expect(!page.session.files.end(place, isWhole: false))
    _ = try await send("b", "B", to: page).get()
  }

  @Test("Files go with the session, and when they have been kept for their time")
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

  // MARK: To the page

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

  @Test("What is offered is given to its browser alone, at its path alone, and once")
  func offered() async throws {
    let page = TestSession { Exporter() }
    _ = page.received()
    let all = page.session.files.all
    let name = try saved(page)
    #expect(all.take(name, for: "thief", at: "/test")?.file.name == nil)
    #expect(all.take(name, for: "cookie", at: "/other")?.file.name == nil)
    let offer = try #require(all.take(name, for: "cookie", at: "/test"))
    #expect(offer.file.name == "Untitled.txt" && offer.file.contents == Data("kept".utf8))
    #expect(all.take(name, for: "cookie", at: "/test")?.file.name == nil)
    await offer.session.keep(offer)
    await page.settle()
    #expect(page.first(.text)?[.text] == .string("kept"))
    #expect(!page.comeBack(applied: 0).joined().contains(#"["save","#))
  }

  @Test("A page that goes before it has downloaded what is offered has not saved it", arguments: [true, false])
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

  @Test("Older copies of what was downloaded make room for newer ones, and files that were given stay")
  func room() async throws {
    var options = WebOptions()
    options.fileByteLimitPerSession = 10
    let page = TestSession(options) { Importer() }
    let given = try await send("a.txt", "123", to: page).get()
    let files = page.session.files
    final class Kept { var urls: [URL] = [] }
    let kept = Kept()
    for text in ["1", "12345", "123456"] {
      files.offer(SavedFile(name: "x", contentType: .plainText, contents: Data(text.utf8))) { result in
        if case .success(let url) = result { kept.urls.append(url) }
      }
      let offer = try #require(files.all.take(files.takeUnsentOffers()[0], for: "cookie", at: "/test"))
      await files.keep(offer)
    }
    func isThere(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }
    await settle(until: { !isThere(kept.urls[0]) && !isThere(kept.urls[1]) })
    #expect(isThere(kept.urls[2]))
    page.send("files", to: try #require(page.first(.fileButton)).id, "\(given)")
    #expect(page.first(.text)?[.text] == .string("123"))
  }
}
