import ExampleNetworking
import ExampleNetworkingTesting
import Foundation
import HTTPTypes
import Hummingbird
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("HTTP loader", .timeLimit(.minutes(1)))
struct HTTPLoaderTests {
  private static func loader(maximumSize: Int = 1 << 20, timeout: Duration = .seconds(30)) -> HTTPLoader {
    HTTPLoader(maximumSize: maximumSize, timeout: timeout)
  }

  /// Returns a response without a content length.
  private static func streamed(
    status: HTTPResponse.Status = .ok, _ write: @escaping @Sendable (inout any ResponseBodyWriter) async throws -> Void
  ) -> Response {
    Response(
      status: status,
      body: ResponseBody { writer in
        try await write(&writer)
        try await writer.finish(nil)
      })
  }

  /// Writes an endless body. A write that the network accepts immediately does not suspend, so the method also yields,
  /// for machines with one processor.
  private static func writeForever(to writer: inout any ResponseBodyWriter) async throws {
    while true {
      try await writer.write(ByteBuffer(repeating: 0x20, count: 4_096))
      await Task.yield()
    }
  }

  private static func hello(isDeclared: Bool) -> LocalServer {
    LocalServer { _ in isDeclared ? Response("Hello") : streamed { try await $0.write(ByteBuffer(string: "Hello")) } }
  }

  @Test("A reply has the body, status and encoding that the server sent")
  func loads() async throws {
    let data = try #require("Müßig".data(using: .isoLatin1))
    let server = LocalServer { _ in
      Response(
        status: .accepted, headers: [.contentType: "text/plain; charset=iso-8859-1"],
        body: ResponseBody(byteBuffer: ByteBuffer(bytes: data)))
    }
    let reply = try await server.run { try await Self.loader().reply(to: URLRequest(url: $0)) }
    #expect(reply.body == data)
    #expect(reply.status == 202)
    #expect(reply.encoding == "iso-8859-1")
  }

  @Test("The server receives the method, path, query, headers and body")
  func sends() async throws {
    let server = LocalServer { request in
      #expect(request.method == .post)
      #expect(request.uri.string == "/a%20b?q=A%26B%2BC")
      #expect(request.headers[.accept] == "text/plain")
      let body = try await request.body.collect(upTo: 100)
      return Response(String(buffer: body))
    }
    let reply = try await server.run { url in
      var request = URLRequest(url: try #require(URL(string: "a%20b?q=A%26B%2BC", relativeTo: url)))
      request.httpMethod = "POST"
      request.httpBody = Data("Hello".utf8)
      request.setValue("text/plain", forHTTPHeaderField: "Accept")
      return try await Self.loader().reply(to: request)
    }
    #expect(String(decoding: reply.body, as: UTF8.self) == "Hello")
  }

  @Test("Without a status filter any status is accepted", arguments: [200, 204, 304, 401, 404, 500])
  func anyStatus(code: Int) async throws {
    let server = LocalServer { _ in Response(code == 204 || code == 304 ? "" : "Why", status: .init(code: code)) }
    let reply = try await server.run { try await Self.loader().reply(to: URLRequest(url: $0)) }
    #expect(reply.status == code)
  }

  @Test(
    "An authentication challenge is not answered, and its reply is read",
    arguments: ["Basic realm=\"Example\"", "Digest realm=\"Example\", nonce=\"1\"", "Bearer"])
  func password(challenge: String) async throws {
    let server = LocalServer { request in
      #expect(request.headers[.authorization] == nil)
      var response = Response("Who?", status: .unauthorized)
      response.headers[.wwwAuthenticate] = challenge
      return response
    }
    try await server.run { url in
      let reply = try await Self.loader().reply(to: URLRequest(url: url))
      #expect(reply.status == 401)
      #expect(String(decoding: reply.body, as: UTF8.self) == "Who?")
      let loader = HTTPLoader(maximumSize: 1 << 20, timeout: .seconds(30), accepts: { $0 == 200 })
      await #expect(throws: HTTPLoadError.status(401)) { try await loader.reply(to: URLRequest(url: url)) }
    }
  }

  @Test("A rejected status is an error, and an endless body is not read", arguments: [403, 404, 500])
  func refusedStatus(code: Int) async throws {
    let server = LocalServer { _ in
      Self.streamed(status: .init(code: code), Self.writeForever)
    }
    let loader = HTTPLoader(maximumSize: .max, timeout: .seconds(30), accepts: (200..<300).contains)
    await #expect(throws: HTTPLoadError.status(code)) {
      try await server.run { try await loader.reply(to: URLRequest(url: $0)) }
    }
  }

