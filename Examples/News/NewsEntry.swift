import Foundation

/// One piece of news.
public struct NewsEntry: Identifiable, Hashable, Sendable {
  /// What tells it from all other entries of its feed.
  public var id: String
  /// What stands above it, as plain text. Never empty.
  public var title: String
  /// What it is about, as plain text; empty where the feed does not say.
  public var summary: String
  /// The article as far as the feed has it, a plain text for each paragraph; empty where ``summary`` is all there is.
  public var paragraphs: [String]
  /// Where it can be read.
  public var url: URL?
  /// When it was published.
  public var date: Date?
  /// Who wrote it.
  public var author: String?
  /// Where it appeared.
  public var source: String?
  /// Where its picture is.
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
  /// Creates an entry from what a feed has of it, in HTML or as plain text; `nil` if that is nothing to show.
  ///
  /// What the feed leaves out is taken from the rest: the identity from the address or the title, the title from the
  /// beginning of the text.
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

  /// How many characters of an article are kept: the rest is read where it was published.
  private static let maximumLength = 50_000

  /// As much of a text as a title may be long.
  private static func beginning(of text: String) -> String {
    let line = text.prefix { !$0.isNewline }
    guard line.count > 80 else { return String(line) }
    let words = line.prefix(80)
    let end = words.lastIndex(of: " ") ?? words.endIndex
    return words[..<end] + "…"
  }
}

extension URL {
  /// Creates the full address of something on the web; `nil` if it is another: a feed may hold anything, and what it
  /// holds is opened with one tap or loaded with none.
  fileprivate init?(webAddress: String) {
    self.init(string: webAddress.trimmed)
    guard ["http", "https"].contains(scheme?.lowercased()), host()?.isEmpty == false else { return nil }
  }
}

extension String {
  /// The text without white space at its ends.
  var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }

  /// The text, `nil` if it is empty.
  var nonEmpty: String? { isEmpty ? nil : self }
}
