import HostKit
import Testing

@Suite("Text editing")
struct TextTests {
  @Test("Editing changes the text at the insertion point")
  func edits() {
    var field = FieldText("Ann")
    field.insert("e")
    #expect(field == FieldText("Anne"))
    field.moveCaret(by: -3)
    field.deleteBackward()
    #expect(field.text == "nne")
    #expect(field.caret == 0)
    field.deleteBackward()
    field.deleteForward()
    field.insert("O")
    #expect(field.text == "One")
    #expect(field.caret == 1)
    field.moveCaret(by: 10)
    field.deleteForward()
    #expect(field.text == "One")
    #expect(field.caret == 3)
  }

  @Test("A character can consist of several scalars")
  func characters() {
    var field = FieldText("👍🏽e")
    field.insert("\u{301}")
    #expect(field.caret == 2)
    field.deleteBackward()
    field.deleteBackward()
    #expect(field == FieldText(""))
  }

  @Test(
    "After a change by the app, the insertion point stays between the same characters",
    arguments: [
      ("1x2", 2, "12", 1), ("abc", 3, "", 0), ("ab", 1, "ab", 1), ("ab", 1, "xab", 2), ("ab", 1, "abx", 1),
      ("12345", 5, "1234", 4), ("a b", 1, "a  b", 1), ("ab", 2, "A👍🏽", 2),
    ])
  func updates(text: String, caret: Int, new: String, moved: Int) {
    var field = FieldText(text)
    field.moveCaret(by: caret - text.count)
    field.update(to: new)
    #expect(field.text == new)
    #expect(field.caret == moved)
  }

  @Test(
    "The user's edit is merged with the app's change",
    arguments: [
      // The app made no change.
      ("milk", "", "milk", ""), ("milk", "Milk!", "milk", "Milk!"),
      // The app cleared the text.
      ("milk", "", "milkeggs", "eggs"), ("milk", "", "x milk", "x "), ("milk", "", "mil", ""), ("milk", "", "", ""),
      ("milk", "", "Milk eggs", "Milk eggs"),
      // The app replaced or corrected the text.
      ("milk", "New: ", "milkeggs", "New: eggs"), ("12x56", "1256", "12x3456", "123456"), ("1a", "1", "1ab", "1b"),
      ("ab", "abc", "abx", "abxc"), ("one two", "one  two", "one too", "one  too"), ("", "a", "b", "ba"),
      ("aaa", "aa", "aaaa", "aaa"), ("👍🏽", "", "👍🏽👎🏽", "👎🏽"),
    ])
  func merging(base: String, text: String, typed: String, merged: String) {
    #expect(TextChange(from: base, to: text).merging(typed) == merged)
  }
}
