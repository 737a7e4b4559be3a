import Testing

@testable import TrifectaWeb

@Suite("Flat JSON")
struct FlatJSONTests {
  @Test("Numbers and strings are read in order")
  func values() {
    #expect(FlatJSON.read(#"[12,-3,"tap"]"#) == [.number(12), .number(-3), .text("tap")])
  }

  @Test("White space between values is skipped")
  func whiteSpace() {
    #expect(FlatJSON.read(" [ 1 ,\t\"a\"\r\n] ") == [.number(1), .text("a")])
  }

  @Test(
    "Escapes stand for their characters",
    arguments: [
      (#""\n\t\r\b\f""#, "\n\t\r\u{8}\u{C}"),
      (#""\"\\\/""#, "\"\\/"),
      (#""\u00e9\u20AC""#, "é€"),
      (#""\ud83d\ude00!""#, "😀!"),
    ])
  func escapes(json: String, text: String) {
    #expect(FlatJSON.read("[\(json)]") == [.text(text)])
  }

  @Test("Half a surrogate pair becomes a replacement character", arguments: [#"\ud83d"#, #"\ude00"#, #"\ud83dx"#])
  func halfPair(escape: String) {
    let rest = escape.hasSuffix("x") ? "x" : ""
    #expect(FlatJSON.read("[\"\(escape)\"]") == [.text("\u{FFFD}" + rest)])
  }

  @Test("Text that needs no escape is kept byte for byte")
  func plainText() {
    #expect(FlatJSON.read("[\"héllo 😀\"]") == [.text("héllo 😀")])
  }

  @Test(
    "Anything else is refused",
    arguments: [
      "", "[", "[]", "[1", "[1,]", "[,1]", "[1]x", "1", "{}", "[[1]]", "[null]", "[true]", "[1.5]", "[1e3]", "[-]",
      "[99999999999999999999]", #"["a]"#, #"["\x"]"#, #"["\u12"]"#, #"["\u12g4"]"#, "[\"\u{1}\"]", #"["\"#,
    ])
  func refused(text: String) {
    #expect(FlatJSON.read(text) == nil)
  }
}
