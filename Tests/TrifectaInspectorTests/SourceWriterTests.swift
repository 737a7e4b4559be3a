import Foundation
import Testing
import Trifecta

@testable import TrifectaInspector

/// A value whose source code is not a call of its memberwise initializer.
private struct Hidden {}

struct Point: Equatable {
  var x: Int
  var label: String?
}

enum Shape: Error {
  case dot
  case line(Point, to: Point)
  case named(String)
}

struct Code: SourceRepresentable {
  var initializerCall: InitializerCall { InitializerCall(throwing: true, (nil, "7"), ("of", Point(x: 1))) }
}

@Suite("Source code of values")
struct SourceWriterTests {
  private func line(_ value: Any, isTyped: Bool = false) throws -> String {
    var writer = SourceWriter(secrets: ["hunter2"])
    return try writer.source(of: value, isTyped: isTyped).line
  }

  @Test("Structures, cases, optionals and collections are written as expressions")
  func expressions() throws {
    #expect(try line(Point(x: -1, label: "a\n\"b\"")) == #"Point(x: -1, label: "a\n\"b\"")"#)
    #expect(try line(Point(x: 1)) == "Point(x: 1, label: nil)")
    #expect(try line(Result<Point, Shape>.success(Point(x: 1))) == ".success(Point(x: 1, label: nil))")
    #expect(try line([1: ["b", "a"], 0: []]) == #"[0: [], 1: ["b", "a"]]"#)
    #expect(try line(Set([3, 1, 2])) == "[1, 2, 3]")
    #expect(try line((1, name: "x")) == #"(1, name: "x")"#)
    #expect(try line(Code()) == #"try Code("7", of: Point(x: 1, label: nil))"#)
    #expect(try line(IdentifiedArray([User(id: 1)])) == "[User(id: 1)]")
  }

  @Test("An error and a typed expression have the names of their types")
  func types() throws {
    #expect(try line(Result<Int, any Error>.failure(Shape.dot)) == ".failure(Shape.dot)")
    #expect(
      try line(Shape.line(Point(x: 1), to: Point(x: 2)))
        == "Shape.line(Point(x: 1, label: nil), to: Point(x: 2, label: nil))")
    #expect(try line([Int](), isTyped: true) == "[Int]()")
    #expect(try line(UInt8(5), isTyped: true) == "UInt8(5)")
    #expect(try line(UInt8(5)) == "5")
    #expect(try line(-1_234_567) == "-1_234_567")
    #expect(try line(Int?.none as Any, isTyped: true) == "Optional<Int>.none")
    #expect(try line(Set([1]), isTyped: true) == "Set<Int>([1])")
  }

  @Test("Values of Foundation are exact, and their modules are imported")
  func foundation() throws {
    var writer = SourceWriter()
    let url = try #require(URL(string: "https://example.com/a"))
    #expect(try writer.source(of: Optional(url) as Any).line == #"URL(string: "https://example.com/a")"#)
    #expect(try writer.source(of: url).line == #"URL(string: "https://example.com/a")!"#)
    #expect(
      try writer.source(of: Date(timeIntervalSinceReferenceDate: 0.125)).line
        == "Date(timeIntervalSinceReferenceDate: 0.125)")
    _ = try writer.source(of: Point(x: 1))
    _ = try writer.source(of: IdentifiedArray<User>(), isTyped: true)
    #expect(writer.modules == ["Foundation", "Trifecta", "TrifectaInspectorTests"])
  }

  @Test("Secrets are replaced with dots")
  func secrets() throws {
    #expect(try line(["hunter2", "a"]) == #"["••••", "a"]"#)
  }

  @Test("Objects, closures, values of private types and system types are rejected")
  func unwritable() {
    #expect(throws: SourceWriter.Unwritable.self) { try line(Hidden()) }
    #expect(throws: SourceWriter.Unwritable.self) { try line([NSObject()]) }
    #expect(throws: SourceWriter.Unwritable.self) { try line({ 1 }) }
    #expect(throws: SourceWriter.Unwritable.self) { try line(Locale.current) }
  }

  @Test("An alert is written by its public initializer")
  func alert() throws {
    let alert = AlertState<Int>("Delete?", buttons: [.cancel(), ButtonState("Delete", role: .destructive, action: 1)])
    #expect(
      try line(alert)
        == #"""
        AlertState<Int>("Delete?", buttons: [ButtonState<Int>("Cancel", role: .cancel), \#
        ButtonState<Int>("Delete", role: .destructive, action: 1)])
        """#)
  }

  @Test("A long expression is wrapped as by the formatter")
  func wrapping() {
    let long = SourceText.text(String(repeating: "x", count: 70))
    let call = SourceText.call(function: ".success", [.array([.call(function: "Pair", [long, .labeled("b", long)])])])
    let space = "        "
    #expect(
      call.wrapped(after: "    $0.a = ").split(separator: "\n").map(String.init) == [
        "    $0.a = .success([", "      Pair(", "\(space)\(long.line),", "\(space)b: \(long.line)),", "    ])",
      ])
    #expect(SourceText.array([long]).wrapped(after: "let a = ", before: ")") == "let a = [\(long.line)])")
  }
}

struct User: Identifiable, Equatable {
  let id: Int
}
