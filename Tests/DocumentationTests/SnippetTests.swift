import Testing

/// What compares documents with code must itself find what is wrong.
@Suite("Snippets")
struct SnippetTests {
  // The markers are interpolated, so that this file itself has none.
  private let source = """
    struct Lamp {
      \("// snippet: switch")
      var isOn = false

      mutating func toggle() {
        \("// snippet: inner")
        isOn.toggle()
        \("// end")
      }
      \("// end")
    }
    """

  private func parsed(_ code: String) -> CodeBlock? {
    CodeBlock.blocks(in: "# Lamps\n\n```swift\n\(code)\n```\n", of: "Lamps.md").first
  }

  @Test("A snippet is what stands between its markers, wherever it is indented")
  func markers() {
    let snippets = Snippet.snippets(in: source, of: "Lamp.swift")
    #expect(snippets.map(\.name) == ["inner", "switch"])
    #expect(snippets[0].code.lines == ["isOn.toggle()"])
    #expect(snippets[1].line == 2)
    #expect(snippets[1].code.lines == ["var isOn = false", "", "mutating func toggle() {", "  isOn.toggle()", "}"])
  }

  @Test("A snippet that is never closed is empty, which no block is")
  func unclosed() {
    let snippets = Snippet.snippets(in: "// snippet: a\nlet a = 1", of: "A.swift")
    #expect(snippets.map(\.code.lines) == [[]])
  }

  @Test("Only fences that say Swift open a block, and its line is known")
  func fences() {
    let text = "```\nnot this\n```\n\n  ```swift\n  let a = 1\n  ```\n\n```swift\nlet b = 2\n```"
    let blocks = CodeBlock.blocks(in: text, of: "A.md")
    #expect(blocks.map(\.line) == [5, 9])
    #expect(blocks.map(\.code.lines) == [["let a = 1"], ["let b = 2"]])
  }

  @Test("Code of another kind is found by its line")
  func unchecked() {
    let text = "text\n\n    indented()\n\n```\nplain\n```\n\n```swift\nif a {\n    b()\n}\n```\n\n```text\n```"
    #expect(CodeBlock.uncheckedLines(in: text) == [3, 5, 15])
  }

  @Test("Code that says that it is TCA's is neither compared nor missed")
  func foreign() {
    let text = "```swift TCA\nbefore()\n```\n\n```swift\nafter()\n```"
    #expect(CodeBlock.blocks(in: text, of: "A.md").map(\.code.lines) == [["after()"]])
    #expect(CodeBlock.uncheckedLines(in: text).isEmpty)
  }

  @Test("A block is found among the snippets whatever its indentation")
  func found() throws {
    let snippets = Snippet.snippets(in: source, of: "Lamp.swift")
    #expect(try #require(parsed("    isOn.toggle()  ")).code == snippets[0].code)
  }

  @Test("A block that has changed is told with its line, and with the snippet's")
  func changed() throws {
    let snippets = Snippet.snippets(in: source, of: "Lamp.swift")
    let block = try #require(parsed("var isOn = false\n\nmutating func flip() {\n  isOn.toggle()\n}"))
    #expect(
      block.complaint(snippets) == """
        Lamps.md:3: the block is not compiled. The snippet most like it, switch at Lamp.swift:2, differs in line 6 of \
        the document:
          document: mutating func flip() {
          snippet:  mutating func toggle() {
        """)
  }

  @Test("A block that ends early differs where it ends")
  func short() throws {
    let snippets = Snippet.snippets(in: source, of: "Lamp.swift")
    #expect(try #require(parsed("var isOn = false")).complaint(snippets).hasSuffix("document: (the end)\n  snippet:  "))
  }

  @Test("Without any snippet there is nothing to compare with")
  func none() throws {
    #expect(
      try #require(parsed("x")).complaint([]) == "Lamps.md:3: the block is not compiled: there is no snippet like it.")
  }
}
