import Testing

/// The documentation is written in plain technical English. Banned phrases occur in sentences that are hard to read.
@Suite("Phrases")
struct PhraseTests {
  /// Lines that may contain a banned phrase, by file and phrase: quotations, for example.
  private static let allowed: Set<String> = []

  @Test("A document contains no banned phrase", arguments: Repository.pages)
  func documents(document: String) throws {
    check(Prose(markdown: try Repository.text(of: document)), of: document)
  }

  @Test("The doc comments of the library contain no banned phrase")
  func docComments() throws {
    #expect(Repository.librarySources.count > 100)
    for source in Repository.librarySources {
      check(Prose(swift: try Repository.text(of: source)), of: source)
    }
  }

  private func check(_ prose: Prose, of file: String) {
    for (line, phrase) in BannedPhrase.places(of: BannedPhrase.all, in: prose.words)
    where !Self.allowed.contains("\(file): \(phrase.pattern)") {
      Issue.record("\(file):\(line): avoid \"\(phrase.pattern)\". \(phrase.advice)")
    }
  }

  private func lines(_ pattern: String, in prose: Prose) -> [Int] {
    BannedPhrase.places(of: [BannedPhrase(pattern, "")], in: prose.words).map(\.line)
  }

  @Test("A phrase is found in uppercase or lowercase, and across a line break")
  func found() {
    #expect(lines("has|have to do with", in: Prose(markdown: "One line.\nIt HAS to\ndo with a line.")) == [2])
  }

  @Test("A phrase is not found across a paragraph break, in code, or in a longer word")
  func notFound() {
    #expect(lines("in force", in: Prose(markdown: "in\n\nforce")).isEmpty)
    #expect(lines("in force", in: Prose(markdown: "`in force`\n```\nin force\n```\n    in force")).isEmpty)
    #expect(lines("in force", in: Prose(markdown: "in forces")).isEmpty)
  }

  @Test("A phrase that ends with a period is found only at the end of a clause")
  func clauseEnd() {
    #expect(lines("of its own .", in: Prose(markdown: "a value of its own type")).isEmpty)
    #expect(lines("of its own .", in: Prose(markdown: "a value of its own, for it")) == [1])
    #expect(lines("of its own .", in: Prose(markdown: "a value of its own")) == [1])
  }

  @Test("A word with a capital letter is compared exactly")
  func capital() {
    #expect(lines("What is", in: Prose(markdown: "What is missing")) == [1])
    #expect(lines("What is", in: Prose(markdown: "It prints what is missing")).isEmpty)
  }

  @Test("In a Swift source, only doc comments are searched for phrases")
  func sources() {
    #expect(lines("in force", in: Prose(swift: "let a = 1  // in force\n  /// A rule in force.\n  // in force")) == [2])
  }
}
