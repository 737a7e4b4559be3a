import Foundation
import HTTPTypes
public import Hummingbird
public import HummingbirdCore
public import PortableUI
public import ServiceLifecycle
internal import ValueStorage

/// A set of screens that are served to browsers. Each screen has a path, and each visitor has separate state.
///
/// A page is first served as plain HTML. Then a small script connects and the server creates a session with the
/// screen's state. From then on, the page sends events and the server sends patches.
///
/// ```swift
/// var web = WebScreens()
/// web.screen("/counter", title: "Counter") { CounterScreen() }
/// try await web.application(port: 8080).runService()
/// ```
///
/// To add the screens to an existing Hummingbird application, add the routes to its router, and pass it the server and
/// the service:
///
/// ```swift
/// web.addRoutes(to: router)
/// let app = Application(router: router, server: web.server, services: [web])
/// ```
public struct WebScreens: Service {
  private(set) var options: WebOptions
  private let tokens: JoinTokens
  /// Whether the values and the state of visitors survive a restart.
  private let isPersistent: Bool
  /// Whether the state of sessions survives a restart.
  var keepsState: Bool { isPersistent && options.restoresSessions }
  let store: SessionStore
  private let refusalLog: RefusalLog
  private(set) var screens: [Screen] = []
  /// The paths of all screens, so that adding a screen takes constant time.
  private var usedPaths: Set<[Substring]> = []
  private var data: [(path: String, type: String, access: ScreenAccess, content: @MainActor @Sendable () -> Data?)] = []
  private(set) var startPage: (path: String, title: String)?

  /// Creates a server without screens, and opens its ``WebOptions/storage``. If the storage cannot be opened, the server
  /// logs the reason and keeps everything in memory.
  ///
  /// - Parameter options: The configuration.
  public init(options: WebOptions = WebOptions()) {
    self.options = options
    let database = options.openDatabase()
    if let database { ValueDatabases.process.register(database) }
    isPersistent = database != nil
    tokens = database.map { JoinTokens(key: $0.signingKey) } ?? JoinTokens()
    store = SessionStore(options: options, tokens: tokens, database: database)
    refusalLog = RefusalLog(options.logger)
    for name in options.trustedProxies where name != "unix" && AddressRange(name) == nil {
      options.logger.warning("ignored \"\(name)\" in WebOptions.trustedProxies: it is not an IP address or range")
    }
  }

  /// Adds a screen. A screen whose path is in use is logged and ignored. The paths in use are the paths of other
  /// screens, the paths `/live` and `/live/files` below them, `/trifecta`, and the paths of health checks, see
  /// ``WebOptions/answersHealthChecks``.
  ///
  /// - Parameters:
  ///   - path: The absolute path, without a trailing `/`.
  ///   - title: The title of the page. It is also the page's first heading for assistive technology.
  ///   - summary: A one-line description for a start page.
  ///   - content: The screen. The closure is called for every page and every session. All visitors share the values
  ///     that it captures.
  public mutating func screen<Content: View>(
    _ path: String,
    title: String,
    summary: String? = nil,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) {
    add(Screen(path: path, title: title, summary: summary, content: content))
  }

  /// Adds a screen that is not for all visitors. The start page does not list it.
  ///
  /// - Parameters:
  ///   - path: The absolute path, without a trailing `/`.
  ///   - title: The title of the page.
  ///   - access: The rule for visitors.
  ///   - framesOwnPages: Whether this screen and other pages of this server may embed each other, even if
  ///     ``WebOptions/framesOwnPages`` is `false`. Both pages must allow it.
  ///   - content: The screen.
  package mutating func screen<Content: View>(
    _ path: String, title: String, access: ScreenAccess, framesOwnPages: Bool = false,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) {
    add(
      Screen(
        path: path, title: title, summary: nil, access: access, framesOwnPages: framesOwnPages, content: content))
  }