  @Test("A redirect is followed")
  func redirected() async throws {
    let server = LocalServer { request in
      request.uri.path == "/old" ? .redirect(to: "/new", type: .permanent) : Response(request.uri.path)
    }
    let reply = try await server.run { try await Self.loader().reply(to: URLRequest(url: $0.appending(path: "old"))) }
    #expect(String(decoding: reply.body, as: UTF8.self) == "/new")
    #expect(reply.status == 200)
  }

  @Test("A redirect that leads nowhere fails", arguments: ["/", "ftp://127.0.0.1/", "file://localhost/etc/hosts"])
  func redirectedNowhere(location: String) async throws {
    let server = LocalServer { _ in .redirect(to: location) }
    let error = await #expect(throws: HTTPLoadError.self) {
      try await server.run { try await Self.loader().reply(to: URLRequest(url: $0)) }
    }
    #expect(error?.isUnreachable == true)
  }

  @Test("Concurrent loads get their own replies")
  func together() async throws {
    let server = LocalServer { request in Response(request.uri.path) }
    let bodies = try await server.run { url in
      try await withThrowingTaskGroup(of: String.self) { group in
        for n in 0..<50 {
          group.addTask {
            let reply = try await Self.loader().reply(to: URLRequest(url: url.appending(path: "\(n)")))
            #expect(String(decoding: reply.body, as: UTF8.self) == "/\(n)")
            return String(decoding: reply.body, as: UTF8.self)
          }
        }
        return try await group.reduce(into: Set()) { $0.insert($1) }
      }
    }
    #expect(bodies.count == 50)
  }
}

extension HTTPLoaderTests {
  @Test(
    "A body of exactly the maximum size is read, with or without a content length",
    arguments: [true, false])
  func largest(isDeclared: Bool) async throws {
    let reply = try await Self.hello(isDeclared: isDeclared).run {
      try await Self.loader(maximumSize: 5).reply(to: URLRequest(url: $0))
    }
    #expect(reply.body == Data("Hello".utf8))
  }

  @Test("A body longer than the maximum is refused", arguments: [true, false], [4, 0, -1])
  func tooLarge(isDeclared: Bool, maximum: Int) async throws {
    await #expect(throws: HTTPLoadError.tooLarge(maximum: maximum)) {
      try await Self.hello(isDeclared: isDeclared).run {
        try await Self.loader(maximumSize: maximum).reply(to: URLRequest(url: $0))
      }
    }
  }

  @Test("An endless body is aborted at the maximum size")
  func endless() async throws {
    let server = LocalServer { _ in
      Self.streamed(Self.writeForever)
    }
    await #expect(throws: HTTPLoadError.tooLarge(maximum: 50_000)) {
      try await server.run { try await Self.loader(maximumSize: 50_000).reply(to: URLRequest(url: $0)) }
    }
  }

  @Test("A body that breaks off is an error")
  func brokenOff() async throws {
    let server = LocalServer { _ in
      Self.streamed { writer in
        try await writer.write(ByteBuffer(string: "Hel"))
        throw CancellationError()
      }
    }
    let error = await #expect(throws: HTTPLoadError.self) {
      try await server.run { try await Self.loader().reply(to: URLRequest(url: $0)) }
    }
    #expect(error?.isUnreachable == true)
  }

  @Test(
    "A silent server times out", arguments: [.milliseconds(200), .zero, .seconds(-1)] as [Duration])
  func silent(timeout: Duration) async throws {
    let server = LocalServer { _ in try await .late() }
    await #expect(throws: HTTPLoadError.timedOut) {
      try await server.run { try await Self.loader(timeout: timeout).reply(to: URLRequest(url: $0)) }
    }
  }

  @Test("A server that falls silent within the body times out")
  func fallsSilent() async throws {
    let clock = HandClock()
    let server = LocalServer { _ in
      Self.streamed { writer in
        try await writer.write(ByteBuffer(string: "Hel"))
        try await Task.sleep(for: .seconds(3_600))
      }
    }
    try await server.run { url in
      let loader = HTTPLoader(maximumSize: 5, timeout: .seconds(1), clock: clock)
      let load = Task { try await loader.reply(to: URLRequest(url: url)) }
      // The response head ends the first wait, and "Hel" ends the second. The third wait lasts until the timeout.
      var breaks = clock.breaks.makeAsyncIterator()
      await breaks.next()
      await breaks.next()
      clock.endWaits()
      await #expect(throws: HTTPLoadError.timedOut) { try await load.value }
    }
  }

  @Test("Each chunk of the body restarts the timeout")
  func keepsTalking() async throws {
    let clock = HandClock()
    let server = LocalServer { _ in
      Self.streamed { writer in
        var silences = clock.breaks.makeAsyncIterator()
        for character in "Hello" {
          try await writer.write(ByteBuffer(string: String(character)))
          await silences.next()
        }
      }
    }
    let loader = HTTPLoader(maximumSize: 5, timeout: .seconds(1), clock: clock)
    let reply = try await server.run { try await loader.reply(to: URLRequest(url: $0)) }
    #expect(reply.body == Data("Hello".utf8))
  }

  @Test("A very long timeout does not overflow")
  func longTimeout() async throws {
    let reply = try await LocalServer("Hello").run {
      try await Self.loader(timeout: .seconds(Int64.max)).reply(to: URLRequest(url: $0))
    }
    #expect(reply.body.count == 5)
  }
}

