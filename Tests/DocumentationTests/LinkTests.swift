import Foundation
import Testing

/// DocC checks links in its own syntax, `<doc:…>`, and links to symbols. These tests check all other links.
@Suite("Links")
struct LinkTests {
  @Test("Every relative link of a document resolves", arguments: Repository.pages)
  func links(document: String) throws {
    for link in Link.links(in: try Repository.text(of: document), of: document) {
      if let fault = try link.fault(Repository.content(of:)) { Issue.record(Comment(rawValue: fault)) }
    }
  }

  @Test("The start pages contain links")
  func findsLinks() throws {
    #expect(Link.links(in: try Repository.text(of: "README.md"), of: "README.md").count > 20)
    #expect(Repository.pages.contains("Examples/News/README.md"))
  }

  @Test("Links of Markdown and HTML are found, with their lines")
  func found() {
    let text = "[a](A.md) and [`b`](b/B.md#c)\n\n<img src=\"c.png\">"
    let links = Link.links(in: text, of: "Docs/D.md")
    #expect(links.map(\.target) == ["A.md", "b/B.md#c", "c.png"])
    #expect(links.map(\.line) == [1, 1, 3])
  }

  @Test("Links to the web and links in code are not checked")
  func ignored() {
    let text = "[a](https://example.com) `[b](B.md)`\n```\n[c](C.md)\n```\n\n    [d](D.md)"
    #expect(Link.links(in: text, of: "D.md").isEmpty)
  }

  @Test("An anchor is its heading in lowercase without punctuation, and a repeated heading gets a number")
  func anchors() {
    let text = "# Why not …\n## `Store` and [views](V.md)\n```\n# no heading\n```\n## Test_it: twice\n## Test_it: twice"
    #expect(
      Link.anchors(in: text) == ["why-not-", "store-and-views", "test_it-twice", "test_it-twice-1"])
  }

  @Test("A link to a missing file, heading or workflow is reported with its document and line")
  func faults() {
    let files = ["Docs/A.md": "# One", "README.md": "# Two", "Docs": "", ".github/workflows/linux.yml": ""]
    func fault(_ target: String) -> String? {
      Link(document: "Docs/A.md", line: 3, target: target).fault { files[$0] }
    }
    func badge(_ workflow: String) -> String? {
      let target = "../../actions/workflows/\(workflow).yml/badge.svg"
      return Link(document: "README.md", line: 1, target: target).fault { files[$0] }
    }
    #expect(fault("A.md") == nil)
    #expect(fault("#one") == nil)
    #expect(fault("../README.md#two") == nil)
    #expect(fault("../Docs") == nil)
    #expect(badge("linux") == nil)
    #expect(badge("other") != nil)
    #expect(fault("B.md") == "Docs/A.md:3: the link B.md does not resolve: there is no Docs/B.md.")
    #expect(fault("#two") == "Docs/A.md:3: the link #two does not resolve: Docs/A.md has no heading #two.")
  }
}
