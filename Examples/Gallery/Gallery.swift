import ArgumentParser
import Foundation
import NIOCore
import ServiceLifecycle
import TrifectaWeb

/// Runs the examples in a browser, and prints their charts.
@main
struct Gallery: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery", abstract: "Serves the example screens to browsers.",
    usage: """
      gallery [--port <port>] [--host <host>] [--open] [--news <url>]
      gallery graph <chart> [--format <format>]
      """,
    subcommands: [GraphCommand.self])

  @Option(help: "The port to listen on. 0 selects a free port.")
  var port = 8080

  @Option(help: "The host name or IP address to listen on.")
  var host = "127.0.0.1"

  @Flag(name: .customLong("open"), help: "Open the start page in this machine's browser.")
  var opensBrowser = false

  @Option(
    name: .customLong("news"),
    help: ArgumentHelp(
      "The URL of a JSON Feed or RSS feed to show instead of the built-in news.", valueName: "url"))
  var newsAddress: String?

  func validate() throws {
    guard (0...65_535).contains(port) else { throw ValidationError("The port must be a number from 0 to 65535.") }
    _ = try newsURL
  }

  func run() async throws {
    NewsServer.shared.show(try newsURL)
    let application = await WebScreens.gallery.application(host: host, port: port) { [host, opensBrowser] port in
      await NewsServer.shared.hasStarted()
      let address = "http://\(host.contains(":") ? "[\(host)]" : host):\(port)/"
      print("The gallery is open at \(address)")
      fflush(nil)
      if opensBrowser { DesktopBrowser.open(address) }
    }
    do {
      let services: [any Service] = [NewsServer.shared, application]
      let group = ServiceGroup(
        services: services, gracefulShutdownSignals: [.sigterm, .sigint], logger: application.logger)
      try await group.run()
    } catch let error as IOError {
      let reason = error.errnoCode == EADDRINUSE ? "the port is already in use" : "\(error)"
      FileHandle.standardError.write(Data("gallery: cannot listen on \(host):\(port): \(reason)\n".utf8))
      throw ExitCode(1)
    }
  }

  /// The feed URL from the arguments; `nil` for the gallery's own feed.
  private var newsURL: URL? {
    get throws {
      guard let newsAddress else { return nil }
      guard
        let url = URL(string: newsAddress), ["http", "https"].contains(url.scheme?.lowercased()),
        url.host()?.isEmpty == false
      else {
        throw ValidationError(
          "“\(newsAddress)” is not a valid feed URL. Use an HTTP or HTTPS URL, such as https://www.jsonfeed.org/feed.json."
        )
      }
      return url
    }
  }
}
