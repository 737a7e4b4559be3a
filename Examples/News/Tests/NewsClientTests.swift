import ExampleNetworkingTesting
import Foundation
import HTTPTypes
import Hummingbird
import Testing

@testable import News

@Suite("News client", .timeLimit(.minutes(1)))
struct NewsClientTests {
  private static let feed =
    #"{"version": "https://jsonfeed.org/version/1.1", "items": [{"id": "1", "title": "Hello"}]}"#

  /// Returns a client with a long timeout, because the machine may be busy.
  private static func client(_ url: URL) -> NewsClient {
    .feed(at: url, timeout: .seconds(60))
  }

  @Test("A feed is loaded, with the accepted content types in the request")
  func loads() async throws {
    let server = LocalServer { request in
      #expect(request.method == .get)
      #expect(request.uri.path == "/feed")
      #expect(request.headers[.accept]?.contains("application/feed+json") == true)
      #expect(request.headers[.accept]?.contains("application/rss+xml") == true)
      return Response(Self.feed, type: "application/feed+json")
    }
    let entries = try await server.run { try await Self.client($0.appending(path: "feed")).entries() }
    #expect(entries == [NewsEntry(id: "1", title: "Hello")])
  }

  @Test("The feed's format is detected from its content, not its content type")
  func contentDecides() async throws {
    let rss = #"<rss version="2.0"><channel><item><title>Hello</title></item></channel></rss>"#
    for (body, type) in [(rss, "application/json"), (rss, "text/html"), (Self.feed, "text/xml")] {
      let server = LocalServer { _ in Response(body, type: type) }
      let entries = try await server.run { try await Self.client($0).entries() }
      #expect(entries.map(\.title) == ["Hello"])
    }
  }

  @Test("The encoding in the content type applies if the document declares no encoding")
  func encoding() async throws {
    let rss = #"<rss version="2.0"><channel><item><title>Müßig</title></item></channel></rss>"#
    let data = try #require(rss.data(using: .isoLatin1))
    let server = LocalServer { _ in
      Response(
        status: .ok, headers: [.contentType: "application/rss+xml; charset=iso-8859-1"],
        body: ResponseBody(byteBuffer: ByteBuffer(bytes: data)))
    }
    let entries = try await server.run { try await Self.client($0).entries() }
    #expect(entries.map(\.title) == ["Müßig"])
  }

  @Test("A redirect of the feed is followed")
  func moved() async throws {
    let server = LocalServer { request in
      request.uri.path == "/old" ? .redirect(to: "/feed", type: .permanent) : Response(Self.feed)
    }
    let entries = try await server.run { try await Self.client($0.appending(path: "old")).entries() }
    #expect(entries.count == 1)
  }

  @Test("Any success status is accepted", arguments: [200, 203, 206])
  func success(code: Int) async throws {
    let server = LocalServer { _ in Response(Self.feed, status: .init(code: code)) }
    let entries = try await server.run { try await Self.client($0).entries() }
    #expect(entries.count == 1)
  }

  @Test("An error status is reported", arguments: [403, 404, 500])
  func status(code: Int) async throws {
    let server = LocalServer { _ in Response(Self.feed, status: .init(code: code)) }
    await #expect(throws: NewsError.status(code)) {
      try await server.run { try await Self.client($0).entries() }
    }
  }

  @Test("A feed of the maximum size is read, and a feed with one more byte is refused")
  func size() async throws {
    let size = Self.feed.utf8.count
    try await LocalServer(Self.feed).run { url in
      let entries = try await NewsClient.feed(at: url, maximumSize: size).entries()
      #expect(entries.count == 1)
      await #expect(throws: NewsError.tooLarge(maximum: size - 1)) {
        try await NewsClient.feed(at: url, maximumSize: size - 1).entries()
      }
    }
  }

  @Test("An endless feed is aborted at the maximum size")
  func endless() async throws {
    let server = LocalServer { _ in
      Response(
        status: .ok,
        body: ResponseBody { writer in
          while true { try await writer.write(ByteBuffer(repeating: 0x20, count: 4_096)) }
        })
    }
    await #expect(throws: NewsError.tooLarge(maximum: 50_000)) {
      try await server.run { try await NewsClient.feed(at: $0, maximumSize: 50_000).entries() }
    }
  }

  @Test("A silent server times out")
  func silent() async throws {
    let server = LocalServer { _ in try await .late() }
    await #expect(throws: NewsError.unreachable(reason: "The server did not respond in time.")) {
      try await server.run { try await NewsClient.feed(at: $0, timeout: .seconds(1)).entries() }
    }
  }

  @Test("Cancelling a load ends it while the server is silent")
  func cancelled() async throws {
    let (asked, ask) = AsyncStream.makeStream(of: Void.self)
    let server = LocalServer { _ in
      ask.yield()
      return try await .late()
    }
    try await server.run { url in
      let task = Task { try await Self.client(url).entries() }
      _ = await asked.first { _ in true }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
  }

  @Test("A missing server is reported as unreachable")
  func unreachable() async throws {
    let gone = try #require(LocalServer.nowhere)
    let error = await #expect(throws: NewsError.self) { try await Self.client(gone).entries() }
    guard case .unreachable(let reason) = error else {
      Issue.record("\(error as Any)")
      return
    }
    #expect(reason.hasSuffix("."))
  }

  @Test("An address other than a web address is reported as unreachable")
  func noWebAddress() async throws {
    let client = NewsClient.feed(at: try #require(URL(string: "mailto:ada@example.com")))
    await #expect(throws: NewsError.unreachable(reason: "The URL is not a valid HTTP or HTTPS URL.")) {
      try await client.entries()
    }
  }

  @Test("The samples are three entries, one of them without a URL")
  func samples() async throws {
    let entries = try await NewsClient.fixed.entries()
    #expect(Set(entries.map(\.id)).count == 3)
    #expect(entries.map { $0.url == nil } == [false, false, true])
  }
}
