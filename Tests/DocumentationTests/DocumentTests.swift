import Testing

/// The code that documents show is code that is compiled, and whose behaviour these tests assert.
@Suite("Documents")
struct DocumentTests {
  static let snippets = try! Repository.sources.flatMap {
    Snippet.snippets(in: try Repository.text(of: $0), of: $0)
  }

  @Test("Every block of Swift in a document is a snippet that is compiled", arguments: Repository.documents)
  func blocks(document: String) throws {
    let known = Set(Self.snippets.map(\.code))
    for block in CodeBlock.blocks(in: try Repository.text(of: document), of: document)
    where !known.contains(block.code) {
      Issue.record("\(block.complaint(Self.snippets))")
    }
  }

  @Test("Every snippet is shown by a document")
  func isShown() throws {
    let shown = Set(
      try Repository.documents.flatMap { CodeBlock.blocks(in: try Repository.text(of: $0), of: $0) }.map(\.code))
    for snippet in Self.snippets where !shown.contains(snippet.code) {
      Issue.record("\(snippet.file):\(snippet.line): no document shows the snippet \(snippet.name).")
    }
  }

  @Test("Names of snippets are unique")
  func names() {
    let names = Self.snippets.map(\.name)
    #expect(Set(names).count == names.count)
  }
}
