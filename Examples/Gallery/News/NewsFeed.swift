import Foundation
import Hummingbird

/// The responses of a news server, with several behaviors.
struct NewsFeed: Sendable {
  /// The delay of a slow server.
  static let delay = Duration.seconds(3)

  /// Returns the response to a request for the feed.
  ///
  /// - Parameters:
  ///   - service: The behavior of the server.
  ///   - pictures: The URL of the folder of pictures.
  ///   - now: The time of the request.
  func response(of service: NewsService, pictures: URL, now: Date) async throws -> Response {
    switch service {
    case .working:
      return Response(feed: document(pictures: pictures, now: now))
    case .slow:
      try await Task.sleep(for: Self.delay)
      return Response(feed: document(pictures: pictures, now: now))
    case .failing:
      return Response(status: .serviceUnavailable)
    case .gone:
      return Response(status: .notFound)
    case .page:
      return Response(
        Data("<!doctype html><html lang=en><title>Sign in</title><h1>Sign in to the network</h1></html>".utf8),
        type: "text/html")
    case .broken:
      let whole = document(pictures: pictures, now: now)
      return Response(feed: whole.prefix(whole.count / 2))
    case .empty:
      return Response(feed: encoded(items: []))
    }
  }

  /// Returns the articles as JSON Feed. Their dates change only once a minute, so that consecutive responses are
  /// identical.
  private func document(pictures: URL, now: Date) -> Data {
    let minute = (now.timeIntervalSince1970 / 60).rounded(.down) * 60
    return encoded(
      items: Articles.all.map { article in
        Item(
          id: article.id, title: article.title, summary: article.summary,
          contentText: article.paragraphs.joined(separator: "\n\n"), url: "https://example.com/\(article.id)",
          image: article.picture.map { pictures.appending(path: "\($0).png").absoluteString },
          datePublished: Date(timeIntervalSince1970: minute - Double(article.age * 60)).formatted(.iso8601),
          authors: [Author(name: article.author)])
      })
  }

  private func encoded(items: [Item]) -> Data {
    let document = Document(version: "https://jsonfeed.org/version/1.1", title: Articles.paper, items: items)
    // Encoding fails only for numbers that JSON does not support. The document contains none.
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    return (try? encoder.encode(document)) ?? Data()
  }
}

/// A JSON Feed document, whose keys are converted from camel case.
private struct Document: Encodable {
  let version: String
  let title: String
  let items: [Item]
}

private struct Item: Encodable {
  let id: String
  let title: String
  let summary: String
  let contentText: String
  let url: String
  let image: String?
  let datePublished: String
  let authors: [Author]
}

private struct Author: Encodable {
  let name: String
}

extension Response {
  fileprivate init(feed: Data) {
    self.init(feed, type: "application/feed+json")
  }

  /// Creates a response from data.
  init(_ data: Data, type: String) {
    self.init(
      status: .ok, headers: [.contentType: type], body: ResponseBody(byteBuffer: ByteBuffer(bytes: data)))
  }
}
