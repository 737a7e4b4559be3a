import Foundation
import Hummingbird
import Logging
import NIOConcurrencyHelpers
import ServiceLifecycle

/// The local server of the gallery's news: a feed for each ``NewsService``, and pictures.
final class NewsServer: Service {
  /// The server that all visitors share.
  static let shared = NewsServer()

  /// The root URL, and an external feed for the working service; `nil` for the gallery's own feed.
  private let place = NIOLockedValueBox<(root: URL?, other: URL?)>((nil, nil))
  /// Finishes when the server is listening.
  private let starting = AsyncStream.makeStream(of: Never.self)

  /// Returns the URL of a service's feed; `nil` if the server is not running.
  func address(of service: NewsService) -> URL? {
    let (root, other) = place.withLockedValue { $0 }
    if let other, service == .working { return other }
    return root?.appending(path: "feed/\(service.rawValue)")
  }

  /// Shows an external feed instead of the gallery's own.
  func show(_ other: URL?) {
    place.withLockedValue { $0.other = other }
  }

  /// Waits until the server is listening.
  func hasStarted() async {
    for await _ in starting.stream {}
  }

  /// Runs the server until the program ends.
  func run() async throws {
    var logger = Logger(label: "news")
    // If the gallery fails, for example because its port is in use, this server is cancelled too. That is not an error
    // to log.
    logger.logLevel = .critical
    let router = Router()
    router.get("feed/:service") { [place] _, context in
      let name = context.parameters.get("service") ?? ""
      guard let service = NewsService(rawValue: name), let root = place.withLockedValue({ $0.root }) else {
        return Response(status: .notFound)
      }
      return try await NewsFeed().response(of: service, pictures: root.appending(path: "pictures"), now: .now)
    }
    router.get("pictures/:name") { _, context in
      guard let bytes = Self.pictures[context.parameters.get("name") ?? ""] else { return Response(status: .notFound) }
      return Response(Data(bytes), type: "image/png")
    }
    let application = Application(
      router: router, configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)),
      onServerRunning: { [place, starting] channel in
        let url = channel.localAddress?.port.flatMap { URL(string: "http://127.0.0.1:\($0)/") }
        place.withLockedValue { $0.root = url }
        starting.continuation.finish()
      },
      logger: logger)
    try await application.run()
  }

  private static let pictures = [
    "bakery.png": PackageResources.bakery_png, "comet.png": PackageResources.comet_png,
    "ferry.png": PackageResources.ferry_png, "library.png": PackageResources.library_png,
    "otters.png": PackageResources.otters_png, "tram.png": PackageResources.tram_png,
  ]
}
