import Foundation
import HTTPTypes
import Hummingbird
import Logging
import Testing

@testable import News

@Suite("News client", .timeLimit(.minutes(1)))
struct NewsClientTests {
  private static let feed =
    #"{"version": "https://jsonfeed.org/version/1.1", "items": [{"id": "1", "title": "Hello"}]}"#

  /// Runs a test against a server on this machine.
  private func withServer(
    _ answer: @escaping @Sendable (Request) async throws -> Response,
    _ test: @escaping @Sendable (URL) async throws -> Void
  ) async throws {
    let router = Router()
    router.get("/feed") { request, _ in try await answer(request) }
    router.get("/moved") { _, _ in Response.redirect(to: "/feed", type: .permanent) }
    let (ports, port) = AsyncStream.makeStream(of: Int.self)
    let application = Application(
      router: router, configuration: .init(address: .hostname("127.0.0.1", port: 0)),
      onServerRunning: { channel in
        port.yield(channel.localAddress?.port ?? 0)
        port.finish()
      },
      logger: Logger(label: "news") { _ in SwiftLogNoOpLogHandler() })
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await application.run() }
      let number = try #require(await ports.first { _ in true })
      let url = try #require(URL(string: "http://127.0.0.1:\(number)/"))
      try await test(url)
      group.cancelAll()
    }
  }

  private static func answer(_ body: String, type: String = "application/feed+json") -> Response {
    Response(
      status: .ok, headers: [.contentType: type], body: ResponseBody(byteBuffer: ByteBuffer(string: body)))
  }

  @Test("A feed is loaded, and the server is told what is understood")
  func loads() async throws {
    try await withServer { request in
      #expect(request.headers[.accept]?.contains("application/feed+json") == true)
      #expect(request.headers[.accept]?.contains("application/rss+xml") == true)
      return Self.answer(Self.feed)
    } _: { url in
      let client = NewsClient.feed(at: url.appending(path: "feed"))
      let entries = try await client.entries()
      #expect(entries == [NewsEntry(id: "1", title: "Hello")])
    }
  }

  @Test("What the feed is, is seen from its content, whatever the server calls it")
  func contentDecides() async throws {
    let rss = #"<rss version="2.0"><channel><item><title>Hello</title></item></channel></rss>"#
    for (body, type) in [(rss, "application/json"), (rss, "text/html"), (Self.feed, "text/xml")] {
      try await withServer { _ in
        Self.answer(body, type: type)
      } _: { url in
        let entries = try await NewsClient.feed(at: url.appending(path: "feed")).entries()
        #expect(entries.map(\.title) == ["Hello"])
      }
    }
  }

  @Test("The encoding the server names counts where the document names none")
  func encoding() async throws {
    let rss = #"<rss version="2.0"><channel><item><title>Müßig</title></item></channel></rss>"#
    let data = try #require(rss.data(using: .isoLatin1))
    try await withServer { _ in
      Response(
        status: .ok, headers: [.contentType: "application/rss+xml; charset=iso-8859-1"],
        body: ResponseBody(byteBuffer: ByteBuffer(bytes: data)))
    } _: { url in
      let entries = try await NewsClient.feed(at: url.appending(path: "feed")).entries()
      #expect(entries.map(\.title) == ["Müßig"])
    }
  }

  @Test("A feed that has moved is followed")
  func moved() async throws {
    try await withServer { _ in
      Self.answer(Self.feed)
    } _: { url in
      let entries = try await NewsClient.feed(at: url.appending(path: "moved")).entries()
      #expect(entries.count == 1)
    }
  }

  @Test("A status that is no success is an error", arguments: [403, 404, 500])
  func status(code: Int) async throws {
    try await withServer { _ in
      Response(status: .init(code: code), body: ResponseBody(byteBuffer: ByteBuffer(string: Self.feed)))
    } _: { url in
      await #expect(throws: NewsError.status(code)) {
        try await NewsClient.feed(at: url.appending(path: "feed")).entries()
      }
    }
  }

  @Test("A feed that says it is too long is not read")
  func declaredTooLarge() async throws {
    try await withServer { _ in
      Self.answer(Self.feed + String(repeating: " ", count: 10_000))
    } _: { url in
      let client = NewsClient.feed(at: url.appending(path: "feed"), maximumSize: 9_999)
      await #expect(throws: NewsError.tooLarge(maximum: 9_999)) { try await client.entries() }
    }
  }

  @Test("A feed that turns out to be too long, without an end, is not read to it")
  func endless() async throws {
    try await withServer { _ in
      Response(
        status: .ok,
        body: ResponseBody { writer in
          while true { try await writer.write(ByteBuffer(repeating: 0x20, count: 4_096)) }
        })
    } _: { url in
      let client = NewsClient.feed(at: url.appending(path: "feed"), maximumSize: 50_000)
      await #expect(throws: NewsError.tooLarge(maximum: 50_000)) { try await client.entries() }
    }
  }

  @Test("A feed one byte longer than it may be is refused, though it does not say how long it is")
  func oneByteTooLarge() async throws {
    try await withServer { _ in
      Response(
        status: .ok,
        body: ResponseBody { writer in
          try await writer.write(ByteBuffer(string: Self.feed))
          try await writer.finish(nil)
        })
    } _: { url in
      let maximum = Self.feed.utf8.count - 1
      let client = NewsClient.feed(at: url.appending(path: "feed"), maximumSize: maximum)
      await #expect(throws: NewsError.tooLarge(maximum: maximum)) { try await client.entries() }
    }
  }

  @Test("A feed exactly as long as it may be is read")
  func largest() async throws {
    try await withServer { _ in
      Self.answer(Self.feed)
    } _: { url in
      let client = NewsClient.feed(at: url.appending(path: "feed"), maximumSize: Self.feed.utf8.count)
      let entries = try await client.entries()
      #expect(entries.count == 1)
    }
  }

  @Test("Cancelling a load ends it, though the server is silent")
  func cancelled() async throws {
    let (asked, ask) = AsyncStream.makeStream(of: Void.self)
    try await withServer { _ in
      ask.yield()
      try await Task.sleep(for: .seconds(600))
      return Response(status: .ok)
    } _: { url in
      let client = NewsClient.feed(at: url.appending(path: "feed"))
      let task = Task { try await client.entries() }
      _ = await asked.first { _ in true }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
  }

  @Test("A load that is cancelled before it begins does not begin")
  func cancelledBefore() async throws {
    let client = NewsClient.feed(at: try #require(URL(string: "http://127.0.0.1:9/feed")))
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await client.entries()
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("Loads that end and are cancelled in the same moment harm nobody")
  func cancelledAtTheEnd() async throws {
    try await withServer { _ in
      Self.answer(Self.feed + String(repeating: " ", count: 100_000))
    } _: { url in
      let client = NewsClient.feed(at: url.appending(path: "feed"))
      await withTaskGroup(of: Void.self) { group in
        for index in 0..<200 {
          group.addTask {
            let task = Task { try await client.entries() }
            for _ in 0..<index * 10 { await Task.yield() }
            task.cancel()
            switch await task.result {
            case .success(let entries): #expect(entries.count == 1)
            case .failure(let error): #expect(error is CancellationError)
            }
          }
        }
      }
    }
  }

  @Test("A server that is not there cannot be reached")
  func unreachable() async throws {
    // Port 9 is that of a service that nobody runs any more.
    let client = NewsClient.feed(at: try #require(URL(string: "http://127.0.0.1:9/feed")))
    do {
      _ = try await client.entries()
      Issue.record("Something answered.")
    } catch let error as NewsError {
      guard case .unreachable(let reason) = error else {
        Issue.record("Another error: \(error)")
        return
      }
      #expect(reason.hasSuffix("."))
    }
  }

  @Test("The samples are three entries of which one can be read nowhere")
  func samples() async throws {
    let entries = try await NewsClient.fixed.entries()
    #expect(Set(entries.map(\.id)).count == 3)
    #expect(entries.map { $0.url == nil } == [false, false, true])
  }
}
