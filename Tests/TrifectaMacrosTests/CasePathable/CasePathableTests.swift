import IssueRecording
import Testing
import TrifectaMacros

@Suite("CasePathable")
struct CasePathableTests {
  struct Sibling: Equatable { var name = "" }

  @CasePathable
  enum Action: Equatable {
    case appeared
    case renamed(String)
    case cleared(String?)
    case moved(from: Int, to: Int)
    case sibling(Sibling)
    case timer(seconds: Int = 3)
    case triple(Int, in: String, Bool)
    case labels(`inout`: Int, `for`: Int, _ last: Int)
    case position((x: Int, y: Int))
    case `default`(`for`: Int)
    case `two words`(`a label`: Int)
    case first, last
    case second(Int)

    // Written by hand, because the tuple prevents a synthesized conformance to `Equatable`.
    static func == (a: Action, b: Action) -> Bool { "\(a)" == "\(b)" }
  }

  @Test("A path embeds and extracts its own case only")
  func roundTrip() {
    #expect(Action.cases.renamed.embed("a") == .renamed("a"))
    #expect(Action.cases.renamed.extract(.renamed("a")) == "a")
    #expect(Action.cases.renamed.extract(.appeared) == nil)
    #expect(Action.cases.sibling.extract(.sibling(Sibling(name: "b"))) == Sibling(name: "b"))
  }

  @Test("A case without values has a path to Void")
  func void() {
    #expect(Action.cases.appeared.embed(()) == .appeared)
    #expect(Action.cases.appeared.extract(.appeared) != nil)
    #expect(Action.cases.appeared.extract(.first) == nil)
  }

  @Test("Descriptions name the case without backticks")
  func names() {
    #expect("\(Action.cases.renamed)" == "the case .renamed")
    #expect("\(Action.cases.`default`)" == "the case .default")
    #expect("\(Action.cases.`two words`)" == "the case .two words")
    #expect("\(Action.cases.first)" == "the case .first")
  }

  @Test("Several values form an unlabeled tuple")
  func tuples() throws {
    let moved: CasePath<Action, (Int, Int)> = Action.cases.moved
    #expect(moved.embed((1, 2)) == .moved(from: 1, to: 2))
    #expect(try #require(moved.extract(.moved(from: 1, to: 2))) == (1, 2))
    let triple: CasePath<Action, (Int, String, Bool)> = Action.cases.triple
    #expect(triple.embed((1, "a", true)) == .triple(1, in: "a", true))
    #expect(try #require(triple.extract(.triple(1, in: "a", true))) == (1, "a", true))
  }

  @Test("A single tuple value keeps its labels")
  func singleTuple() throws {
    let position: CasePath<Action, (x: Int, y: Int)> = Action.cases.position
    #expect(position.embed((x: 1, y: 2)) == .position((x: 1, y: 2)))
    #expect(try #require(position.extract(.position((x: 1, y: 2)))).y == 2)
  }

  @Test("A nil value in a case is extracted as a value")
  func optionals() {
    #expect(Action.cases.cleared.extract(.cleared(nil)) == .some(nil))
    #expect(Action.cases.cleared.extract(.appeared) == nil)
  }

  @Test("Default values, quoted names, and several cases in one line have paths")
  func spellings() {
    #expect(Action.cases.timer.embed(5) == .timer(seconds: 5))
    #expect(Action.cases.timer.extract(.timer()) == 3)
    #expect(Action.cases.default.extract(.default(for: 1)) == 1)
    #expect(Action.cases.labels.embed((1, 2, 3)) == .labels(`inout`: 1, for: 2, 3))
    #expect(Action.cases.`two words`.embed(1) == .`two words`(`a label`: 1))
    #expect(Action.cases.last.embed(()) == .last)
    #expect(Action.cases.second.extract(.second(2)) == 2)
  }

  @Test("Embedding a value by a path of the macro reports no issue")
  func check() {
    let paths = Action.cases
    let reported = issues {
      _ = paths.appeared.embed(())
      _ = paths.renamed.embed("")
      _ = paths.cleared.embed(nil)
      _ = paths.moved.embed((1, 2))
      _ = paths.triple.embed((1, "", true))
    }
    #expect(reported == [])
  }

  @Test("An enum can test its case and extract the case's value")
  func instance() {
    let action = Action.renamed("a")
    #expect(action.is(\.renamed))
    #expect(!action.is(\.appeared))
    #expect(Action.appeared.is(\.appeared))
    #expect(action[case: \.renamed] == "a")
    #expect(action[case: \.second] == nil)
  }
}
