import Foundation
import Testing

@testable import News

@Suite("RSS")
struct RSSFeedTests {
  private func document(_ items: String, declaration: String = #"<?xml version="1.0" encoding="UTF-8"?>"#) -> String {
    """
    \(declaration)
    <rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/"
      xmlns:content="http://purl.org/rss/1.0/modules/content/">
    <channel><title>Channel</title><link>https://example.com</link>\(items)</channel></rss>
    """
  }

  private func entries(_ items: String) async throws -> [NewsEntry] {
    try await Feed.entries(in: Data(document(items).utf8))
  }

  @Test("All fields of an item are read")
  func fields() async throws {
    let entries = try await entries(
      """
      <item><title>A &amp; B</title><link> https://example.com/7 </link><guid isPermaLink="false">7</guid>
      <description><![CDATA[<p>It&#8217;s <b>bold</b>.</p><script>bad()</script>]]></description>
      <pubDate>Tue, 15 Aug 2023 10:00:00 GMT</pubDate><author>ada@example.com (Ada)</author></item>
      """)
    #expect(
      entries == [
        NewsEntry(
          id: "7", title: "A & B", summary: "It’s bold .", url: URL(string: "https://example.com/7"),
          date: Date(timeIntervalSince1970: 1_692_093_600), author: "Ada", source: "Channel")
      ])
  }

  @Test("A permanent-link guid is the URL if there is no link")
  func permanentLink() async throws {
    let entries = try await entries(
      """
      <item><title>a</title><guid>https://example.com/a</guid></item>
      <item><title>b</title><guid isPermaLink="false">https://example.com/b</guid></item>
      """)
    #expect(entries.map(\.url) == [URL(string: "https://example.com/a"), nil])
    #expect(entries.map(\.id) == ["https://example.com/a", "https://example.com/b"])
  }

  @Test("Missing fields of an item are derived from others or omitted")
  func lacks() async throws {
    let entries = try await entries(
      """
      <item><description>Only a text</description></item><item><link>https://example.com/a</link></item>
      <item><title>Only a title</title><pubDate>yesterday</pubDate></item><item/><item><guid>g</guid></item>
      """)
    #expect(entries.map(\.title) == ["Only a text", "https://example.com/a", "Only a title"])
    #expect(entries.map(\.id) == entries.map(\.title))
    #expect(entries.map(\.date) == [nil, nil, nil])
  }

  @Test("Elements of unknown namespaces are ignored")
  func namespaces() async throws {
    let entries = try await entries(
      """
      <item><media:title>wrong</media:title><title>right</title><media:description>wrong</media:description>
      <title xmlns="http://www.w3.org/2005/Atom">wrong</title>
      <by:creator xmlns:by="http://purl.org/dc/elements/1.1/">Ada</by:creator><dc:date>2023-08-15T10:00:00Z</dc:date>
      <content:encoded>&lt;p&gt;Long.&lt;/p&gt;</content:encoded><source><title>wrong</title></source></item>
      """)
    #expect(entries.map(\.title) == ["right"])
    #expect(entries.map(\.summary) == ["Long."])
    #expect(entries.map(\.author) == ["Ada"])
    #expect(entries.map(\.date) == [Date(timeIntervalSince1970: 1_692_093_600)])
  }

  @Test("The first image of an item is used, in any of the common elements")
  func pictures() async throws {
    let entries = try await entries(
      """
      <item><title>a</title><enclosure url="https://example.com/a.mp3" type="audio/mpeg"/>
      <enclosure url="https://example.com/a.png" type="image/png"/></item>
      <item><title>b</title><media:group><media:content medium="image" url="https://example.com/b.png"/></media:group>
      <media:thumbnail url="https://example.com/small.png"/></item>
      <item><title>c</title><media:thumbnail url="https://example.com/c.png"/></item>
      <item><title>d</title><media:content url="https://example.com/d.mp4" type="video/mp4"/></item>
      """)
    #expect(entries.map { $0.image?.lastPathComponent } == ["a.png", "b.png", "c.png", nil])
  }

  @Test("The source of an item is its source element, or else the channel")
  func sources() async throws {
    let entries = try await entries(
      "<item><title>a</title><source url='https://example.com'>The &lt;i&gt;Post</source></item><item><title>b</title></item>"
    )
    #expect(entries.map(\.source) == ["The Post", "Channel"])
  }

  @Test("Only the first of several items with the same id is kept")
  func duplicates() async throws {
    let entries = try await entries(
      "<item><title>a</title><guid>1</guid></item><item><title>b</title><guid>1</guid></item>")
    #expect(entries.map(\.title) == ["a"])
  }

  @Test("A channel without items yields no entries")
  func noItems() async throws {
    #expect(try await entries("") == [])
  }

  @Test("The encoding in the document applies, or else the encoding from the server, or else UTF-8")
  func encodings() async throws {
    let item = "<item><title>Müßig</title></item>"
    let declared = try #require(
      document(item, declaration: #"<?xml version="1.0" encoding="ISO-8859-1"?>"#).data(using: .isoLatin1))
    let undeclared = document(item, declaration: #"<?xml version="1.0"?>"#)
    let latin = try #require(undeclared.data(using: .windowsCP1252))
    let wide = try #require(undeclared.data(using: .utf16))
    for (data, encoding) in [
      (declared, nil), (declared, "utf-8"), (latin, "windows-1252"), (Data(undeclared.utf8), nil), (wide, nil),
    ] as [(Data, String?)] {
      #expect(try await Feed.entries(in: data, encoding: encoding).map(\.title) == ["Müßig"])
    }
  }

  @Test("A document with a wrong encoding is rejected")
  func wrongEncoding() async throws {
    let item = "<item><title>Müßig</title></item>"
    let latin = try #require(document(item, declaration: #"<?xml version="1.0"?>"#).data(using: .isoLatin1))
    await #expect(throws: NewsError.wrongEncoding) { try await Feed.entries(in: latin) }
    await #expect(throws: NewsError.wrongEncoding) { try await Feed.entries(in: latin, encoding: "x-unheard-of") }
    let unknown = document(item, declaration: #"<?xml version="1.0" encoding="x-unheard-of"?>"#)
    await #expect(throws: NewsError.self) { try await Feed.entries(in: Data(unknown.utf8)) }
  }

  @Test("Truncated or malformed XML is rejected", arguments: ["</rss>", "item>", "channel>", "/"])
  func malformed(cut: String) async throws {
    let whole = document("<item><title>a</title></item>")
    let end = try #require(whole.range(of: cut, options: .backwards))
    let error = await #expect(throws: NewsError.self) {
      try await Feed.entries(in: Data(whole[..<end.lowerBound].utf8))
    }
    guard case .malformed("RSS", _) = error else {
      Issue.record("Another error: \(error as Any)")
      return
    }
  }

  @Test("The error names the unreadable line")
  func line() async {
    let whole = document("<item>\n<title>a & b</title></item>")
    await #expect(throws: NewsError.malformed(format: "RSS", reason: "Line 5 cannot be read.")) {
      try await Feed.entries(in: Data(whole.utf8))
    }
  }

  @Test("An address no browser opens is omitted", arguments: ["javascript:alert(1)", "/a", "http://", "a b", ""])
  func otherAddresses(address: String) async throws {
    #expect(try await entries("<item><title>a</title><link>\(address)</link></item>")[0].url == nil)
  }

  @Test("A document of another format is rejected")
  func otherDocuments() async {
    let page = "<!doctype html><html><head><title>Not here</title></head><body></body></html>"
    await #expect(throws: NewsError.unknownFormat) { try await Feed.entries(in: Data(page.utf8)) }
    let empty = #"<rss version="2.0"></rss>"#
    await #expect(throws: NewsError.missing(field: "channel", format: "RSS")) {
      try await Feed.entries(in: Data(empty.utf8))
    }
  }

  @Test("Recursive and external entities are not expanded")
  func entities() async throws {
    let definitions = (1...12).map { "<!ENTITY e\($0) \"\(String(repeating: "&e\($0 - 1);", count: 10))\">" }
    let bomb = """
      <?xml version="1.0"?><!DOCTYPE rss [<!ENTITY e0 "ha">\(definitions.joined())]>
      <rss version="2.0"><channel><item><title>&e12;</title></item></channel></rss>
      """
    let grown = (try? await Feed.entries(in: Data(bomb.utf8))) ?? []
    #expect(grown.allSatisfy { $0.title.count < 1_000 })
    let thief = """
      <?xml version="1.0"?><!DOCTYPE rss [<!ENTITY f SYSTEM "file:///etc/passwd">]>
      <rss version="2.0"><channel><item><title>a &f;</title></item></channel></rss>
      """
    let stolen = (try? await Feed.entries(in: Data(thief.utf8))) ?? []
    #expect(stolen.allSatisfy { !$0.title.contains("root") })
  }
}