  /// Adds data that is not for all visitors.
  ///
  /// - Parameters:
  ///   - path: The absolute path.
  ///   - type: The content type.
  ///   - access: The rule for visitors.
  ///   - content: Returns the data; `nil` if there is none now.
  package mutating func data(
    _ path: String, type: String, access: ScreenAccess, content: @escaping @MainActor @Sendable () -> Data?
  ) {
    data.append((path, type, access, content))
  }

  /// Sets the observer of all sessions.
  @MainActor package func observeSessions(by observer: any SessionListObserver) { store.observer = observer }

  private mutating func add(_ screen: Screen) {
    guard !isReserved(screen.path), usedPaths.isDisjoint(with: screen.paths) else {
      options.logger.warning(
        """
        ignored a screen at "\(screen.path)": the server or another screen uses this path, or this path with /live at its \
        end. Give each screen a unique path
        """)
      return
    }
    screens.append(screen)
    usedPaths.formUnion(screen.paths)
  }

  /// Adds a page that lists all screens, including screens that are added later. The page is not shown if a screen has
  /// its path. A path in `/trifecta` or of a health check is logged and ignored, because the server uses it.
  ///
  /// - Parameters:
  ///   - path: The absolute path.
  ///   - title: The title and heading of the page.
  public mutating func startPage(_ path: String = "/", title: String) {
    guard !isReserved(path) else {
      options.logger.warning("ignored a start page at \"\(path)\": the server uses this path. Give it another path")
      return
    }
    startPage = (path, title)
  }

  /// The start page; `nil` if there is none, or a screen uses its path.
  var shownStartPage: (path: String, title: String)? {
    guard let startPage, !usedPaths.contains(startPage.path.split(separator: "/")) else { return nil }
    return startPage
  }

  /// Returns whether the server uses a path for scripts, style sheets, images or health checks. A second route at the path of one of
  /// them would end the program.
  private func isReserved(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    guard options.answersHealthChecks else { return parts.first == "trifecta" }
    return parts.first == "trifecta" || HealthCheck(target: "/" + parts.joined(separator: "/")) != nil
  }

  /// Adds the routes of pages, scripts, style sheets and images to a router, which must be at the root of its server.
  ///
  /// - Parameter router: The router.
  public func addRoutes(to router: some RouterMethods) {
    addResourceRoutes(to: router)
    if let startPage = shownStartPage {
      let page = Page(listing: screens.filter { $0.access == nil }, title: startPage.title, language: options.language)
      serve(at: startPage.path, of: router) { _, visitor in page.response(isSecure: visitor.isSecure) }
    }
    let upgrader = makeUpgrader()
    for screen in screens {
      addPageRoute(of: screen, to: router)
      addConnectionRoutes(of: screen, to: router, admittedBy: upgrader)
      addFileRoutes(of: screen, to: router, admittedBy: upgrader)
    }
    addDataRoutes(to: router)
  }

  /// Adds the routes of scripts, style sheets and images.
  private func addResourceRoutes(to router: some RouterMethods) {
    for asset in Asset.all {
      serve(at: asset.path, of: router) { request, _ in asset.response(to: request.headers) }
    }
    serve(at: "/trifecta/image/:name", of: router) { request, _ in
      let name = request.uri.path.split(separator: "/").last.map(String.init) ?? ""
      guard let file = PictureFiles.shared.file(named: name) else { return Response(status: .notFound) }
      return Response(picture: file.bytes, type: file.type)
    }
  }

