import ExampleNetworking
import Foundation
import Trifecta

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A source of news.
public struct NewsClient: Sendable {
  /// Loads the current entries of the feed, without duplicates. The `localizedDescription` of thrown errors is shown to
  /// the user.
  public var entries: @Sendable () async throws -> [NewsEntry]

  /// Creates a client from a closure that loads the entries. Tests can answer with fixtures for `newsClient.entries`.
  public init(entries: @escaping @Sendable () async throws -> [NewsEntry]) {
    self.entries = { try await withFixture("newsClient.entries") { try await entries() } }
  }
}

extension NewsClient {
  /// Returns a client that loads a feed over HTTP. The format, JSON Feed 1.1 or RSS 2.0, is detected from the content.
  ///
  /// - Parameters:
  ///   - url: The URL of the feed.
  ///   - maximumSize: The maximum length of the feed, in bytes. Loading stops when it is exceeded.
  ///   - timeout: The maximum time without data from the server.
  /// - Returns: The client. Cancelling a load closes its connection.
  public static func feed(at url: URL, maximumSize: Int = 8 << 20, timeout: Duration = .seconds(15)) -> NewsClient {
    let loader = HTTPLoader(maximumSize: maximumSize, timeout: timeout, accepts: (200..<300).contains)
    var request = URLRequest(url: url)
    request.setValue(
      "application/feed+json, application/rss+xml, application/json;q=0.9, application/xml;q=0.9, text/xml;q=0.9",
      forHTTPHeaderField: "Accept")
    return NewsClient { [request] in
      do {
        let reply = try await loader.reply(to: request)
        return try await Feed.entries(in: reply.body, encoding: reply.encoding)
      } catch let error as HTTPLoadError {
        throw NewsError(error)
      }
    }
  }

  /// The client of an app. It loads the feed in the environment variable `NEWS_FEED`, or JSON Feed's own feed.
  public static let live: NewsClient = {
    let own = "https://www.jsonfeed.org/feed.json"
    let address = ProcessInfo.processInfo.environment["NEWS_FEED"] ?? own
    guard let url = URL(string: address), url.scheme != nil else {
      return NewsClient { throw NewsError.badAddress(address) }
    }
    return feed(at: url)
  }()

  /// A client that immediately returns the same three entries, for previews and tests of screens.
  public static let fixed = NewsClient { samples }

  /// The entries of ``fixed``.
  public static let samples = [
    NewsEntry(
      id: "1", title: "A comet comes back", summary: "It was last seen when your great-grandparents were young.",
      paragraphs: [
        "It was last seen when your great-grandparents were young, and it will be here for two weeks.",
        "Look to the east an hour before the sun rises.",
      ],
      url: URL(string: "https://example.com/comet"), date: Date(timeIntervalSince1970: 1_692_093_600), author: "Ada",
      source: "The Evening Sky"),
    NewsEntry(
      id: "2", title: "The bakery opens at six again", url: URL(string: "https://example.com/bakery"),
      date: Date(timeIntervalSince1970: 1_692_007_200), source: "Market Street"),
    NewsEntry(id: "3", title: "Rain until Thursday", summary: "Take a coat."),
  ]
}

/// The live value uses the network, so tests must set a client.
private enum NewsClientKey: DependencyKey {
  static let liveValue = NewsClient.live
  static let previewValue = NewsClient.fixed
  static let dependencyName = #"\.newsClient"#
}

extension DependencyValues {
  /// The source of news. Tests that load news must set it.
  public var newsClient: NewsClient {
    get { self[NewsClientKey.self] }
    set { self[NewsClientKey.self] = newValue }
  }
}
