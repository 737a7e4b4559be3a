import Foundation
import Testing

@Suite("Docs/Architecture.md")
struct ArchitectureTests {
  /// A step of one of the lists: a file and what happens there.
  struct Step: CustomTestStringConvertible, Sendable {
    let file: String
    let function: String

    var testDescription: String { "\(file) \(function)" }
  }

  static let steps: [Step] = {
    let text = (try? Repository.text(of: "Docs/Architecture.md")) ?? ""
    return text.matches(of: /(?m)^\d+\. `([^`]+)` `([^`]+)`:/).map { match in
      Step(file: String(match.output.1), function: String(match.output.2))
    }
  }()

  @Test("Each step of the ways of an event and of a change is where the document says", arguments: steps)
  func stepExists(_ step: Step) throws {
    let source = try Repository.text(of: "Sources/" + step.file)
    let declaration = try Regex("func(?:tion)? \(step.function)\\b")
    #expect(source.contains(declaration))
  }

  @Test("Both ways are listed")
  func bothWays() {
    #expect(Self.steps.count >= 20)
  }
}
