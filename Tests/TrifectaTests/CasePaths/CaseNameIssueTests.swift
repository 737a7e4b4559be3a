import IssueRecording
import Testing
import Trifecta

@Suite("Functions that do not name a case")
struct CaseNameIssueTests {
  enum Action: Equatable {
    case text(String)
    case count(Int)
    static func shouted(_ text: String) -> Action { .text(text.uppercased()) }
    static func doubled(_ text: String) -> Action { .count(text.count * 2) }
  }
  enum Work {
    case done(() -> Int)
    case maybe((() -> Int)?, Int)
    case kind(Int.Type)
    case text(String)
  }
  struct Wrapper { var text: String }

  private let noCase = """
    A case path of CaseNameIssueTests.Action was created with a function that is not the constructor of a case with an \
    associated value of type String.

    Pass a case constructor to CasePath, or add an "extract" closure that returns the value that the function embeds.
    """

  /// Returns the issues that a failed extraction reports.
  private func nothingCame<Value>(in extract: () -> Value?) -> [String] {
    var hasCome = true
    let found = issues { hasCome = extract() != nil }
    #expect(!hasCome)
    return found
  }

  private func issues(_ work: () -> Void) -> [String] { IssueRecording.issues(in: work) }

  @Test("A function that changes the value is reported at the first extraction")
  func changed() {
    let path = CasePath(Action.shouted)
    #expect(issues { _ = path.extract(.count(1)) } == [])
    #expect(issues { _ = path.extract(.text("a")) } == [noCase])
    #expect(issues { _ = path.extract(.text("a")) } == [])
  }

  @Test("A function that returns a case with a value of another type is reported and extracts nothing")
  func otherCase() {
    let path = CasePath(Action.doubled)
    #expect(nothingCame { path.extract(.text("a")) } == [noCase])
    #expect(path.extract(.count(2)) == nil)
  }

  @Test("A function is reported if no case has its value type")
  func noSuchCase() {
    let path = CasePath { (number: Double) in Action.count(Int(number)) }
    let message = noCase.replacing("String", with: "Double")
    #expect(nothingCame { path.extract(.count(1)) } == [message])
  }

  @Test("A path of a type that is not an enum is reported, unless it has an extract closure")
  func noEnum() {
    let message = """
      A case path of CaseNameIssueTests.Wrapper has no "extract" closure, and CaseNameIssueTests.Wrapper is not an enum \
      whose cases can be read.

      Pass both closures to CasePath: one that embeds a value, and "extract".
      """
    let path = CasePath(Wrapper.init)
    #expect(nothingCame { path.extract(Wrapper(text: "a")) } == [message])
    #expect(CasePath(Wrapper.init) { $0.text }.extract(Wrapper(text: "a")) == "a")
  }

  @Test("A path of a case that holds a function is reported, unless it has an extract closure")
  func functions() {
    let message = """
      A case path cannot read the associated value of CaseNameIssueTests.Work.done, because Swift represents a function or \
      a metatype differently inside an enum.

      Add the closure "extract": { if case .done(let value) = $0 { value } else { nil } }
      """
    let done = CasePath(Work.done)
    #expect(nothingCame { done.extract(.text("")) } == [])
    #expect(nothingCame { done.extract(.done { 3 }) } == [message])
    #expect(nothingCame { CasePath(Work.maybe).extract(.maybe({ 3 }, 1)) }.count == 1)
    #expect(nothingCame { CasePath(Work.kind).extract(.kind(Int.self)) }.count == 1)
    let both = CasePath(Work.done) { if case .done(let value) = $0 { value } else { nil } }
    #expect(both.extract(.done { 3 })?() == 3)
  }

  @Test("A path that is created with a case's value instead of its name is reported")
  func withValue() {
    let path: CasePath<Action, Void> = CasePath(Action.text("a"))
    #expect(
      issues { _ = path.extract(.text("b")) } == [
        """
        A case path was created with a value of CaseNameIssueTests.Action.text, which is a case with an associated value.

        Pass the case constructor without a value: CasePath(CaseNameIssueTests.Action.text)
        """
      ])
  }

  @Test("A path is described by its case if the value type is unique")
  func description() {
    enum Several {
      case first(String)
      case second(String)
      case row(Int, String)
    }
    #expect("\(CasePath(Several.row))" == "the case .row")
    #expect("\(CasePath(Several.first))" == "a case with a value of type String")
  }
}
