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
  private let options: WebOptions
  private let tokens = JoinTokens()
  private let store: SessionStore
  private var screens: [Screen] = []
  private var startPage: (path: String, title: String)?

  /// Creates a server without screens.
  ///
  /// - Parameter options: limits, times, and who may connect.
  public init(options: WebOptions = WebOptions()) {
    self.options = options
    store = SessionStore(options: options, tokens: tokens)
  }

  /// Serves a screen.
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

  /// Adds the pages, the script and the style sheet to a router, which has to answer at the root of its server.
  public func addRoutes(to router: some RouterMethods) {
    for asset in [Asset.script, Asset.styleSheet] {
      router.get(RouterPath(asset.path)) { _, _ in asset.response }
    }
    if let startPage {
      let page = Page(listing: screens, title: startPage.title, language: options.language)
      router.get(RouterPath(startPage.path)) { _, _ in page.response() }
    }
    for screen in screens {
      router.get(RouterPath(screen.path)) { [tokens, options] request, _ in
        let known = BrowserCookie.value(in: request.headers[values: .cookie])
        let cookie = known ?? Secret.random()
        let token = tokens.token(for: cookie, at: screen.path)
        let page = await Page(
          of: screen, language: options.language, token: token, cookie: known == nil ? cookie : nil)
        return page.response()
      }
      // A connection that has served a page can no longer be upgraded; the client is to come on a new one.
      router.get(RouterPath(screen.livePath)) { _, _ in
        Response(status: .upgradeRequired, headers: [.connection: "close", .upgrade: "websocket"])
      }
    }
  }

  /// The server that also accepts live connections to the screens. Add the screens before asking for it.
  public var server: HTTPServerBuilder {
    let gate = LiveGate(options: options, store: store, screens: screens)
    return HTTPServerBuilder { LiveChannel(responder: $0, gate: gate) }
  }

  /// An application that serves these screens and nothing else.
  ///
  /// - Parameters:
  ///   - host: the name or address of the interface to listen on.
  ///   - port: the port; 0 for any that is free.
  ///   - onServerRunning: called with the port once the server listens.
  public func application(
    host: String = "127.0.0.1",
    port: Int = 8080,
    onServerRunning: @escaping @Sendable (_ port: Int) async -> Void = { _ in }
  ) -> some ApplicationProtocol {
    let router = Router()
    addRoutes(to: router)
    return Application(
      router: router, server: server,
      configuration: ApplicationConfiguration(address: .hostname(host, port: port)),
      services: [self],
      onServerRunning: { await onServerRunning($0.localAddress?.port ?? port) },
      logger: options.logger)
  }

  /// Keeps the sessions until the application shuts down, then ends them: tasks are cancelled, `onDisappear` runs.
  public func run() async throws {
    try? await gracefulShutdown()
    await store.endAll()
  }
}
