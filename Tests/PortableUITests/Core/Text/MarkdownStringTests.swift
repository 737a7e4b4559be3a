import SwiftUI
import Testing

@Suite("Attributed strings from Markdown")
struct MarkdownStringTests {
  @Test("Emphasis, code and links become attributes")
  func attributes() throws {
    let string = try AttributedString(
      markdown: "**Bold**, *slanted*\nand `code` [here](/docs)", baseURL: URL(string: "https://a.b"))
    #expect(String(string.characters) == "Bold, slanted and code here")
    let runs = string.runs.map {
      (String(string.characters[$0.range]), $0.inlinePresentationIntent, $0.link?.absoluteString)
    }
    #expect(runs.map(\.0) == ["Bold", ", ", "slanted", " and ", "code", " ", "here"])
    #expect(runs.map(\.1) == [.stronglyEmphasized, nil, .emphasized, nil, .code, nil, nil])
    #expect(runs.last?.2 == "https://a.b/docs")
  }

  @Test("Whitespace is preserved on request, and invalid UTF-8 is replaced")
  func options() throws {
    let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    #expect(String(try AttributedString(markdown: "a  \n*b*", options: options).characters) == "a  \nb")
    #expect(String(try AttributedString(markdown: Data([0x61, 0xff])).characters) == "a\u{FFFD}")
  }
}
