import IssueRecording
import Testing
import Trifecta

@Suite("CasePath")
struct CasePathTests {
  enum Root: Equatable {
    case number(Int)
    case other(Int)
    case pair(Int, String)
    case bare
  }

  let number = CasePath(Root.number) { if case .number(let value) = $0 { value } else { nil } }

  @Test("A path embeds and extracts its case, and extracts no other case")
  func roundTrip() {
    #expect(number.embed(3) == .number(3))
    #expect(number.extract(.number(3)) == 3)
    #expect(number.extract(.other(3)) == nil)
  }

  @Test("A case with two values is a path to a tuple")
  func pairs() throws {
    let pair = CasePath(Root.pair) { if case .pair(let number, let text) = $0 { (number, text) } else { nil } }
    #expect(pair.embed((1, "a")) == .pair(1, "a"))
    #expect(try #require(pair.extract(.pair(1, "a"))) == (1, "a"))
    #expect(pair.extract(.bare) == nil)
  }

  @Test("A path whose closures name different cases is reported at embed and extract")
  func mismatch() {
    let wrong = CasePath(Root.number) { if case .other(let value) = $0 { value } else { nil } }
    let message = """
      A case path of CasePathTests.Root embeds a value as ".number", but cannot extract it from that case.

      Both closures of a CasePath must refer to the same case.
      """
    #expect(issues { _ = wrong.embed(1) } == [message])
    #expect(issues { _ = wrong.extract(.other(1)) } == [message])
    #expect(issues { _ = wrong.extract(.number(1)) } == [])
  }

  @Test("The name of a case omits its values")
  func names() {
    #expect(caseName(of: Root.pair(1, "a")) == ".pair")
    #expect(caseName(of: Root.bare) == ".bare")
    #expect(caseName(of: 3) == "Int")
  }

  enum Outer: Equatable {
    case root(Root)
    case empty
  }

  @Test("Appended paths embed and extract as one path")
  func appending() {
    let root = CasePath(Outer.root) { if case .root(let root) = $0 { root } else { nil } }
    let path = root.appending(path: number)
    #expect(path.embed(3) == .root(.number(3)))
    #expect(path.extract(.root(.number(3))) == 3)
    #expect(path.extract(.root(.other(3))) == nil)
    #expect(path.extract(.empty) == nil)
    #expect("\(path)" == "\(number)")
    let bare = CasePath(Root.bare) { if case .bare = $0 { () } else { nil } }
    #expect("\(root.appending(path: bare))" == "the case .bare")
  }

  @Test("A path is described by its case name, otherwise by its declaration's source location")
  func description() {
    let named = CasePath(named: "number", Root.number) { if case .number(let value) = $0 { value } else { nil } }
    #expect("\(named)" == "the case .number")
    let line = #line + 1
    let pair = CasePath(Root.pair) { if case .pair(let number, let text) = $0 { (number, text) } else { nil } }
    let bare = CasePath(Root.bare) { if case .bare = $0 { () } else { nil } }
    #expect("\(pair)" == "the case at TrifectaTests/CasePathTests.swift:\(line)")
    #expect("\(bare)" == "the case .bare")
    #expect(MemoryLayout.size(ofValue: pair) <= 64)
  }

  @Test("A case without a value has a path")
  func bare() {
    let path = CasePath(Root.bare) { if case .bare = $0 { () } else { nil } }
    #expect(caseName(of: path.embed(())) == ".bare")
    #expect(path.extract(.bare) != nil)
    #expect(path.extract(.number(1)) == nil)
  }
}
