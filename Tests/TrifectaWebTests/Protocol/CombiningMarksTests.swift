import Testing

@testable import TrifectaWeb

@Suite("Combining marks")
struct CombiningMarksTests {
  @Test("At most thirty combining marks follow a character")
  func limit() {
    let marks = String(repeating: "\u{301}\u{316}", count: 50)
    let kept = String(repeating: "\u{301}\u{316}", count: 15)
    for letter in ["a", "\u{5D0}", "\u{4E2D}", "\u{1F600}", ""] {
      #expect(Array((letter + marks + "z").limitingCombiningMarks.utf8) == Array((letter + kept + "z").utf8))
    }
  }

  @Test(
    "Ordinary text is unchanged",
    arguments: [
      "", "plain", "Ünïcödé", "\u{1112}\u{1161}\u{11AB}", "क्षत्रिय", "نَصٌّ", "👩‍👩‍👧‍👦", String(repeating: "é", count: 1_000),
    ])
  func unchanged(text: String) {
    #expect(Array(text.limitingCombiningMarks.utf8) == Array(text.utf8))
    let decomposed = String(repeating: "a\u{301}\u{316}", count: 500)
    #expect(Array(decomposed.limitingCombiningMarks.utf8) == Array(decomposed.utf8))
  }

  @Test("Marks are limited at each position in a text, and only if there are more than thirty in a row")
  func position() {
    let kept = String(repeating: "\u{301}", count: 30)
    for count in 0..<70 {
      let letters = String(repeating: "a\u{301}\u{301}", count: count / 3) + String(repeating: "a", count: count % 3)
      let text = letters + "b" + kept + "b" + kept + letters
      #expect(Array(text.limitingCombiningMarks.utf8) == Array(text.utf8))
      let long = letters + "b" + kept + "\u{301}" + letters
      #expect(Array(long.limitingCombiningMarks.utf8) == Array((letters + "b" + kept + letters).utf8))
    }
  }
}
