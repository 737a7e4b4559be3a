import Foundation
import Snapshots
import Testing

@MainActor
@Suite("Saving of values")
struct ValueSavingTests {
  /// Saves a value, writes and reads the bytes, and restores the value.
  private func copy<Value>(_ value: Value, secrets: Set<String> = []) throws -> Value? {
    let saved = try ValueSaver(secrets: secrets).save(value)
    return ValueRestorer().restore(Value.self, from: try SavedValue(bytes: saved.bytes))
  }

  private func expectCopy<Value: Equatable>(
    _ value: Value, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(try copy(value) == value, sourceLocation: sourceLocation)
  }

  /// A struct that is not `Codable`.
  struct Draft: Equatable {
    struct Line: Equatable {
      let id: UUID
      var text: Substring
      var marks: Set<Character> = []
    }
    var title = ""
    var lines: [Line] = []
    var position: (row: Int, column: Int) = (0, 0)
    var nothing: Void = ()
    var progress: Double?

    static func == (first: Draft, second: Draft) -> Bool {
      first.title == second.title && first.lines == second.lines && first.position == second.position
        && first.progress == second.progress
    }
  }

  enum Status: Equatable {
    case idle
    case loading(previous: [Int]?, progress: Double?)
    case named(String)
    case failed(SampleError)
  }

  enum SampleError: Error, Equatable {
    case code(Int)
    case unknown
  }

  @Test("Values of basic types are restored")
  func basics() throws {
    try expectCopy(Int.min)
    try expectCopy(UInt64.max)
    try expectCopy(Int8(-1))
    try expectCopy("Grüße 👋")
    try expectCopy(-0.5)
    try expectCopy(Double.infinity)
    #expect(try copy(Double.nan)?.isNaN == true)
    try expectCopy(Float(0.1))
    try expectCopy(Character("é"))
    try expectCopy(Data([0, 255]))
    try expectCopy(Date(timeIntervalSinceReferenceDate: 1.25))
    try expectCopy(URL(string: "https://example.org/a?b")!)
    try expectCopy(UUID())
    try expectCopy(1..<3)
    try expectCopy(Decimal(string: "0.1")!)
    try expectCopy([1: ["a", nil], 2: []] as [Int: [String?]])
    try expectCopy(Optional<Int?>.some(nil))
    try expectCopy(Result<Int, SampleError>.failure(.code(3)))
  }

  @Test("Structs, tuples and enums are restored without being Codable")
  func fieldwise() throws {
    let line = Draft.Line(id: UUID(), text: "line".dropFirst(), marks: ["a", "b"])
    try expectCopy(Draft(title: "t", lines: [line], position: (2, 3), progress: .pi))
    try expectCopy(Status.idle)
    try expectCopy(Status.loading(previous: [1], progress: nil))
    try expectCopy(Status.named("n"))
    try expectCopy(Status.failed(.unknown))
  }

  struct Point: Codable, Hashable {
    var x: Int
    var y = 0
  }

  class Base: Codable {
    var number = 1
  }

  @Test("A Codable type decides how it is saved")
  func codable() throws {
    struct Versioned: Codable, Equatable {
      var name: String
      var cache = 0
      enum CodingKeys: CodingKey { case name }
    }
    #expect(try copy(Versioned(name: "a", cache: 5)) == Versioned(name: "a", cache: 0))
    let nested: [String: [Point]] = ["a": [Point(x: 1)], "b": []]
    try expectCopy(nested)
    let object = Base()
    object.number = 7
    #expect(try copy(object)?.number == 7)
  }

  @Test("The saved forms of equal sets and dictionaries have equal bytes")
  func order() throws {
    let numbers = Array(0..<100)
    let saver = ValueSaver()
    let bytes = try saver.save(Set(numbers)).bytes
    #expect(try saver.save(Set(numbers.reversed())).bytes == bytes)
    let names = Dictionary(uniqueKeysWithValues: numbers.map { ("\($0)", $0) })
    let others = Dictionary(uniqueKeysWithValues: numbers.reversed().map { ("\($0)", $0) })
    #expect(try saver.save(names).bytes == saver.save(others).bytes)
  }

  @Test("A value in an existential is restored with its type")
  func existentials() throws {
    #expect(try copy(Point(x: 1) as Any) as? Point == Point(x: 1))
    #expect(try copy(AnyHashable("a")) == AnyHashable("a"))
    #expect(try copy(SampleError.code(2) as any Error) as? SampleError == .code(2))
  }

