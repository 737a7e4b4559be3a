import Elements
import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Markdown in literals")
struct MarkdownTests {
  /// Returns the runs of a text, each with letters for its attributes and its link.
  private func shown(_ text: Text) async -> String {
    let screen = await Screen { text }
    let element = screen.findAll(.role(.text))[0]
    guard let runs = element.attribute("runs") else {
      let letters = Self.letters { element.attribute($0) }
      return letters.isEmpty ? element.text : "{\(letters):\(element.text)}"
    }
    return runs.replacing("fontDesign=monospaced", with: "c").replacing("fontWeight=bold", with: "s")
      .replacing("italic=true", with: "e").replacing("strikethrough=solid", with: "d")
      .replacing("foreground=accentColor ", with: "")
  }

  private static func letters(_ attribute: (String) -> String?) -> String {
    [("italic", "e"), ("fontWeight", "s"), ("fontDesign", "c"), ("strikethrough", "d")]
      .filter { attribute($0.0) != nil }.map(\.1).joined()
  }

  @Test(
    "Emphasis follows the delimiter rules of CommonMark",
    arguments: [
      ("*foo bar*", "{e:foo bar}"), ("**foo bar**", "{s:foo bar}"), ("__foo__", "{s:foo}"), ("_a_", "{e:a}"),
      ("***foo***", "{es:foo}"), ("**foo**bar", "foo (s)|bar"), ("a * foo bar*", "a * foo bar*"),
      (#"a*"foo"*"#, #"a*"foo"*"#), ("* a *", "* a *"), ("foo*bar*", "foo|bar (e)"),
      ("_foo_bar_baz_", "{e:foo_bar_baz}"),
      ("foo_bar_", "foo_bar_"), ("5*6*78", "5|6 (e)|78"), ("_(bar)_.", "(bar) (e)|."), ("*(*foo)", "*(*foo)"),
      ("*(*foo*)*", "{e:(foo)}"), ("**foo bar **", "**foo bar **"), ("**foo*", "*|foo (e)"), ("*foo**", "foo (e)|*"),
      ("foo***bar***baz", "foo|bar (s e)|baz"), ("*foo **bar** baz*", "foo  (e)|bar (s e)| baz (e)"),
      ("*foo**bar**baz*", "foo (e)|bar (s e)|baz (e)"), ("***foo** bar*", "foo (s e)| bar (e)"),
      ("*foo**bar*", "{e:foo**bar}"), ("foo******bar*********baz", "foo|bar (s)|***baz"), ("2 * 3 * 4", "2 * 3 * 4"),
      ("~~a~~ ~b~ ~~~c~~~", "a (d)| |b (d)| ~~~c~~~"), ("~~a~ b~~", "{d:a~ b}"),
    ])
  func emphasis(markdown: String, words: String) async {
    #expect(await shown(Text(LocalizedStringKey(markdown))) == words)
  }

  @Test(
    "Text in code spans is not parsed",
    arguments: [
      ("`a*b*`", "{c:a*b*}"), ("`` a`b ``", "{c:a`b}"), ("` `", "{c: }"), ("`a", "`a"), ("`a ``b`", "{c:a ``b}"),
      ("*a `b*`", "*a |b* (c)"), (#"`\`"#, #"{c:\}"#), ("**`a`**", "{sc:a}"),
    ])
  func code(markdown: String, words: String) async {
    #expect(await shown(Text(LocalizedStringKey(markdown))) == words)
  }

  @Test(
    "Escapes and character references are decoded",
    arguments: [
      (#"\*a\* \\ \a"#, #"*a* \ \a"#), ("&amp;&lt;&#65;&#x1F600;&nbsp;", "&<A😀\u{A0}"),
      ("&bogus; &#0; & &#xFFFFFFF;", "&bogus; \u{FFFD} & &#xFFFFFFF;"),
      ("a\\\nb\n\n c", "a\nb\n\n c"), ("# a\n- b\n> c\n| d", "# a\n- b\n> c\n| d"), ("<b>x</b>", "<b>x</b>"),
      ("^[3 apples](inflect: true)!", "3 apples!"), ("![alt](https://a.b/c.png)!", "alt!"), ("^[a", "^[a"),
    ])
  func escapes(markdown: String, words: String) async {
    #expect(await shown(Text(LocalizedStringKey(markdown))) == words)
  }

  @Test(
    "Links have the URL of their destination",
    arguments: [
      ("[a](https://b.c)", "a (link=https://b.c)"),
      ("x [**a** b](<https://b.c> \"t\") y", "x |a (s link=https://b.c)| b (link=https://b.c)| y"),
      ("[a](b(c)d) [e](f g)", "a (link=b(c)d)| [e](f g)"), ("[a] (b) [c]", "[a] (b) [c]"),
      ("[x [y](z)](w)", "[x |y (link=z)|](w)"),
      ("*a [b*](c) d*", "a  (e)|b* (e link=c)| d (e)"),
      ("<https://a.b/c> <d@e.f>", "https://a.b/c (link=https://a.b/c)| |d@e.f (link=mailto:d@e.f)"),
      (
        "see https://a.b/c_d. (http://e.f/g) http://h",
        "see |https://a.b/c_d (link=https://a.b/c_d)|. (|http://e.f/g (link=http://e.f/g)|) http://h"
      ),
      ("`https://a.b`", "{c:https://a.b}"), ("xhttps://a.b", "xhttps://a.b"), ("[a]()", "a"),
    ])
  func links(markdown: String, words: String) async {
    #expect(await shown(Text(LocalizedStringKey(markdown))) == words)
  }

  @Test("Interpolated values are not parsed as Markdown")
  func values() async {
    let hostile = "**x** [y](https://z.z) `\\"
    #expect(await shown(Text("**\(hostile)** \(hostile)")) == "\(hostile) (s)| \(hostile)")
    #expect(await shown(Text("*\(1, specifier: "%d")\(Text("b").bold())*c")) == "1 (e)|b (s e)|c")
    #expect(await shown(Text(verbatim: hostile)) == hostile)
    #expect(await shown(Text(hostile)) == hostile)
    #expect(await shown(Text("\(hostile)")) == hostile)
  }

  @Test("Interpolated values in link destinations are not localized")
  func valuesInLinks() async throws {
    let url = try #require(URL(string: "https://a.b/c?d=e"))
    #expect(await shown(Text("[x](\(url))")) == "x (link=https://a.b/c?d=e)")
    #expect(await shown(Text("[\("*x*")](https://a.b/\(1234))")) == "*x* (link=https://a.b/1234)")
  }

  @Test("Text modifiers apply to attributes that Markdown does not set")
  func looks() async {
    #expect(await shown(Text("a *b*").bold()) == "a  (s)|b (s e)")
    let screen = await Screen { Text("a **b**").font(.title).fontWeight(.light) }
    let runs = screen.attributes(of: .text).map { $0[.runs]?.description }
    #expect(runs == ["a  (fontStyle=title fontWeight=light)|b (fontStyle=title fontWeight=bold)"])
  }

  @Test("Prompts, titles and labels drop Markdown syntax")
  func names() async {
    let screen = await Screen {
      TextField("*Name*", text: .constant(""))
      Button("**Go**") {}
      Text("x").accessibilityLabel("`y`")
    }
    #expect(screen.contains(.textField("Name")))
    #expect(screen.contains(.button("Go")))
    #expect(screen.contains(.label("y")))
  }

  @Test("A translation is parsed as Markdown, and its arguments are not")
  func translations() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "Markdown-\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    let language = folder.appending(path: "de.lproj")
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    try Data(#""hello %@" = "**hallo** %@";"#.utf8).write(to: language.appending(path: "Localizable.strings"))
    let bundle = try #require(Bundle(path: folder.path))
    let text = Text("hello \("*you*")", bundle: bundle)
    let screen = await Screen { text.locale(.german) }
    #expect(
      screen.attributes(of: .text).map { $0[.runs]?.description } == ["hallo (fontWeight=bold)| *you*"])
  }

  @Test(
    "Long pathological Markdown is parsed and shown",
    arguments: [
      "*a ", "**a *b ", "[", "[a](b", "![", "^[a](", "[a](b \"'", "<a:b", "https://a.", "&", "_*~", "\\(", "`a``",
      "](a)", "^[a](inflect: true)",
    ])
  func hostile(signs: String) async {
    let long = String(repeating: signs, count: 4_000)
    #expect(await !shown(Text(LocalizedStringKey(long))).isEmpty)
    #expect(await !shown(Text(LocalizedStringKey(String(repeating: "![", count: 1_000) + long))).isEmpty)
  }
}
