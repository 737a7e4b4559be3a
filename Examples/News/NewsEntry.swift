import Foundation

/// A news entry.
public struct NewsEntry: Identifiable, Hashable, Sendable {
  /// The identity of the entry in its feed.
  public var id: String
  /// The title as plain text. It is never empty.
  public var title: String
  /// The summary as plain text; empty if the feed contains none.
  public var summary: String
  /// The paragraphs of the article as plain text, as far as the feed contains them; empty if there is only a
  /// ``summary``.
  public var paragraphs: [String]
  /// The URL of the full article.
  public var url: URL?
  /// The date of publication.
  public var date: Date?
  /// The author.
  public var author: String?
  /// The name of the publication.
  public var source: String?
  /// The URL of the picture.
  public var image: URL?

  /// Creates an entry.
  public init(
    id: String, title: String, summary: String = "", paragraphs: [String] = [], url: URL? = nil, date: Date? = nil,
    author: String? = nil, source: String? = nil, image: URL? = nil
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.paragraphs = paragraphs
    self.url = url
    self.date = date
    self.author = author
    self.source = source
    self.image = image
  }
}

extension NewsEntry {
  /// Creates an entry from HTML or plain text in a feed; `nil` if there is nothing to show.
  ///
  /// Missing fields are derived from others: the ID from the URL or the title, and the title from the beginning of the
  /// text.
  init?(
    id: String?, title: String?, text: String?, article: String?, url: String?, date: Date?, author: String?,
    source: String?, image: String?
  ) {
    let text = text.map(PlainText.init(html:))?.content ?? ""
    let title = title.map(PlainText.init(html:))?.content ?? ""
    let paragraphs = article.map(PlainText.init(html:))?.paragraphs(within: Self.maximumLength) ?? []
    let url = url.flatMap(URL.init(webAddress:))
    guard let shown = title.nonEmpty ?? Self.beginning(of: text).nonEmpty ?? url?.absoluteString else { return nil }
    self.init(
      id: id?.trimmed.nonEmpty ?? url?.absoluteString ?? shown, title: shown, summary: text,
      paragraphs: paragraphs == [text] ? [] : paragraphs, url: url, date: date, author: author?.trimmed.nonEmpty,
      source: source.map(PlainText.init(html:))?.content.nonEmpty, image: image.flatMap(URL.init(webAddress:)))
  }

  /// The maximum number of characters of an article.
  private static let maximumLength = 50_000

  /// Returns the beginning of a text as a title.
  private static func beginning(of text: String) -> String {
    let line = text.prefix { !$0.isNewline }
    guard line.count > 80 else { return String(line) }
    let words = line.prefix(80)
    let end = words.lastIndex(of: " ") ?? words.endIndex
    return words[..<end] + "…"
  }
}

extension URL {
  /// Creates an absolute HTTP URL; `nil` for other URLs. Feeds are untrusted, and their URLs are opened with one tap or
  /// loaded automatically.
  fileprivate init?(webAddress: String) {
    self.init(string: webAddress.trimmed)
    guard ["http", "https"].contains(scheme?.lowercased()), host()?.isEmpty == false else { return nil }
  }
}

extension String {
  /// The text without leading and trailing white space.
  var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }

  /// The text; `nil` if it is empty.
  var nonEmpty: String? { isEmpty ? nil : self }
}
