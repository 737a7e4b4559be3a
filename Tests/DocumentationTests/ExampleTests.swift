import Testing

/// Each example is described and tested.
@Suite("Examples")
struct ExampleTests {
  /// The folders that support the examples and are not examples themselves.
  private static let helpers: Set<String> = ["Gallery", "Networking", "SourceCode"]

  private static let examples: [String] = {
    let folders = (try? Repository.folders(in: "Examples")) ?? []
    return folders.filter { !helpers.contains($0) }
  }()

  @Test("There are examples and helpers")
  func findsExamples() throws {
    #expect(Self.examples.contains("PhoneDialer"))
    #expect(Self.helpers.isSubset(of: try Repository.folders(in: "Examples")))
  }

  @Test("An example has a README.md, which the package's README.md links", arguments: examples)
  func isDescribed(example: String) throws {
    let page = "Examples/\(example)/README.md"
    #expect(try Repository.content(of: page)?.isEmpty == false, "There is no \(page).")
    let links = Link.links(in: try Repository.text(of: "README.md"), of: "README.md")
    #expect(links.contains { $0.target == page }, "README.md does not link \(page).")
  }

  @Test("An example has tests", arguments: examples)
  func isTested(example: String) {
    #expect(
      Repository.hasFolder("Tests", in: "Examples/\(example)"),
      "Examples/\(example) has no folder Tests with a Swift file.")
  }
}