  /// Adds the route of a screen's page.
  private func addPageRoute(of screen: Screen, to router: some RouterMethods) {
    serve(at: screen.path, of: router) { [tokens, options, isPersistent, store] request, visitor in
      let known = BrowserCookie.value(in: request.headers[values: .cookie], isSecure: visitor.isSecure)
      let cookie = known ?? Secret.random()
      guard screen.admits(cookie, visitor, request) else { throw HTTPError(.notFound) }
      let token = tokens.token(for: cookie, at: screen.path)
      let caller = Caller.current
      let stored = await store.storage.storedValues(ofReturning: known)
      let messages = options.messages(for: request.headers)
      let page = await store.queue.runIfCapacity(for: .init(address: visitor.address, browser: known ?? "")) {
        () -> Page? in
        // If the client has disconnected, the page is not evaluated.
        if caller?.isClosed == true { return nil }
        var context = Screen.Context()
        if let locale = AcceptedLanguage.locale(request.headers[values: .acceptLanguage]) {
          context.traits.locale = locale
        }
        context.storage = store.storage.preview(cookie, stored: stored)
        return Page(
          of: screen, language: options.language, token: token,
          cookie: known == nil || isPersistent ? cookie : nil,
          context: context, messages: messages)
      }
      guard let page = page ?? nil else { return Response.busy(in: messages) }
      return page.response(
        isSecure: visitor.isSecure, framesOwnPages: options.framesOwnPages || screen.framesOwnPages,
        keepsCookie: isPersistent)
    }
  }

  /// Adds the routes that answer requests at a screen's WebSocket address that are not upgraded to a connection.
  private func addConnectionRoutes(
    of screen: Screen, to router: some RouterMethods, admittedBy upgrader: LiveUpgrader
  ) {
    // A connection that has served a page cannot be upgraded. The client must open a new connection.
    serve(at: screen.livePath, of: router) { request, visitor in
      let browser = BrowserCookie.value(in: request.headers[values: .cookie], isSecure: visitor.isSecure)
      guard screen.access?.admits(browser, visitor) != false else { throw HTTPError(.notFound) }
      let headers: HTTPFields = [.connection: "close", .upgrade: "websocket", .secWebSocketVersion: "13"]
      return Response(status: .upgradeRequired, headers: headers)
    }
    // Browsers do not report why a connection was refused, so the page asks with this request.
    router.post(RouterPath(screen.livePath)) { [options] request, _ in
      let origins = request.headers[values: .origin]
      let cookies = request.headers[values: .cookie]
      let visitor = Visitor(request, options: options)
      switch upgrader.admit(at: screen.livePath, visitor, origins: origins, cookies: cookies) {
      case .success: return Response(status: .noContent)
      case .failure where screen.access != nil: throw HTTPError(.notFound)
      case .failure(let refusal): return Response(refusal, in: options.messages(for: request.headers))
      }
    }
  }

