import Elements
import Testing

@MainActor
@Suite("Attributes")
struct AttributeTests {
  let element = Element(id: 1, kind: ElementKind(rawValue: "word"))

  @Test("A value that is set can be read")
  func sets() {
    #expect(element.set(.text, .string("a")))
    #expect(element[.text] == .string("a"))
  }

  @Test("An attribute that was never set is nil")
  func unset() {
    #expect(element[.text] == nil)
  }

  @Test("Setting an equal value reports no change")
  func setsEqual() {
    _ = element.set(.text, .string("a"))
    #expect(!element.set(.text, .string("a")))
  }

  @Test("Setting another value replaces the first in place")
  func replaces() {
    _ = element.set(.text, .string("a"))
    _ = element.set(.tint, .string("red"))
    #expect(element.set(.text, .string("b")))
    #expect(element.attributes.map(\.key) == [.text, .tint])
    #expect(element[.text] == .string("b"))
  }

  @Test("Setting nil removes the attribute once")
  func takesAway() {
    _ = element.set(.text, .string("a"))
    #expect(element.set(.text, nil))
    #expect(element.attributes.isEmpty)
    #expect(!element.set(.text, nil))
  }

  @Test("Removing an attribute keeps the order of the others")
  func takesAwayFirst() {
    for (key, value) in [(AttributeKey.text, "a"), (.tint, "b"), (.label, "c")] { _ = element.set(key, .string(value)) }
    #expect(element.set(.text, nil))
    #expect(element.attributes.map(\.key) == [.tint, .label])
    #expect(element[.tint] == .string("b") && element[.label] == .string("c") && element[.text] == nil)
    #expect(element.set(.label, nil))
    #expect(element.attributes.map(\.key) == [.tint])
  }

  @Test("Changes list removed attributes first, then new values, and omit unchanged attributes")
  func changes() {
    func changes(from old: AttributeList, to new: AttributeList) -> [String] {
      var changes: [String] = []
      new.forEachChange(since: old) { changes.append("\($0.rawValue)=\($1?.description ?? "-")") }
      return changes
    }
    let list: AttributeList = [.text: .string("a"), .tint: .string("red"), .label: .string("x")]
    #expect(changes(from: list, to: list).isEmpty)
    #expect(changes(from: AttributeList(), to: AttributeList()).isEmpty)
    #expect(changes(from: AttributeList(), to: list) == ["text=a", "tint=red", "label=x"])
    #expect(changes(from: list, to: AttributeList()) == ["text=-", "tint=-", "label=-"])
    #expect(changes(from: list, to: [.label: .string("x"), .text: .string("a"), .tint: .string("red")]).isEmpty)
    #expect(changes(from: list, to: [.text: .string("b"), .tint: .string("red"), .label: .string("x")]) == ["text=b"])
    #expect(changes(from: list, to: [.tint: .string("red"), .label: .string("y")]) == ["text=-", "label=y"])
    #expect(
      changes(from: list, to: [.label: .string("x"), AttributeKey(rawValue: "hint"): .string("a")]) == [
        "text=-", "tint=-", "hint=a",
      ])
  }

  @Test("Changing an attribute list does not change other lists that share its storage")
  func shares() {
    var last = AttributeList()
    var first: AttributeList = [.text: .string("a"), .tint: .string("red"), .label: .string("x")]
    var second: AttributeList = [.text: .string("b"), .tint: .string("red"), .label: .string("x")]
    var third: AttributeList = [.text: .string("c"), .tint: .string("blue"), .label: .string("x")]
    first.share(with: &last)
    second.share(with: &last)
    third.share(with: &last)
    second[.tint] = .string("green")
    #expect(first.map(\.value) == ["a", "red", "x"].map { .string($0) })
    #expect(second.map(\.value) == ["b", "green", "x"].map { .string($0) })
    #expect(third.map(\.value) == ["c", "blue", "x"].map { .string($0) })
  }

  @Test("A whole number is described without a fraction")
  func describesNumbers() {
    #expect(AttributeValue.number(3).description == "3")
    #expect(AttributeValue.number(3.5).description == "3.5")
    #expect(AttributeValue.unlimited.description == "inf")
  }

  @Test("Strings and flags are described without quotes")
  func describesOthers() {
    #expect(AttributeValue.string("a b").description == "a b")
    #expect(AttributeValue.flag(true).description == "true")
  }

  @Test("Colors are described by name or hexadecimal value, with an opacity below 100%")
  func describesColors() {
    let red = ColorName(rawValue: "red")
    #expect(AttributeValue.color(ColorValue(.platform(red))).description == "red")
    #expect(ColorValue(.platform(red), opacity: 0.5).description == "red 50%")
    #expect(ColorValue(.parts(red: 255, green: 8, blue: 0)).description == "#ff0800")
    #expect(ColorValue(.platform(red), opacity: 7).opacity == 1)
    #expect(ColorValue(.platform(red), opacity: .nan).opacity == 1)
    let (white, black) = (RGBValue(red: 255, green: 255, blue: 255), RGBValue(red: 0, green: 0, blue: 0))
    #expect(ColorValue(.pair(light: white, dark: black), opacity: 0.5).description == "#ffffff/#000000 50%")
    let opacities = OpacityPair(light: 7, dark: 0.3)
    #expect(ColorValue(.pair(light: white, dark: black, opacities: opacities)).description == "#ffffff/#000000 30%")
  }

  @Test("Alignments are described with the vertical part first")
  func describesAlignments() {
    #expect(AlignmentValue(horizontal: .leading, vertical: .top).description == "top leading")
    #expect(AlignmentValue(horizontal: .trailing).description == "trailing")
    #expect(AlignmentValue(vertical: .firstTextBaseline).description == "firstTextBaseline")
  }

  @Test("Numbers are valid only if they are finite")
  func isValid() {
    #expect(AttributeValue.number(1).isValid && AttributeValue.unlimited.isValid)
    #expect(!AttributeValue.number(.nan).isValid && !AttributeValue.number(-.infinity).isValid)
  }

  @Test("A payload admits only values of its kind, and only finite numbers")
  func payloads() {
    #expect(Handler.Payload.none.admits(nil) && !Handler.Payload.none.admits(.flag(true)))
    #expect(Handler.Payload.text.admits(.string("a")) && !Handler.Payload.text.admits(nil))
    #expect(Handler.Payload.flag.admits(.flag(false)) && !Handler.Payload.flag.admits(.string("false")))
    #expect(Handler.Payload.number.admits(.number(1)) && !Handler.Payload.number.admits(.number(.infinity)))
  }

  @Test("Keys and kinds are equal if their names are equal")
  func names() {
    #expect(AttributeKey(rawValue: "a") == AttributeKey(rawValue: "a"))
    #expect(AttributeKey(rawValue: "a") != AttributeKey(rawValue: "b"))
    #expect(AttributeKey(rawValue: "b").rawValue == "b")
    #expect(Set([ElementKind(rawValue: "a"), ElementKind(rawValue: "a"), ElementKind(rawValue: "b")]).count == 2)
  }

  @Test("Looking up an unknown event name does not register it")
  func knownNames() {
    #expect(EventKind(known: "never heard of") == nil)
    #expect(EventKind(known: "never heard of") == nil)
    let tap = EventKind.tap
    #expect(EventKind(known: "tap") == tap)
  }

  @Test("An element handles only the event kinds in its schema")
  func handlesEvents() {
    let element = Element(id: 1, schema: Schema(ElementKind(rawValue: "button"), handlers: [Handler(.tap)]))
    #expect(element.handles(.tap))
    #expect(!element.handles(.input))
  }
}
