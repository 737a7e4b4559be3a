import Testing

/// Compares the code blocks of the documents with compiled snippets.
@Suite("Documents")
struct DocumentTests {
  /// The documents whose Swift blocks are compared. `Scripts/check-tutorial` compiles the blocks of the tutorial.
  private static let documents = Repository.documents.filter { $0 != "Docs/Tutorial.md" }

  /// The snippets of all sources, parsed once.
  private static let snippets = Result {
    try Repository.sources.flatMap { Snippet.snippets(in: try Repository.text(of: $0), of: $0) }
  }

  @Test("Every Swift block of a document equals a compiled snippet", arguments: documents)
  func blocks(document: String) throws {
    let snippets = try Self.snippets.get()
    let known = Set(snippets.map(\.code))
    for block in CodeBlock.blocks(in: try Repository.text(of: document), of: document)
    where !known.contains(block.code) {
      Issue.record(Comment(rawValue: block.complaint(snippets)))
    }
  }

  @Test("An article contains no unchecked code", arguments: Repository.documents)
  func articles(document: String) throws {
    guard document.contains(".docc/") else { return }
    for line in CodeBlock.uncheckedLines(in: try Repository.text(of: document)) {
      Issue.record("\(document):\(line): this code is not compiled. Make it a snippet.")
    }
  }

  @Test("Every snippet appears in a document")
  func isShown() throws {
    let shown = Set(
      try Repository.documents.flatMap { CodeBlock.blocks(in: try Repository.text(of: $0), of: $0) }.map(\.code))
    for snippet in try Self.snippets.get() where !shown.contains(snippet.code) {
      Issue.record("\(snippet.file):\(snippet.line): no document contains the snippet \(snippet.name).")
    }
  }

  @Test("The names of snippets are unique")
  func names() throws {
    let names = try Self.snippets.get().map(\.name)
    #expect(Set(names).count == names.count)
  }
}
