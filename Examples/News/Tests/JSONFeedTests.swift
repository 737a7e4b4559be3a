import Foundation
import Testing

@testable import News

@Suite("JSON Feed")
struct JSONFeedTests {
  private func entries(_ items: String, authors: String = "") async throws -> [NewsEntry] {
    let document = #"{"version": "https://jsonfeed.org/version/1.1", "title": "T", \#(authors) "items": [\#(items)]}"#
    return try await Feed.entries(in: Data(document.utf8))
  }

  @Test("All fields of an item are read")
  func fields() async throws {
    let entries = try await entries(
      """
      {"id": "7", "title": "A title", "summary": "Short.", "content_html": "<p>Long.</p>",
       "url": "https://example.com/7", "image": "https://example.com/7.png", "date_published": "2023-08-15T12:00:00+02:00",
       "authors": [{"name": "Ada"}, {"url": "https://example.com"}, {"name": "Bob"}]}
      """)
    #expect(
      entries == [
        NewsEntry(
          id: "7", title: "A title", summary: "Short.", paragraphs: ["Long."],
          url: URL(string: "https://example.com/7"),
          date: Date(timeIntervalSince1970: 1_692_093_600), author: "Ada, Bob", source: "T",
          image: URL(string: "https://example.com/7.png"))
      ])
  }

  @Test("Missing fields of an item are derived from others or omitted")
  func lacks() async throws {
    let entries = try await entries(
      """
      {"id": 5, "content_text": "No title & <b>no</b> HTML"}, {"url": "https://example.com/a"}, {"title": "Only this"},
      {"id": "x", "external_url": "https://example.com/b", "content_html": "<p>Long&nbsp;&amp;&#32;<i>bright</i></p>"},
      {}, {"id": "nothing to show"}
      """)
    #expect(
      entries == [
        NewsEntry(id: "5", title: "No title & <b>no</b> HTML", summary: "No title & <b>no</b> HTML", source: "T"),
        NewsEntry(
          id: "https://example.com/a", title: "https://example.com/a", url: URL(string: "https://example.com/a"),
          source: "T"),
        NewsEntry(id: "Only this", title: "Only this", source: "T"),
        NewsEntry(
          id: "x", title: "Long & bright", summary: "Long & bright", url: URL(string: "https://example.com/b"),
          source: "T"),
      ])
  }

  @Test("The feed's author applies to items without an author, in both versions of the format")
  func author() async throws {
    let item = #"{"id": "1", "title": "a"}"#
    #expect(try await entries(item, authors: #""authors": [{"name": "Ada"}],"#)[0].author == "Ada")
    #expect(try await entries(item, authors: #""author": {"name": "Ada"},"#)[0].author == "Ada")
    let own = #"{"id": "1", "title": "a", "author": {"name": "Bob"}}"#
    #expect(try await entries(own, authors: #""author": {"name": "Ada"},"#)[0].author == "Bob")
  }

  @Test("Only the first of several items with the same id is kept")
  func duplicates() async throws {
    let entries = try await entries(
      #"{"id": "1", "title": "a"}, {"id": "2", "title": "b"}, {"id": "1", "title": "c"}, {"id": 2, "title": "d"}"#)
    #expect(entries.map(\.title) == ["a", "b"])
  }

  @Test("An item without a title gets the start of its text, cut between words")
  func longText() async throws {
    let entries = try await entries(#"{"id": "1", "content_text": "\#(String(repeating: "word ", count: 40))"}"#)
    #expect(entries[0].title == String(repeating: "word ", count: 15) + "word…")
    #expect(entries[0].summary.count == 199)
  }

  @Test("Paragraphs are read from HTML and from lines of text")
  func paragraphs() async throws {
    let entries = try await entries(
      #"{"id": "1", "content_html": "<h2>One</h2><p>two<br/>three</p> <ul><li>four"}, {"id": "2", "content_text": "a\n\nb <p>c"}"#
    )
    #expect(entries.map(\.paragraphs) == [["One", "two", "three", "four"], ["a", "b <p>c"]])
    #expect(entries.map(\.summary) == ["One two three four", "a b <p>c"])
  }

  @Test("A very long article is truncated")
  func longArticle() async throws {
    let line = String(repeating: "x", count: 30_000) + "\\n"
    let entries = try await entries(#"{"id": "1", "content_text": "\#(String(repeating: line, count: 33))"}"#)
    #expect(entries[0].paragraphs.map(\.count) == [30_000, 20_001])
    #expect(entries[0].paragraphs[1].hasSuffix("x…"))
  }

  @Test(
    "An image must have a web address", arguments: ["file:///etc/passwd", "a.png", "data:image/png;base64,AA"])
  func pictures(address: String) async throws {
    #expect(try await entries(#"{"id": "1", "title": "a", "image": "\#(address)"}"#)[0].image == nil)
  }

  @Test("A byte order mark is ignored")
  func byteOrderMark() async throws {
    let document = #"{"version": "https://jsonfeed.org/version/1", "items": []}"#
    #expect(try await Feed.entries(in: Data([0xEF, 0xBB, 0xBF]) + Data(document.utf8)) == [])
  }

  @Test(
    "An invalid document is rejected with the reason",
    arguments: [
      (#"{"version": "https://jsonfeed.org/version/1.1"}"#, .missing(field: "items", format: "JSON Feed")),
      (#"{"items": []}"#, .missing(field: "version", format: "JSON Feed")),
      (#"{"version": "https://example.com/2", "items": []}"#, .missing(field: "version", format: "JSON Feed")),
      (#"{"version": "https"#, .malformed(format: "JSON Feed", reason: "The document is truncated or malformed.")),
      (
        #"{"version": "https://jsonfeed.org/version/1.1", "items": [{"title": ["a"]}]}"#,
        .malformed(format: "JSON Feed", reason: "“items[0].title” is invalid.")
      ),
      (
        #"{"version": "https://jsonfeed.org/version/1.1", "items": 3}"#,
        .malformed(format: "JSON Feed", reason: "“items” is invalid.")
      ),
      ("", .unknownFormat), ("  ", .unknownFormat), ("Not found", .unknownFormat), ("[1]", .unknownFormat),
    ] as [(String, NewsError)])
  func refuses(document: String, error: NewsError) async {
    await #expect(throws: error) { try await Feed.entries(in: Data(document.utf8)) }
  }

  @Test("A document in an encoding other than UTF-8 is rejected")
  func encoding() async throws {
    let document = #"{"version": "https://jsonfeed.org/version/1.1", "title": "é", "items": []}"#
    for encoding in [String.Encoding.isoLatin1, .utf16] {
      let data = try #require(document.data(using: encoding))
      await #expect(throws: NewsError.wrongEncoding) { try await Feed.entries(in: data) }
    }
  }
}
