import Foundation
import NIOCore
import PortableUI
import Testing
import Waiting

@testable import TrifectaWeb

@Suite("Receiving a file")
@MainActor
struct FileReceptionTests {
  private struct Importer: View {
    @State private var isAsked = true
    var body: some View {
      Text("Files").fileImporter(isPresented: $isAsked, allowedContentTypes: [.item]) { _ in }
    }
  }

  private func receive(
    _ bytes: Int, _ page: TestSession, _ options: WebOptions
  ) -> (reception: Task<Result<Int, FileRefusal>, Never>, body: AsyncStream<ByteBuffer>.Continuation) {
    let (body, continuation) = AsyncStream.makeStream(of: ByteBuffer.self)
    let reception = FileReception(
      session: page.session, options: options, sender: .init(address: "address", browser: "cookie"), queue: FairQueue())
    let announcement = FileAnnouncement(
      element: page.first(.fileButton)?.id ?? 0, index: 0, name: FileName("a.txt"), mimeType: "", bytes: bytes,
      isPreflight: false)
    let task = Task { () async -> Result<Int, FileRefusal> in
      do throws(FileRefusal) {
        return .success(try await reception.receive(announcement, body))
      } catch {
        return .failure(error)
      }
    }
    return (task, continuation)
  }

  private static func fileSizes(in folder: URL) -> [Int] {
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.fileSizeKey, .isRegularFileKey])
    return (files?.allObjects as? [URL] ?? []).compactMap { file in
      let values = try? file.resourceValues(forKeys: [.fileSizeKey, .isRegularFileKey])
      return values?.isRegularFile == true ? values?.fileSize : nil
    }
  }

  @Test("A file received in several parts is stored in full")
  func whole() async throws {
    let page = TestSession { Importer() }
    let (reception, body) = receive(7, page, WebOptions())
    for part in ["abc", "", "defg"] { body.yield(ByteBuffer(string: part)) }
    body.finish()
    let number = try await reception.value.get()
    let file = try #require(page.session.files.files([number], for: page.first(.fileButton)?.id ?? 0)?.first)
    #expect(try String(contentsOf: file, encoding: .utf8) == "abcdefg")
  }

  @Test("No file is open while the server waits for more data")
  func descriptors() async throws {
    let page = TestSession { Importer() }
    let (reception, body) = receive(6, page, WebOptions())
    body.yield(ByteBuffer(string: "abc"))
    let folder = page.session.files.all.folder.url
    await settle(until: { Self.fileSizes(in: folder) == [3] })
    let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap {
      try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
    }
    #expect(!open.contains { $0.hasPrefix(folder.path + "/") })
    body.yield(ByteBuffer(string: "def"))
    body.finish()
    _ = try await reception.value.get()
  }

  @Test("A file that stalls or takes too long is refused and frees its quota", arguments: [(30, 600), (600, 30)])
  func stalled(idle: Int, total: Int) async throws {
    var options = WebOptions()
    options.fileIdleTimeout = .seconds(idle)
    options.fileReceptionTimeout = .seconds(total)
    let page = TestSession(options) { Importer() }
    let (reception, body) = receive(10, page, options)
    body.yield(ByteBuffer(string: "abc"))
    await settle(until: { page.time.sleepers == 1 })
    #expect(!page.session.files.all.room.isEmpty)
    page.time.advance(by: .seconds(31))
    #expect(await reception.value == .failure(.incomplete))
    #expect(page.session.files.all.room.isEmpty)
  }

  @Test("A file is refused when its quota is used up during the upload")
  func roomEnds() async throws {
    var options = WebOptions()
    options.fileByteLimitInAll = 10_000
    let page = TestSession(options) { Importer() }
    let (reception, body) = receive(9_000, page, options)
    await settle(until: { page.time.sleepers == 1 })
    let other = FileBudget.Owner(session: "other", browser: "other", address: "other")
    #expect(page.session.files.all.room.take(5_000, for: other))
    body.yield(ByteBuffer(repeating: 65, count: 9_000))
    body.finish()
    #expect(await reception.value == .failure(.noRoom))
    page.session.files.all.room.release(5_000, of: other)
    #expect(page.session.files.all.room.isEmpty)
  }

  @Test("A file that is longer or shorter than announced is refused", arguments: [2, 4])
  func wrongLength(length: Int) async throws {
    let page = TestSession { Importer() }
    let (reception, body) = receive(3, page, WebOptions())
    body.yield(ByteBuffer(repeating: 65, count: length))
    body.finish()
    #expect(await reception.value == .failure(.incomplete))
    #expect(page.session.files.all.room.isEmpty)
  }
}
