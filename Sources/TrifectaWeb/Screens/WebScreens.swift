import Foundation
import HTTPTypes
public import Hummingbird
public import HummingbirdCore
public import PortableUI
public import ServiceLifecycle

/// Screens served to browsers: each at a path, each visitor with a state of their own.
///
/// A page is plain HTML first. Then a small script connects, the screen's state comes to life on the server, and from
/// there on events go up and patches come down.
///
/// ```swift
/// var web = WebScreens()
/// web.screen("/counter", title: "Counter") { CounterScreen() }
/// try await web.application(port: 8080).runService()
/// ```
///
/// To mount the screens in a Hummingbird application of your own, add the routes to its router, and give it the server
/// and the service:
///
/// ```swift
/// web.addRoutes(to: router)
/// let app = Application(router: router, server: web.server, services: [web])
/// ```
public struct WebScreens: Service {
  private(set) var options: WebOptions
  private let tokens = JoinTokens()
  let store: SessionStore
  private let notices: Notices
  private(set) var screens: [Screen] = []
  private(set) var startPage: (path: String, title: String)?

  /// Creates a server without screens.
  ///
  /// - Parameter options: limits, times, and who may connect.
  public init(options: WebOptions = WebOptions()) {
    self.options = options
    store = SessionStore(options: options, tokens: tokens)
    notices = Notices(options.logger)
    for name in options.trustedProxies where name != "unix" && AddressRange(name) == nil {
      options.logger.warning("\"\(name)\" in WebOptions.trustedProxies is no address, and is ignored")
    }
  }

  /// Serves a screen. A second one at the same path is logged and ignored.
  ///
  /// - Parameters:
  ///   - path: where, from the root and without a `/` at the end.
  ///   - title: the page's title, which is also its first heading for assistive technology.
  ///   - summary: one line about it for a start page.
  ///   - content: the screen. Called for every page and every session; what it captures is shared by all visitors.
  public mutating func screen<Content: View>(
    _ path: String,
    title: String,
    summary: String? = nil,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) {
    guard !screens.contains(where: { $0.path == path }) else {
      options.logger.warning("a second screen was added at \"\(path)\", and is ignored: give it a path of its own")
      return
    }
    screens.append(Screen(path: path, title: title, summary: summary, content: content))
  }

  /// Serves a page that lists the screens, those added later too.
  ///
  /// - Parameters:
  ///   - path: where, from the root.
  ///   - title: the page's title and heading.
  public mutating func startPage(_ path: String = "/", title: String) {
    startPage = (path, title)
  }

  /// Adds the pages, the scripts and the style sheets to a router, which has to answer at the root of its server.
  public func addRoutes(to router: some RouterMethods) {
    for asset in Asset.all {
      serve(at: asset.path, of: router) { request, _ in asset.response(to: request.headers) }
    }
    serve(at: "/trifecta/image/:name", of: router) { request, _ in
      let name = request.uri.path.split(separator: "/").last.map(String.init) ?? ""
      guard let file = PictureFiles.shared.file(named: name) else { return Response(status: .notFound) }
      return Response(picture: file.bytes, type: file.type)
    }
    if let startPage {
      let page = Page(listing: screens, title: startPage.title, language: options.language)
      serve(at: startPage.path, of: router) { _, visitor in page.response(isSecure: visitor.isSecure) }
    }
    let gate = gate
    for screen in screens {
      serve(at: screen.path, of: router) { [tokens, options, store] request, visitor in
        let known = BrowserCookie.value(in: request.headers[values: .cookie], isSecure: visitor.isSecure)
        let cookie = known ?? Secret.random()
        let token = tokens.token(for: cookie, at: screen.path)
        let caller = Caller.current
        let page = await store.queue.runIfRoom(for: .init(address: visitor.address, browser: known ?? "")) {
          () -> Page? in
          // A stranger may ask and go away; the page is not evaluated for nobody.
          if caller?.isClosed == true { return nil }
          var place = Screen.Place()
          if let locale = AcceptedLanguage.locale(request.headers[values: .acceptLanguage]) {
            place.traits.locale = locale
          }
          place.storage = store.storage.look(cookie)
          return Page(
            of: screen, language: options.language, token: token,
            cookie: known == nil || options.storageFolder != nil ? cookie : nil,
            place: place)
        }
        guard let page = page ?? nil else { return Response.busy }
        return page.response(
          isSecure: visitor.isSecure, framesOwnPages: options.framesOwnPages, keepsCookie: options.storageFolder != nil)
      }
      // A connection that has served a page can no longer be upgraded; the client is to come on a new one.
      serve(at: screen.livePath, of: router) { _, _ in
        let headers: HTTPFields = [.connection: "close", .upgrade: "websocket", .secWebSocketVersion: "13"]
        return Response(status: .upgradeRequired, headers: headers)
      }
      // A browser does not tell a page why its connection was refused; the page asks here.
      router.post(RouterPath(screen.livePath)) { [options] request, _ in
        let origins = request.headers[values: .origin]
        let cookies = request.headers[values: .cookie]
        let visitor = Visitor(request, options: options)
        switch gate.admit(at: screen.livePath, visitor, origins: origins, cookies: cookies) {
        case .success: return Response(status: .noContent)
        case .failure(let refusal): return Response(refusal)
        }
      }
      addFileRoutes(of: screen, to: router)
    }
  }