  /// Adds the routes of data that is not a screen.
  private func addDataRoutes(to router: some RouterMethods) {
    for (path, type, access, content) in data {
      serve(at: path, of: router) { request, visitor in
        let browser = BrowserCookie.value(in: request.headers[values: .cookie], isSecure: visitor.isSecure)
        let isAdmitted =
          access.admits(browser, visitor)
          || request.uri.queryParameters["token"].map { access.isToken(String($0)) } ?? false
        guard isAdmitted, let data = await content() else { throw HTTPError(.notFound) }
        let headers: HTTPFields = [
          .contentType: type, .cacheControl: "no-store", .xContentTypeOptions: "nosniff",
          .crossOriginResourcePolicy: "same-origin",
        ]
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: data)))
      }
    }
  }

  /// Adds routes for `GET` and `HEAD` requests to allowed hosts.
  private func serve(
    at path: String, of router: some RouterMethods,
    _ answer: @escaping @Sendable (Request, Visitor) async throws -> Response
  ) {
    let respond: @Sendable (Request) async throws -> Response = { [options, refusalLog] request in
      let visitor = Visitor(request, options: options)
      // Browsers always send a host. Requests without one, such as health checks, are not subject to DNS rebinding.
      if let host = visitor.host, !options.hosts.allows(host) {
        refusalLog.add(.foreignHost(host))
        return Response(.foreignHost(host), in: options.messages(for: request.headers))
      }
      return try await answer(request, visitor)
    }
    router.get(RouterPath(path)) { request, _ in try await respond(request) }
    router.head(RouterPath(path)) { request, _ in try await respond(request).createHeadResponse() }
  }

  /// The server builder that also accepts live connections to the screens. Add all screens before you use it.
  public var server: HTTPServerBuilder {
    let upgrader = makeUpgrader()
    return HTTPServerBuilder { LiveChannel(responder: $0, upgrader: upgrader) }
  }

  /// Creates the type that admits live connections. It has a dictionary of all screens, so all routes share one.
  func makeUpgrader() -> LiveUpgrader {
    LiveUpgrader(options: options, store: store, screens: screens, refusalLog: refusalLog)
  }

  /// Returns an application that serves only these screens.
  ///
  /// - Parameters:
  ///   - host: The name or address of the interface to listen on. It is also an allowed host.
  ///   - port: The port; 0 for any free port.
  ///   - onServerRunning: A closure that is called with the port when the server is listening.
  /// - Returns: A Hummingbird application.
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
    let address = web.address(host: host, port: port)
    return Application(
      router: router, server: web.server,
      // The number of connections that may wait to be accepted. If too many connection attempts fill the queue, the
      // system of a new client retries after a second.
      configuration: ApplicationConfiguration(address: address.bindAddress, backlog: 4_096),
      services: [self],
      onServerRunning: { await onServerRunning(address.serverRunning($0)) },
      logger: options.logger)
  }

  /// Runs until the application shuts down, and then ends all sessions: their state is saved, tasks are cancelled, and
  /// `onDisappear` closures run.
  public func run() async throws {
    try? await gracefulShutdown()
    await store.endAll()
    await store.storeAll()
  }
}

extension Screen {
  /// Returns whether a browser may see the screen. A request with the token of its access admits the browser.
  fileprivate func admits(_ browser: String, _ visitor: Visitor, _ request: Request) -> Bool {
    guard let access else { return true }
    let token = request.uri.queryParameters["token"].map(String.init)
    return access.admits(browser, visitor) || token.map { access.admit(browser, presenting: $0) } ?? false
  }
}

extension Visitor {
  /// Creates the visitor of a request in a route.
  init(_ request: Request, options: WebOptions) {
    self.init(Caller.current, options: options) { name in
      if name == "host" { return request.head.authority.map { [$0] } ?? [] }
      return HTTPField.Name(name).map { request.headers[values: $0] } ?? []
    }
  }
}

extension Response {
  /// Creates an image response that browsers cache permanently. The policy disables scripts in SVG images that are
  /// opened directly.
  fileprivate init(picture: Data, type: String) {
    let headers: HTTPFields = [
      .contentType: type, .cacheControl: "public, max-age=31536000, immutable", .xContentTypeOptions: "nosniff",
      .contentSecurityPolicy: "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      .crossOriginResourcePolicy: "same-origin",
    ]
    self.init(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: picture)))
  }

  /// A response that asks the client to retry, because too much work is queued.
  static func busy(in messages: WebMessages.Selection) -> Response {
    var response = Response(.serviceUnavailable, messages.text(.busy))
    response.headers[.retryAfter] = "1"
    return response
  }

  /// Creates a response with the reason of a refusal.
  init(_ refusal: LiveUpgrader.Refusal, in messages: WebMessages.Selection) {
    let text = refusal == .noCookie ? messages.text(.noCookie) : refusal.explanation
    self.init(HTTPResponse.Status(code: Int(refusal.status.code)), text)
  }

  /// Creates a plain text response.
  init(_ status: HTTPResponse.Status, _ text: String) {
    let headers: HTTPFields = [
      .contentType: "text/plain; charset=utf-8", .xContentTypeOptions: "nosniff", .cacheControl: "no-store",
    ]
    self.init(status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: text + "\n")))
  }
}
