import Foundation

/// A parser for JSON Feed 1.1 (jsonfeed.org/version/1.1), and for 1.0, which has a single author.
enum JSONFeed {
  private static let format = "JSON Feed"

  /// Returns the entries of a feed in order. Items without content are omitted.
  static func entries(in data: Data) throws(NewsError) -> [NewsEntry] {
    // RFC 8259 (8.1) requires UTF-8 and allows parsers to ignore a byte order mark.
    let mark = Data([0xEF, 0xBB, 0xBF])
    let text = data.starts(with: mark) ? data.dropFirst(mark.count) : data
    guard String(data: text, encoding: .utf8) != nil else { throw .wrongEncoding }
    let document: Document
    do {
      document = try JSONDecoder().decode(Document.self, from: text)
    } catch {
      throw .malformed(format: format, reason: reason(of: error))
    }
    guard document.version?.hasPrefix("https://jsonfeed.org/version/1") == true else {
      throw .missing(field: "version", format: format)
    }
    guard let items = document.items else { throw .missing(field: "items", format: format) }
    return items.compactMap { item in
      let authors = item.authors ?? item.author.map { [$0] } ?? document.authors ?? document.author.map { [$0] } ?? []
      // Titles, summaries and `content_text` are plain text, so they are not parsed as HTML.
      let text = (item.summary ?? item.contentText)?.escapedForHTML ?? item.contentHTML
      return NewsEntry(
        id: item.id?.text, title: item.title?.escapedForHTML, text: text,
        article: item.contentHTML ?? item.contentText?.escapedForHTML, url: item.url ?? item.externalURL,
        date: item.datePublished.flatMap(FeedDate.parse), author: authors.compactMap(\.name).joined(separator: ", "),
        source: document.title?.escapedForHTML, image: item.image ?? item.bannerImage)
    }
  }

  private static func reason(of error: any Error) -> String {
    switch error as? DecodingError {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context):
      "“\(path(context.codingPath))” is invalid."
    default:
      "The document is truncated or malformed."
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined().trimmingCharacters(in: ["."])
  }
}

private struct Document: Decodable {
  var version: String?
  var title: String?
  var items: [Item]?
  var authors: [Author]?
  var author: Author?
}

private struct Author: Decodable {
  var name: String?
}

private struct Item: Decodable {
  var id: ItemID?
  var title: String?
  var summary: String?
  var contentText: String?
  var contentHTML: String?
  var url: String?
  var externalURL: String?
  var image: String?
  var bannerImage: String?
  var datePublished: String?
  var authors: [Author]?
  var author: Author?

  enum CodingKeys: String, CodingKey {
    case id
    case title
    case summary
    case contentText = "content_text"
    case contentHTML = "content_html"
    case url
    case externalURL = "external_url"
    case image
    case bannerImage = "banner_image"
    case datePublished = "date_published"
    case authors
    case author
  }
}

/// An ID, which should be a string. The format requires parsers to accept numbers too.
private struct ItemID: Decodable {
  let text: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) {
      text = String(number)
    } else if let number = try? container.decode(Double.self) {
      text = String(number)
    } else {
      text = try container.decode(String.self)
    }
  }
}
