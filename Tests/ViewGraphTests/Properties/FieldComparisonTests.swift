import Testing

@testable import ViewGraph

private final class Object {}

/// An object that differs from all others. Its `==` crashes if it is called with anything but an object.
private final class EquatableObject: Equatable {
  let number: Int
  init(_ number: Int) { self.number = number }
  static func == (first: EquatableObject, second: EquatableObject) -> Bool { first.number == second.number }
}

@MainActor
@Suite("Field comparison")
struct FieldComparisonTests {
  private struct Padded: Sendable {
    var small: UInt8
    var large: UInt64
  }

  private struct Nested {
    var first: Padded
    var text: String
    var list: [Int]
  }

  private protocol Actions {}
  private struct NoActions: Actions {}

  private struct WithProtocol {
    var number: Int
    var actions: any Actions
  }

  @Test("Fields next to an existential are compared")
  func protocolField() {
    #expect(
      !areKnownEqual(WithProtocol(number: 1, actions: NoActions()), WithProtocol(number: 2, actions: NoActions())))
    let value = WithProtocol(number: 1, actions: NoActions())
    #expect(areKnownEqual(value, value))
  }

  @Test("Padding between fields is ignored")
  func padding() {
    func make(filler: UInt8) -> Padded {
      let memory = UnsafeMutableRawPointer.allocate(byteCount: MemoryLayout<Padded>.size, alignment: 8)
      defer { memory.deallocate() }
      memory.initializeMemory(as: UInt8.self, repeating: filler, count: MemoryLayout<Padded>.size)
      memory.storeBytes(of: 1, toByteOffset: MemoryLayout<Padded>.offset(of: \.small)!, as: UInt8.self)
      memory.storeBytes(of: 2, toByteOffset: MemoryLayout<Padded>.offset(of: \.large)!, as: UInt64.self)
      return memory.load(as: Padded.self)
    }
    #expect(areKnownEqual(make(filler: 0), make(filler: 255)))
    #expect(!areKnownEqual(Padded(small: 1, large: 2), Padded(small: 1, large: 3)))
    #expect(!areKnownEqual(Padded(small: 0, large: 2), Padded(small: 1, large: 2)))
  }

  @Test("Nested structs are compared field by field")
  func nested() {
    func make(_ text: String) -> Nested {
      Nested(first: Padded(small: 1, large: 2), text: text + String(repeating: "x", count: 40), list: [1, 2])
    }
    #expect(areKnownEqual(make("a"), make("a")))
    #expect(!areKnownEqual(make("a"), make("b")))
  }

  @Test("A closure without captures is equal to itself, and a capturing closure is equal to no closure")
  func closures() {
    struct Action { var run: () -> Int }
    func capturing(_ number: Int) -> Action { Action { number } }
    func plain() -> Action { Action { 1 } }
    #expect(areKnownEqual(plain(), plain()))
    #expect(!areKnownEqual(capturing(1), capturing(1)))
    let action = capturing(1)
    #expect(!areKnownEqual(action, action))
  }

  @Test("Equatable enums and optionals are compared by ==, other enums by their bytes")
  func enums() {
    enum Plain {
      case number(Int)
      case nothing
    }
    enum Comparable: Equatable {
      case text(String)
      case nothing
    }
    func text(_ end: String) -> String { String(repeating: "x", count: 40) + end }
    #expect(areKnownEqual(Plain.number(1), Plain.number(1)))
    #expect(!areKnownEqual(Plain.number(1), Plain.number(2)))
    #expect(!areKnownEqual(Plain.number(0), Plain.nothing))
    #expect(areKnownEqual(Comparable.text(text("a")), Comparable.text(text("a"))))
    #expect(!areKnownEqual(Comparable.text(text("a")), Comparable.nothing))
    #expect(areKnownEqual(Optional(text("a")), Optional(text("a"))))
    #expect(!areKnownEqual(Optional(text("a")), nil))
  }

  @Test("Objects are compared by identity, even if they are Equatable")
  func objects() {
    struct Holder { var object: Object }
    struct OptionalHolder { var object: EquatableObject? }
    let object = Object()
    #expect(areKnownEqual(Holder(object: object), Holder(object: object)))
    #expect(!areKnownEqual(Holder(object: object), Holder(object: Object())))
    let equatable = EquatableObject(1)
    #expect(areKnownEqual(OptionalHolder(object: equatable), OptionalHolder(object: equatable)))
    #expect(!areKnownEqual(OptionalHolder(object: equatable), OptionalHolder(object: EquatableObject(1))))
  }

  @Test("A weak reference is compared by identity")
  func weakReference() {
    struct Holder { weak var object: EquatableObject? }
    let first = EquatableObject(1)
    let second = EquatableObject(1)
    #expect(areKnownEqual(Holder(object: first), Holder(object: first)))
    #expect(!areKnownEqual(Holder(object: first), Holder(object: second)))
    withExtendedLifetime((first, second)) {}
  }

  @Test("Empty types are equal, and tuples are compared element by element")
  func simple() {
    struct Nothing {}
    #expect(areKnownEqual(Nothing(), Nothing()))
    #expect(areKnownEqual((1, 2), (1, 2)))
    #expect(!areKnownEqual((1, 2), (1, 3)))
    func text() -> String { String(repeating: "x", count: 40) }
    #expect(areKnownEqual((1, text()), (1, text())))
  }

  @Test("Numbers are compared by their bytes")
  func numbers() {
    #expect(areKnownEqual(Double.nan, Double.nan))
    #expect(!areKnownEqual(0.0, -0.0))
    #expect(!areKnownEqual(Optional(0.0), Optional(-0.0)))
    #expect(!areKnownEqual([0.0], [-0.0]))
  }
}
