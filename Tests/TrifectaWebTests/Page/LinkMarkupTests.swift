import Elements
import PortableUI
import Testing
import ViewGraph

@testable import TrifectaWeb

@Suite("Markup of links and text styles")
@MainActor
struct LinkMarkupTests {
  private func markup(_ text: @escaping @MainActor @Sendable () -> some View) -> String {
    let page = TestSession(content: text)
    var markup: [UInt8] = []
    var styles = StyleNames()
    var numbers = Markup.Numbers.counted
    if let view = page.session.view {
      PageNote.write(on: view.graph.root)
      Markup.appendChildren(of: view.graph.root, to: &markup, &styles, &numbers)
    }
    return String(decoding: markup, as: UTF8.self) + styles.takeRules().joined()
  }

  private let style = #"style="color:var(--accentColor)""#

  @Test("A link with a web or mail address becomes an anchor with href")
  func links() {
    #expect(
      markup { Text("a [b](https://c.d/?e=f&g='h')") }
        == "<span id=n1>a <a href=\"https://c.d/?e=f&amp;g=&#39;h&#39;\" \(style)>b</a></span>")
    #expect(markup { Text("[b](MAILTO:a@b.c)") }.contains("<a href=\"MAILTO:a@b.c\""))
  }

  @Test("A link with differently styled runs is a single anchor")
  func parts() {
    #expect(
      markup { Text("[a *b*](https://c.d)[e](https://f.g)") } == """
        <span id=n1><a href="https://c.d"><span \(style)>a </span>\
        <span style="color:var(--accentColor);font-style:italic">b</span></a><a href="https://f.g" \(style)>e</a></span>
        """)
  }

  @Test(
    "A link with an unsafe or custom scheme has no href",
    arguments: [
      "javascript:alert(1)", "JavaScript:alert(1)", "data:text/html,x", "vbscript:x", "file:///etc/passwd", "blob:x",
      "app://x",
      "//evil.example", "/path", "x",
    ])
  func otherSchemes(address: String) {
    let markup = markup { Text("[b](\(address))") }
    #expect(!markup.contains("href"))
    #expect(markup.contains("<a role=\"link\" tabindex=\"0\" data-link=\"\(address)\""))
  }

  @Test("Link text and addresses are escaped in markup and styles")
  func injection() {
    for hostile in [
      "https://a.b/\"><script>x</script>", "https://a.b/' onclick='x", "https://a.b/;color:red\" style=\"x",
    ] {
      let markup = markup { Text("[\(hostile)](<\(hostile)>)") }
      #expect(!markup.contains("<script"))
      #expect(!markup.contains("onclick='"))
      #expect(!markup.contains("style=\"x"))
      #expect(markup.split(separator: "<a ").count <= 2)
    }
  }

  @Test("A link in a button's label is not an anchor")
  func buttons() {
    let markup = markup {
      Button {
      } label: {
        Text("[b](https://c.d)")
      }
    }
    #expect(!markup.contains("<a"))
    #expect(markup.contains(">b</span>"))
  }

  @Test("An image in a text is hidden from assistive technology")
  func images() {
    #expect(
      markup { Text("a \(Image(systemName: "tray"))") }
        .hasPrefix(
          "<span id=n1>a <view-image aria-hidden=true data-symbol=tray style=\"mask-image:url(&quot;data:image/svg+xml,"
        ))
  }

  @Test("Text attributes become CSS declarations")
  func looks() {
    #expect(markup { Text("a").underline() }.hasSuffix(".A{text-decoration:underline}"))
    #expect(
      markup { Text("a").underline(pattern: .dot, color: .red).strikethrough() }
        .hasSuffix(".A{text-decoration:underline line-through dotted var(--red)}"))
    #expect(markup { Text("a").strikethrough(pattern: .dashDot) }.contains("text-decoration:line-through dashed"))
    #expect(
      markup { Text("a").kerning(2).monospacedDigit() }.contains("font-variant-numeric:tabular-nums;letter-spacing:2px")
    )
    #expect(markup { Text("a").baselineOffset(-4) }.contains("position:relative;bottom:-4px"))
    #expect(markup { Text("a `b`") }.contains(#"a <span style="font-family:var(--design-monospaced)">b</span>"#))
  }
}

@Suite("Link events")
@MainActor
struct LinkEventTests {
  @Test("Pressing a link opens its address on the page")
  func press() throws {
    let page = TestSession { Text("[b](https://c.d)") }
    _ = page.received()
    let text = try #require(page.first(.text)).id
    #expect(page.send("openLink", to: text, "https://c.d").joined().contains(#"["open",1,"https://c.d"]"#))
  }

  @Test("An event with an unknown or missing link address is refused")
  func refused() throws {
    let page = TestSession { Text("[b](https://c.d)") }
    _ = page.received()
    let text = try #require(page.first(.text)).id
    #expect(!page.send("openLink", to: text, "https://evil.example").joined().contains("open"))
    #expect(!page.send("openLink", to: text).joined().contains("open"))
    #expect(page.session.refusals == [.notHandled: 1, .undeclaredValue: 1])
  }
}
