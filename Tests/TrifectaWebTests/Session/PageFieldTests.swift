import Testing

@testable import TrifectaWeb

@Suite("Merging concurrent edits of a text")
struct PageFieldTests {
  @Test(
    "A typed edit is merged with the model's change",
    arguments: [
      // The model made no change.
      ("milk", "", "milk", ""), ("milk", "Milk!", "milk", "Milk!"),
      // The model cleared the text.
      ("milk", "", "milkeggs", "eggs"), ("milk", "", "x milk", "x "), ("milk", "", "mil", ""), ("milk", "", "", ""),
      ("milk", "", "Milk eggs", "Milk eggs"),
      // The model replaced or corrected the text.
      ("milk", "New: ", "milkeggs", "New: eggs"), ("12x56", "1256", "12x3456", "123456"), ("1a", "1", "1ab", "1b"),
      ("ab", "abc", "abx", "abxc"), ("one two", "one  two", "one too", "one  too"), ("", "a", "b", "ba"),
      ("aaa", "aa", "aaaa", "aaa"), ("👍🏽", "", "👍🏽👎🏽", "👎🏽"),
    ])
  func merge(base: String, text: String, typed: String, merged: String) {
    let scalars = [base, text, typed].map { Array($0.unicodeScalars) }
    #expect(PageField.merge(scalars[0], scalars[1], typed: scalars[2]) == merged)
  }

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
