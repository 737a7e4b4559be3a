import Elements
import Testing

@MainActor
@Suite("Attributes")
struct AttributeTests {
  let element = Element(id: 1, kind: ElementKind(rawValue: "word"))

  @Test("A value that is set is read back")
  func sets() {
    #expect(element.set(.text, .string("a")))
    #expect(element[.text] == .string("a"))
  }

  @Test("An attribute that was never set has no value")
  func unset() {
    #expect(element[.text] == nil)
  }

  @Test("Setting an equal value changes nothing")
  func setsEqual() {
    _ = element.set(.text, .string("a"))
    #expect(!element.set(.text, .string("a")))
  }

  @Test("Another value replaces the first, in its place")
  func replaces() {
    _ = element.set(.text, .string("a"))
    _ = element.set(.tint, .string("red"))
    #expect(element.set(.text, .string("b")))
    #expect(element.attributes.map(\.key) == [.text, .tint])
    #expect(element[.text] == .string("b"))
  }

  @Test("Setting nothing takes the attribute away, once")
  func takesAway() {
    _ = element.set(.text, .string("a"))
    #expect(element.set(.text, nil))
    #expect(element.attributes.isEmpty)
    #expect(!element.set(.text, nil))
  }

  @Test("A whole number is described without a fraction")
  func describesNumbers() {
    #expect(AttributeValue.number(3).description == "3")
    #expect(AttributeValue.number(3.5).description == "3.5")
    #expect(AttributeValue.number(.infinity).description == "inf")
  }

  @Test("Texts and flags are described bare")
  func describesOthers() {
    #expect(AttributeValue.string("a b").description == "a b")
    #expect(AttributeValue.flag(true).description == "true")
  }

  @Test("An element handles the kinds of events it was given, and no others")
  func handlesEvents() {
    element.handlers = [Handler(.tap)]
    #expect(element.handles(.tap))
    #expect(!element.handles(.input))
  }
}

extension AttributeKey {
  fileprivate static let text = AttributeKey(rawValue: "text")
  fileprivate static let tint = AttributeKey(rawValue: "tint")
}

extension EventKind {
  fileprivate static let tap = EventKind(rawValue: "tap")
  fileprivate static let input = EventKind(rawValue: "input")
}
