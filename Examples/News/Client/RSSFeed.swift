import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A parser for RSS 2.0 (www.rssboard.org/rss-specification).
enum RSSFeed {
  private static let format = "RSS"
  /// The parser's error codes for unknown or unsupported encodings, and for bytes that do not match the encoding.
  private static let encodingErrors = [31, 32, 81]

  /// Returns the entries of a feed in order. Items without content are omitted.
  ///
  /// - Parameters:
  ///   - data: The document.
  ///   - encoding: The encoding that the server has declared. A declaration in the document takes precedence.
  static func entries(in data: Data, encoding: String?) throws(NewsError) -> [NewsEntry] {
    let reader = RSSReader()
    let parser = XMLParser(data: try data.inDeclaredEncoding(or: encoding))
    parser.delegate = reader
    // Namespaces distinguish the entry's title from titles of other vocabularies.
    parser.shouldProcessNamespaces = true
    let isWhole = parser.parse()
    guard reader.root == "rss" else { throw .unknownFormat }
    guard isWhole else {
      if let error = parser.parserError as NSError?, encodingErrors.contains(error.code) { throw .wrongEncoding }
      throw .malformed(format: format, reason: "Line \(parser.lineNumber) cannot be read.")
    }
    // Not every platform's parser reports a truncated document.
    guard reader.isAtEnd else { throw .malformed(format: format, reason: "The document is truncated.") }
    guard reader.hasChannel else { throw .missing(field: "channel", format: format) }
    return reader.entries
  }
}

/// Extracts the entries while a document is parsed.
private final class RSSReader: NSObject, XMLParserDelegate {
  private(set) var root: String?
  private(set) var hasChannel = false
  private(set) var entries: [NewsEntry] = []

  private static let dublinCore = "http://purl.org/dc/elements/1.1/"
  private static let content = "http://purl.org/rss/1.0/modules/content/"
  private static let media = "http://search.yahoo.com/mrss/"

  /// Whether all elements are closed.
  var isAtEnd: Bool { path.isEmpty }

  /// The names of the open elements, outermost first.
  private var path: [String] = []
  /// The fields of the current item, by name.
  private var item: [String: String] = [:]
  private var isPermanentLink = true
  /// The URL of the current item's picture.
  private var image: String?
  private var title: String?
  private var text = ""

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI namespace: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    let name = Self.name(name, in: namespace)
    if path.isEmpty { root = name }
    path.append(name)
    text = ""
    switch path {
    case ["rss", "channel"]: hasChannel = true
    case ["rss", "channel", "item"]:
      item = [:]
      image = nil
      isPermanentLink = true
    case ["rss", "channel", "item", "guid"]:
      isPermanentLink = attributes["isPermaLink"]?.lowercased() != "false"
    default:
      if path.count > 3, path[2] == "item" { image = image ?? Self.picture(of: name, attributes) }
    }
  }

  func parser(_ parser: XMLParser, foundCharacters characters: String) {
    text += characters
  }

  func parser(_ parser: XMLParser, foundCDATA data: Data) {
    text += String(decoding: data, as: UTF8.self)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI namespace: String?, qualifiedName: String?
  ) {
    if path == ["rss", "channel", "item"] { endItem() }
    if path.count == 4, path.starts(with: ["rss", "channel", "item"]), let value = text.trimmed.nonEmpty {
      item[path[3], default: value] = value
    }
    if path == ["rss", "channel", "title"] { title = text }
    text = ""
    path.removeLast()
  }

  private func endItem() {
    let identity = item["guid"]
    let url = item["link"] ?? (isPermanentLink ? identity : nil)
    let entry = NewsEntry(
      id: identity, title: item["title"], text: item["description"] ?? item["content:encoded"],
      article: item["content:encoded"] ?? item["description"], url: url,
      date: (item["pubDate"] ?? item["dc:date"]).flatMap(FeedDate.parse),
      author: item["dc:creator"] ?? item["author"].map(Self.person), source: item["source"] ?? title, image: image)
    if let entry { entries.append(entry) }
  }

  /// Returns the URL of a picture in an element of an item; `nil` if it contains none.
  private static func picture(of name: String, _ attributes: [String: String]) -> String? {
    let isPicture = attributes["medium"] == "image" || attributes["type"]?.lowercased().hasPrefix("image/") == true
    switch name {
    case "media:thumbnail": return attributes["url"]
    case "media:content", "enclosure": return isPicture ? attributes["url"] : nil
    default: return nil
    }
  }

  /// Returns the qualified name of an element. Elements of the three supported vocabularies get their usual prefix, and
  /// elements of other vocabularies get a prefix that matches nothing.
  private static func name(_ name: String, in namespace: String?) -> String {
    switch namespace {
    case nil, "": name
    case dublinCore: "dc:" + name
    case content: "content:" + name
    case media: "media:" + name
    default: "other:" + name
    }
  }

  /// Returns the name in an author's address, as in `ada@example.com (Ada)`; the address if there is no name.
  private static func person(_ author: String) -> String {
    guard let start = author.firstIndex(of: "("), author.hasSuffix(")") else { return author }
    return String(author[author.index(after: start)...].dropLast()).trimmed.nonEmpty ?? author
  }
}