extension HTTPLoaderTests {
  @Test("Cancelling a load ends it while the server is silent")
  func cancelled() async throws {
    let (asked, ask) = AsyncStream.makeStream(of: Void.self)
    let server = LocalServer { _ in
      ask.yield()
      return try await .late()
    }
    try await server.run { url in
      let task = Task { try await Self.loader().reply(to: URLRequest(url: url)) }
      _ = await asked.first { _ in true }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
  }

  @Test("A load cancelled before it starts sends no request")
  func cancelledBefore() async throws {
    let server = LocalServer { _ in
      Issue.record("The server was asked")
      return Response("")
    }
    try await server.run { url in
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return try await Self.loader().reply(to: URLRequest(url: url))
      }
      await #expect(throws: CancellationError.self) { try await task.value }
    }
  }

  @Test("Loads cancelled at any moment return a complete reply or a cancellation error")
  func cancelledAtAllMoments() async throws {
    let server = LocalServer(String(repeating: " ", count: 100_000))
    let outcomes = try await server.run { url in
      try await cancelAtAllMoments { try await Self.loader().reply(to: URLRequest(url: url)) }
    }
    #expect(outcomes.count == 200)
    for outcome in outcomes {
      switch outcome {
      case .success(let reply): #expect(reply.body.count == 100_000)
      case .failure(let error): #expect(error is CancellationError)
      }
    }
  }

  @Test("An unreachable server is an error whose reason omits the address")
  func unreachable() async throws {
    let gone = try #require(LocalServer.nowhere)
    let error = await #expect(throws: HTTPLoadError.self) {
      try await Self.loader().reply(to: URLRequest(url: gone.appending(path: "SECRET")))
    }
    guard case .unreachable(let reason) = error else {
      Issue.record("\(error as Any)")
      return
    }
    #expect(reason.hasSuffix("."))
    #expect(!reason.contains("SECRET"))
  }

  @Test(
    "An address other than that of a web server is unreachable",
    arguments: [
      "nonsense", "/feed", "mailto:ada@example.com", "file:///etc/hosts", "data:,Hello", "http:", "http:///feed",
    ])
  func noWebServer(address: String) async throws {
    let url = try #require(URL(string: address))
    await #expect(throws: HTTPLoadError.unreachable(reason: "The URL is not a valid HTTP or HTTPS URL.")) {
      try await Self.loader().reply(to: URLRequest(url: url))
    }
  }

  @Test("A URL scheme in capital letters is accepted")
  func capitals() async throws {
    let reply = try await LocalServer("Hello").run { url in
      let capitals = try #require(URL(string: url.absoluteString.replacing("http:", with: "HTTP:")))
      return try await Self.loader().reply(to: URLRequest(url: capitals))
    }
    #expect(reply.body.count == 5)
  }
}

/// A clock whose sleeps end when a test requests it, and which reports cancelled sleeps.
///
/// `@unchecked Sendable`: all mutable state is protected by a lock.
private final class HandClock: Clock, @unchecked Sendable {
  let now = ContinuousClock.now
  let minimumResolution = Duration.zero
  /// An element for each cancelled sleep, in order.
  let breaks: AsyncStream<Void>

  private let broken: AsyncStream<Void>.Continuation
  private let lock = NSLock()
  private var waits: [AsyncStream<Void>.Continuation] = []
  private var isOver = false

  init() {
    (breaks, broken) = AsyncStream.makeStream(of: Void.self)
  }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    lock.withLock { if isOver { end.finish() } else { waits.append(end) } }
    for await _ in ends {}
    if Task.isCancelled { broken.yield() }
    try Task.checkCancellation()
  }

  /// Ends all current and future sleeps.
  func endWaits() {
    lock.withLock {
      isOver = true
      for wait in waits { wait.finish() }
    }
  }
}

extension HTTPLoadError {
  fileprivate var isUnreachable: Bool {
    if case .unreachable = self { true } else { false }
  }
}
