import HTTPTypes
import Hummingbird
import Logging
import NIOEmbedded
import PortableUI
import Testing

@testable import TrifectaWeb

@Suite("HTTP methods")
struct MethodTests {
  private func web() -> WebScreens {
    var web = WebScreens()
    web.screen("/counter", title: "Counter") { Counter() }
    web.startPage(title: "Start")
    return web
  }

  private func answer(_ method: HTTPRequest.Method, _ path: String, _ router: Router<BasicRequestContext>) async throws
    -> Response
  {
    let request = Request(
      head: HTTPRequest(method: method, scheme: "http", authority: "localhost", path: path),
      body: RequestBody(buffer: ByteBuffer()))
    let context = BasicRequestContext(
      source: ApplicationRequestContextSource(channel: EmbeddedChannel(), logger: Logger(label: "test")))
    return try await router.buildResponder().respond(to: request, context: context)
  }

  @Test(
    "An unsupported method is answered with 405 and the allowed methods",
    arguments: [
      ("/counter", "GET, HEAD"), ("/", "GET, HEAD"), ("/counter/live", "GET, HEAD, POST"),
      ("/counter/live/files", "POST"),
      ("/counter/live/files/x", "GET"), ("/trifecta/image/x", "GET, HEAD"), (Asset.script.path, "GET, HEAD"),
    ])
  func refused(path: String, allowed: String) async throws {
    let router = Router()
    web().addRoutes(to: router)
    web().addMethodRefusals(to: router)
    for method in [HTTPRequest.Method.put, .patch, .delete, .options, .trace] {
      let answer = try await answer(method, path, router)
      #expect(answer.status == .methodNotAllowed && answer.headers[.allow] == allowed)
    }
    if !allowed.contains("POST") { #expect(try await answer(.post, path, router).status == .methodNotAllowed) }
    if allowed == "GET, HEAD", !path.contains("image") { #expect(try await answer(.get, path, router).status == .ok) }
  }

  @Test("A method that no path supports is answered with 501", arguments: ["/counter", "/nothing"])
  func unknown(path: String) async throws {
    let router = Router()
    web().addRoutes(to: router)
    web().addMethodRefusals(to: router)
    for name in ["PROPFIND", "M-SEARCH"] {
      let method = try #require(HTTPRequest.Method(name))
      #expect(try await answer(method, path, router).status == .notImplemented)
    }
    #expect(try await answer(.put, "/nothing", router).status == .notFound)
  }

  @Test("An application can add other methods at a screen's path")
  func ownRoutes() async throws {
    let router = Router()
    web().addRoutes(to: router)
    router.put("/counter") { _, _ in "put" }
    #expect(try await answer(.put, "/counter", router).status == .ok)
  }
}