  @Test("An error that cannot be saved keeps its message")
  func errors() throws {
    final class Response: Sendable {}
    struct ResponseError: LocalizedError {
      let response = Response()
      var errorDescription: String? { "No answer." }
    }
    let restored = try copy(ResponseError() as any Error)
    #expect(restored as? RestoredError == RestoredError(message: "No answer."))
    #expect(restored?.localizedDescription == "No answer.")
  }

  private func reason(_ value: some Any) -> UnsavableValue? {
    do throws(UnsavableValue) {
      _ = try ValueSaver().save(value)
      return nil
    } catch { return error }
  }

  final class Plain {}

  @Test("A value with a part that has no saved form is not saved, and the part is named")
  func unsavable() {
    struct Inner {
      var name = ""
      var action: () -> Void = {}
    }
    struct Outer { var inner = Inner() }
    #expect(reason(Outer())?.path == ["inner", "action"])
    #expect(reason(Plain()) != nil)
    #expect(reason([Plain]()) != nil, "a container of objects is not saved even if it is empty")
    #expect(reason(Plain?.none) != nil)
    #expect(reason(Int.self) != nil)
    #expect(reason(UnsafeRawPointer(bitPattern: 8)!) != nil)
    #expect(reason("a".startIndex) != nil)
    struct Weak { weak var object: Plain? }
    #expect(reason(Weak())?.reason.contains("object") == true)
  }

  enum Impossible: Equatable {}

  struct Promise: Equatable {
    var answer: Impossible
  }

  @Test("A value of a type without values is never restored")
  func impossible() {
    for saved in [SavedValue.null, .record([:]), .record(["answer": .null]), .record(["answer": .record([:])])] {
      #expect(ValueRestorer().restore(Promise.self, from: saved) == nil)
    }
  }

  indirect enum Chain: Codable {
    case end
    case link(Chain)
  }

  @Test("A value that is nested too deeply is not saved")
  func depth() {
    var chain = Chain.end
    for _ in 0..<1_000 { chain = .link(chain) }
    #expect(reason(chain) != nil)
  }

  struct Folder: Equatable {
    var folders: [String: [String: Folder]] = [:]
  }

  @Test("Each saved value can be read again, even if its nesting is near the limit")
  func nearLimit() throws {
    var folder = Folder()
    var deepest: SavedValue?
    for _ in 0..<200 {
      guard let saved = try? ValueSaver().save(folder) else { break }
      deepest = saved
      folder = Folder(folders: ["a": ["b": folder]])
    }
    let saved = try #require(deepest)
    #expect(try SavedValue(bytes: SavedValue.list([.list([.list([saved])])]).bytes) == .list([.list([.list([saved])])]))
  }

  @Test("A string that equals a secret is saved as an empty string")
  func secrets() throws {
    struct Login: Codable, Equatable { var password = "s3cret" }
    #expect(try copy("s3cret", secrets: ["s3cret"])?.isEmpty == true)
    #expect(try copy(Login(), secrets: ["s3cret"]) == Login(password: ""))
    #expect(try copy(Draft(title: "s3cret"), secrets: ["s3cret"])?.title == "")
    #expect(try copy("other", secrets: ["s3cret"]) == "other")
  }

  @Test("A saved form that does not fit the type restores nothing")
  func misfits() {
    let restorer = ValueRestorer()
    #expect(restorer.restore(UInt8.self, from: .int(256)) == nil)
    #expect(restorer.restore(Draft.self, from: .record(["title": .string("a")])) == nil)
    #expect(restorer.restore(Status.self, from: .string("unheard")) == nil)
    #expect(restorer.restore(Status.self, from: .string("named")) == nil)
    #expect(restorer.restore(Status.self, from: .record(["named": .int(1)])) == nil)
    #expect(restorer.restore([Int].self, from: .list([.int(1), .null])) == nil)
    #expect(restorer.restore(Range<Int>.self, from: .list([.int(2), .int(1)])) == nil)
    #expect(restorer.restore((any Error).self, from: .list([.string("Si"), .int(1)])) == nil)
    #expect(restorer.restore(Int?.self, from: .int(1)) == nil as Int??)
    #expect(restorer.restore(Any.self, from: .list([.string("Si"), .string("a")])) == nil)
    #expect(restorer.restore(Character.self, from: .string("ab")) == nil)
  }
}