  /// Answers `GET` and `HEAD`, for hosts that are ours.
  private func serve(
    at path: String, of router: some RouterMethods,
    _ answer: @escaping @Sendable (Request, Visitor) async -> Response
  ) {
    let respond: @Sendable (Request) async -> Response = { [options, gate] request in
      let visitor = Visitor(request, options: options)
      // A browser always names a host; what does not, such as a check of the server's health, cannot have been misled.
      if let host = visitor.host, !options.hosts.allows(host) {
        gate.log(.foreignHost(host))
        return Response(.foreignHost(host))
      }
      return await answer(request, visitor)
    }
    router.get(RouterPath(path)) { request, _ in await respond(request) }
    router.head(RouterPath(path)) { request, _ in await respond(request).createHeadResponse() }
  }

  /// The server that also accepts live connections to the screens. Add the screens before asking for it.
  public var server: HTTPServerBuilder {
    let gate = gate
    return HTTPServerBuilder { LiveChannel(responder: $0, gate: gate) }
  }

  var gate: LiveGate { LiveGate(options: options, store: store, screens: screens, notices: notices) }

  /// An application that serves these screens and nothing else.
  ///
  /// - Parameters:
  ///   - host: the name or address of the interface to listen on. Pages may be asked for under it.
  ///   - port: the port; 0 for any that is free.
  ///   - onServerRunning: called with the port once the server listens.
  public func application(
    host: String = "127.0.0.1",
    port: Int = 8080,
    onServerRunning: @escaping @Sendable (_ port: Int) async -> Void = { _ in }
  ) -> some ApplicationProtocol {
    var web = self
    web.options.hosts.interface = host
    let router = Router()
    web.addRoutes(to: router)
    web.addMethodRefusals(to: router)
    return Application(
      router: router, server: web.server,
      // So many may wait to be accepted: where a flood fills the queue a newcomer has to come again a second later.
      configuration: ApplicationConfiguration(address: .hostname(host, port: port), backlog: 4_096),
      services: [self],
      onServerRunning: { await onServerRunning($0.localAddress?.port ?? port) },
      logger: options.logger)
  }

  /// Keeps the sessions until the application shuts down, then ends them: tasks are cancelled, `onDisappear` runs.
  public func run() async throws {
    try? await gracefulShutdown()
    await store.endAll()
    await store.storage.end()
  }
}

extension Visitor {
  /// Who made a request that a route answers.
  init(_ request: Request, options: WebOptions) {
    self.init(Caller.current, options: options) { name in
      if name == "host" { return request.head.authority.map { [$0] } ?? [] }
      return HTTPField.Name(name).map { request.headers[values: $0] } ?? []
    }
  }
}

extension Response {
  /// A picture that a browser never has to ask again. A drawing that is opened by itself runs nothing.
  fileprivate init(picture: Data, type: String) {
    let headers: HTTPFields = [
      .contentType: type, .cacheControl: "public, max-age=31536000, immutable", .xContentTypeOptions: "nosniff",
      .contentSecurityPolicy: "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      .crossOriginResourcePolicy: "same-origin",
    ]
    self.init(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: picture)))
  }

  /// Tells a browser to ask again: too much work of strangers waits.
  static var busy: Response {
    var response = Response(.serviceUnavailable, "The server is busy. Try again in a moment.")
    response.headers[.retryAfter] = "1"
    return response
  }

  /// Says why somebody is refused.
  init(_ refusal: LiveGate.Refusal) {
    self.init(HTTPResponse.Status(code: Int(refusal.status.code)), refusal.explanation)
  }

  /// Says something to a person, or to a script.
  init(_ status: HTTPResponse.Status, _ text: String) {
    let headers: HTTPFields = [
      .contentType: "text/plain; charset=utf-8", .xContentTypeOptions: "nosniff", .cacheControl: "no-store",
    ]
    self.init(status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: text + "\n")))
  }
}
