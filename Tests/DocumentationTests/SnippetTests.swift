import Testing

/// Tests of the parser and the comparison that `DocumentTests` uses.
@Suite("Snippets")
struct SnippetTests {
  // The markers are interpolated, so `DocumentTests` finds no snippets in this file.
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

  @Test("A snippet is the code between its markers, at any indentation")
  func markers() {
    let snippets = Snippet.snippets(in: source, of: "Lamp.swift")
    #expect(snippets.map(\.name) == ["inner", "switch"])
    #expect(snippets[0].code.lines == ["isOn.toggle()"])
    #expect(snippets[1].line == 2)
    #expect(snippets[1].code.lines == ["var isOn = false", "", "mutating func toggle() {", "  isOn.toggle()", "}"])
  }

  @Test("A snippet without an end marker is empty and matches no block")
  func unclosed() {
    let snippets = Snippet.snippets(in: "// snippet: a\nlet a = 1", of: "A.swift")
    #expect(snippets.map(\.code.lines) == [[]])
  }

  @Test("Only Swift fences open a block, and the block has its line number")
  func fences() {
    let text = "```\nnot this\n```\n\n  ```swift\n  let a = 1\n  ```\n\n```swift\nlet b = 2\n```"
    let blocks = CodeBlock.blocks(in: text, of: "A.md")
    #expect(blocks.map(\.line) == [5, 9])
    #expect(blocks.map(\.code.lines) == [["let a = 1"], ["let b = 2"]])
  }

  @Test("Unchecked code is reported with its line number")
  func unchecked() {
    let text = "text\n\n    indented()\n\n```\nplain\n```\n\n```swift\nif a {\n    b()\n}\n```\n\n```text\n```"
    #expect(CodeBlock.uncheckedLines(in: text) == [3, 5, 15])
  }

  @Test("Code in a TCA fence is not compared and not reported")
  func foreign() {
    let text = "```swift TCA\nbefore()\n```\n\n```swift\nafter()\n```"
    #expect(CodeBlock.blocks(in: text, of: "A.md").map(\.code.lines) == [["after()"]])
    #expect(CodeBlock.uncheckedLines(in: text).isEmpty)
  }

  @Test("A block equals its snippet regardless of the indentation")
  func found() throws {
    let snippets = Snippet.snippets(in: source, of: "Lamp.swift")
    #expect(try #require(parsed("    isOn.toggle()  ")).code == snippets[0].code)
  }

  @Test("A changed block is reported with the lines of the block and the snippet")
  func changed() throws {
    let snippets = Snippet.snippets(in: source, of: "Lamp.swift")
    let block = try #require(parsed("var isOn = false\n\nmutating func flip() {\n  isOn.toggle()\n}"))
    #expect(
      block.complaint(snippets) == """
        Lamps.md:3: the block is not compiled. The most similar snippet, switch at Lamp.swift:2, differs in line 6 of \
        the document:
          document: mutating func flip() {
          snippet:  mutating func toggle() {
        """)
  }

  @Test("The complaint about a truncated block says that the block ends too early")
  func short() throws {
    let snippets = Snippet.snippets(in: source, of: "Lamp.swift")
    #expect(try #require(parsed("var isOn = false")).complaint(snippets).hasSuffix("document: (the end)\n  snippet:  "))
  }

  @Test("Without snippets, the complaint names no similar snippet")
  func none() throws {
    #expect(
      try #require(parsed("x")).complaint([]) == "Lamps.md:3: the block is not compiled: no snippet is similar to it.")
  }
}
