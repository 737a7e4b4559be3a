import Foundation
import Testing

@testable import TrifectaInspector

@Suite("Reading values")
struct ValueReaderTests {
  private struct Person {
    var name: String
    var age: Int?
    var tags: [String] = []
    var score = 1.5
  }

  private enum Action {
    case reset
    case renamed(String)
    case moved(from: Int, to: Int)
    indirect case child(Action)
  }

  private final class Ring {
    var next: Ring?
    var number = 1
  }

  private func line(_ value: Any, secrets: Set<String> = []) -> String {
    ValueReader.tree(of: value, secrets: secrets).line()
  }

  @Test("Values are written in Swift's syntax")
  func syntax() {
    let ada = #"Person(name: "Ada", age: nil, tags: ["a", "b"], score: 1.5)"#
    #expect(line(Person(name: "Ada", tags: ["a", "b"])) == ada)
    #expect(line(Person(name: "", age: 3)) == #"Person(name: "", age: 3, tags: [], score: 1.5)"#)
    #expect(line(Action.reset) == ".reset")
    #expect(line(Action.renamed("x")) == #".renamed("x")"#)
    #expect(line(Action.moved(from: 1, to: 2)) == ".moved(from: 1, to: 2)")
    #expect(line(Action.child(.child(.reset))) == ".child(.child(.reset))")
    #expect(line(["b": 2, "a": 1]) == #"["a": 1, "b": 2]"#)
    #expect(line(URL(filePath: "/a")) == "file:///a")
  }

  @Test("A string that equals a secret is replaced, wherever it is")
  func secrets() {
    let person = Person(name: "hunter2", tags: ["hunter2", "other"])
    #expect(line(person, secrets: ["hunter2"]) == #"Person(name: ••••, age: nil, tags: [••••, "other"], score: 1.5)"#)
    #expect(line(Action.renamed("hunter2"), secrets: ["hunter2"]) == ".renamed(••••)")
    #expect(line(["hunter2": 1], secrets: ["hunter2"]) == "[••••: 1]")
  }

  @Test("Cyclic, deep and huge values end")
  func limits() {
    let ring = Ring()
    ring.next = ring
    #expect(line(ring) == "Ring(next: Ring (contains this), number: 1)")
    ring.next = nil

    var deep = Action.reset
    for _ in 0..<10_000 { deep = .child(deep) }
    #expect(line(deep).hasSuffix("…"))

    let huge = ValueReader.tree(of: Array(repeating: Person(name: "n"), count: 1_000_000))
    #expect(huge.children.count < 5_000)
    #expect(ValueReader.tree(of: String(repeating: "a", count: 5_000_000)).text.count < 1_100)
  }

  @Test("A line is shortened")
  func shortened() {
    #expect(ValueReader.tree(of: Array(1...1_000)).line(limit: 20) == "[1, 2, 3, 4, 5, 6, …")
  }
}

@Suite("Changes of values")
struct ValueChangeTests {
  private struct State {
    var count = 0
    var names: [String] = []
    var mode = Mode.idle
    var nested = Nested()
  }

  private struct Nested { var isOn = false }

  private enum Mode {
    case idle
    case busy(Int)
  }

  private func lines(_ change: (inout State) -> Void) -> [String] {
    let before = State(names: ["a", "b"])
    var after = before
    change(&after)
    return ValueChange.between(ValueReader.tree(of: before), ValueReader.tree(of: after)).map(\.line)
  }

  @Test("Each changed part is listed with its path")
  func parts() {
    #expect(lines { _ in } == [])
    #expect(
      lines {
        $0.count = 2
        $0.nested.isOn = true
      } == ["count: 0 → 2", "nested.isOn: false → true"])
    #expect(lines { $0.mode = .busy(3) } == ["mode: .idle → .busy(3)"])
  }

  @Test("Elements of collections are added, removed and changed")
  func collections() {
    #expect(lines { $0.names.append("c") } == [#"names.2: added "c""#])
    #expect(lines { $0.names.removeLast() } == [#"names.1: removed "b""#])
    #expect(lines { $0.names[0] = "x" } == [#"names.0: "a" → "x""#])
    #expect(lines { $0.names = [] } == [#"names.0: removed "a""#, #"names.1: removed "b""#])
  }
}
