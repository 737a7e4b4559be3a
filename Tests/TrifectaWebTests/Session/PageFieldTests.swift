import Testing

@testable import TrifectaWeb

@Suite("Merging concurrent edits of a text")
struct PageFieldTests {
  @Test("Applied changes are dropped, and pending changes are merged in order")
  func several() {
    var field = PageField("a")
    #expect(field.change(to: "", patch: 2) == "a")
    field.type("ab", applied: 1)
    #expect(field.text == "b")
    #expect(field.change(to: "[b]", patch: 3) == "b")
    field.type("abc", applied: 1)
    #expect(field.text == "[b]c")
    field.type("bcd", applied: 2)
    #expect(field.text == "[b]cd")
    field.type("[b]cde", applied: 3)
    #expect(field.text == "[b]cde")
  }

  @Test("Merging with a recent change works after many changes")
  func many() {
    var field = PageField("0")
    for number in 1...100 { #expect(field.change(to: "\(number)", patch: number) == "\(number - 1)") }
    field.type("99x", applied: 99)
    #expect(field.text == "100x")
  }
}
