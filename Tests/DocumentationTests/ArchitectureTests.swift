import Foundation
import Testing

@Suite("Docs/Architecture.md")
struct ArchitectureTests {
  /// A step of a numbered list in the document: a file and a declaration in it.
  struct Step: CustomTestStringConvertible, Sendable {
    /// The heading of the list, for example "Path of an action".
    let heading: String
    let file: String
    let declaration: String

    var testDescription: String { "\(file) \(declaration)" }
  }

  static let steps: [Step] = {
    let text = (try? Repository.text(of: "Docs/Architecture.md")) ?? ""
    return text.split(separator: "\n## ").flatMap { section in
      section.matches(of: /(?m)^\d+\. `([^`]+)` `([^`]+)`:/).map { match in
        Step(
          heading: String(section.prefix { $0 != "\n" }), file: String(match.output.1),
          declaration: String(match.output.2))
      }
    }
  }()

  @Test("Each step is declared in the documented file", arguments: steps)
  func stepExists(_ step: Step) throws {
    let source = try Repository.text(of: "Sources/" + step.file)
    // Matches a line of code with a declaration's keyword and then its name. `init` and `subscript` are keywords
    // without a name.
    let keywords = "func|function|var|let|case|struct|class|enum|actor|protocol|typealias"
    let declaration = try Regex(
      "(?m)^(?!\\s*//).*?\\b(?:(?:\(keywords)) \(step.declaration)|(?=init|subscript)\(step.declaration))\\b")
    #expect(source.contains(declaration))
  }

  @Test(
    "The steps below each heading are in a limited number of files",
    arguments: [
      "Path of an action": 10, "Path of a side effect": 12, "Path of an event": 10, "Path of a change": 12,
    ])
  func length(heading: String, limit: Int) {
    let steps = Self.steps.filter { $0.heading == heading }
    #expect(steps.count >= 10)
    #expect(Set(steps.map(\.file)).count <= limit)
  }
}
