import ExampleNetworking
import Foundation
import Trifecta

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Where the news come from.
public struct NewsClient: Sendable {
  /// Loads the entries, newest state of the feed, each once. Throws errors that explain themselves to a person.
  public var entries: @Sendable () async throws -> [NewsEntry]

  /// Creates a client from what loads the entries.
  public init(entries: @escaping @Sendable () async throws -> [NewsEntry]) {
    self.entries = entries
  }
}

extension NewsClient {
  /// A client that loads a feed over HTTP: JSON Feed 1.1 or RSS 2.0, whichever its content is.
  ///
  /// - Parameters:
  ///   - url: the feed's address.
  ///   - maximumSize: how long the feed may be, in bytes. A longer one is not read to its end.
  ///   - timeout: how long the server may be silent.
  /// - Returns: the client. Cancelling a load closes its connection.
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

  /// The client of an app: loads the feed named by the environment variable `NEWS_FEED`, or JSON Feed's own.
  public static let live: NewsClient = {
    let own = "https://www.jsonfeed.org/feed.json"
    let address = ProcessInfo.processInfo.environment["NEWS_FEED"] ?? own
    guard let url = URL(string: address), url.scheme != nil else {
      return NewsClient { throw NewsError.badAddress(address) }
    }
    return feed(at: url)
  }()

  /// A client that always has the same three entries at once: for previews and screens' tests.
  public static let fixed = NewsClient { samples }

  /// What ``fixed`` has.
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

/// A test says which news it wants: those of the app come from the network.
private enum NewsClientKey: DependencyKey {
  static let liveValue = NewsClient.live
  static let previewValue = NewsClient.fixed
  static let dependencyName = #"\.newsClient"#
}

extension DependencyValues {
  /// Where the news come from. A test that loads some sets it.
  public var newsClient: NewsClient {
    get { self[NewsClientKey.self] }
    set { self[NewsClientKey.self] = newValue }
  }
}
