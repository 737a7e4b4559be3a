import Foundation
import NIOCore
import ServiceLifecycle
import TrifectaInspector
import TrifectaWeb

/// Serves the examples to browsers.
struct ServeCommand {
  let host: String
  let port: Int
  /// Whether the start page is opened in this machine's browser.
  let opensBrowser: Bool
  /// The address of the feed; `nil` for the gallery's own feed.
  let news: URL?
  /// The place in which the state of sessions is stored.
  let storage: StateStorage
  /// Whether the inspector is served.
  let inspects: Bool

  /// Parses the arguments of the gallery.
  ///
  /// - Throws: A ``UsageError`` if the port, the address of the feed or the place for the state is invalid.
  init(_ arguments: inout ArgumentList) throws(UsageError) {
    host = try arguments.takeOption("--host") ?? "127.0.0.1"
    guard let port = Int(try arguments.takeOption("--port") ?? "8080"), (0...65_535).contains(port) else {
      throw UsageError("The port must be a number from 0 to 65535.")
    }
    self.port = port
    opensBrowser = arguments.takeFlag("--open")
    inspects = arguments.takeFlag("--inspect") || WebScreens.isDebugBuild
    news = try arguments.takeOption("--news").map(Self.feed)
    let state = try arguments.takeOption("--state")
    do {
      storage = try StateStorage(option: state, app: "gallery")
    } catch {
      throw UsageError("The place for the state is invalid: \(error).")
    }
  }

  /// Returns the URL of a feed.
  private static func feed(at address: String) throws(UsageError) -> URL {
    guard
      let url = URL(string: address), ["http", "https"].contains(url.scheme?.lowercased()), url.host()?.isEmpty == false
    else {
      throw UsageError(
        "“\(address)” is not a valid feed URL. Use an HTTP or HTTPS URL, such as https://www.jsonfeed.org/feed.json.")
    }
    return url
  }

  /// Serves the examples until the process receives SIGTERM or SIGINT.
  ///
  /// - Throws: An `IOError` if the server cannot listen on the port.
  func run() async throws {
    NewsServer.shared.show(news)
    var web = await WebScreens.gallery(storage: storage)
    let inspector = inspects ? await web.inspector() : nil
    let application = web.application(host: host, port: port) { [host, opensBrowser] port in
      await NewsServer.shared.hasStarted()
      guard !DevelopmentLink.isReplacement else { return }
      let address = "http://\(host.contains(":") ? "[\(host)]" : host):\(port)/"
      print("The gallery is open at \(address)")
      if let inspector { print("The inspector is open at \(address.dropLast())\(inspector)") }
      fflush(nil)
      if opensBrowser { DesktopBrowser.open(address) }
    }
    let services: [any Service] = [NewsServer.shared, application]
    let group = ServiceGroup(
      services: services, gracefulShutdownSignals: [.sigterm, .sigint], logger: application.logger)
    try await group.run()
  }
}
