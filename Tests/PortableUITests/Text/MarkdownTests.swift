import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Markdown in literals")
struct MarkdownTests {
  /// What a text shows: each run in braces, with a letter for each way in which it is set, and where it leads.
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
    "Emphasis begins and ends where CommonMark says",
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
    "Code stands between backticks, and nothing in it is read",
    arguments: [
      ("`a*b*`", "{c:a*b*}"), ("`` a`b ``", "{c:a`b}"), ("` `", "{c: }"), ("`a", "`a"), ("`a ``b`", "{c:a ``b}"),
      ("*a `b*`", "*a |b* (c)"), (#"`\`"#, #"{c:\}"#), ("**`a`**", "{sc:a}"),
    ])
  func code(markdown: String, words: String) async {
    #expect(await shown(Text(LocalizedStringKey(markdown))) == words)
  }

  @Test(
    "Escapes and references are what they stand for",
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
    "Links lead where they say",
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

  @Test("Values are shown as they are, whatever is in them")
  func values() async {
    let hostile = "**x** [y](https://z.z) `\\"
    #expect(await shown(Text("**\(hostile)** \(hostile)")) == "\(hostile) (s)| \(hostile)")
    #expect(await shown(Text("*\(1, specifier: "%d")\(Text("b").bold())*c")) == "1 (e)|b (s e)|c")
    #expect(await shown(Text(verbatim: hostile)) == hostile)
    #expect(await shown(Text(hostile)) == hostile)
    #expect(await shown(Text("\(hostile)")) == hostile)
  }

  @Test("Values stand in addresses as machines write them")
  func valuesInLinks() async throws {
    let url = try #require(URL(string: "https://a.b/c?d=e"))
    #expect(await shown(Text("[x](\(url))")) == "x (link=https://a.b/c?d=e)")
    #expect(await shown(Text("[\("*x*")](https://a.b/\(1234))")) == "*x* (link=https://a.b/1234)")
  }

  @Test("Looks of the text reach what Markdown leaves open")
  func looks() async {
    #expect(await shown(Text("a *b*").bold()) == "a  (s)|b (s e)")
    let screen = await Screen { Text("a **b**").font(.title).fontWeight(.light) }
    #expect(screen.tree.hasSuffix("runs=a  (fontStyle=title fontWeight=light)|b (fontStyle=title fontWeight=bold)"))
  }

  @Test("Prompts, labels and names are read without their signs")
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

  @Test("A translation is Markdown too, and what stands in its places is not")
  func translations() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "Markdown-\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    let language = folder.appending(path: "de.lproj")
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    try Data(#""hello %@" = "**hallo** %@";"#.utf8).write(to: language.appending(path: "Localizable.strings"))
    let bundle = try #require(Bundle(path: folder.path))
    let text = Text("hello \("*you*")", bundle: bundle)
    let screen = await Screen { text.locale(.german) }
    #expect(screen.tree.hasSuffix("runs=hallo (fontWeight=bold)| *you*"))
  }

  @Test(
    "A long text of nothing but signs is read in time that grows with its length",
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
