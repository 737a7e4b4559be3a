import Elements
import PortableUI
import Testing
import ViewGraph

@testable import TrifectaWeb

@Suite("Shared text styles")
@MainActor
struct SharedTextStyleTests {
  @Test("A style shared by a stack's first two texts moves to the stack")
  func shared() {
    let frame = TestSession {
      HStack {
        Text("a")
        Text("b")
        Text("c").font(nil)
        Text("d").italic()
        Text("e").frame(maxWidth: .infinity)
        Text("f")
      }
      .font(.title)
    }
    .received().joined()
    #expect(
      frame.contains(
        """
        class=\\"w B\\"><span id>a</span><span id>b</span><span id class=n>c</span><span id class=C>d</span>\
        <view-box class=w><span id class=A>e</span></view-box><span id>f</span></h-stack>
        """), "\(frame)")
    #expect(frame.contains(".B>span:not([class]){font:var(--font-title)}"))
  }

  @Test("Texts with different styles, or without styles, share no style")
  func different() {
    let frame = TestSession {
      HStack {
        Text("a").font(.title)
        Text("b")
        Text("c").font(.title)
      }
      HStack {
        Text("d")
        Text("e")
      }
    }
    .received().joined()
    #expect(frame.contains("><span id class=A>a</span><span id>b</span><span id class=A>c</span></h-stack>"))
    #expect(frame.contains("<h-stack id><span id>d</span><span id>e</span></h-stack>"))
    #expect(!frame.contains(":not"))
  }

  @Test("A text has its own class only while its style differs")
  func changes() throws {
    let page = TestSession { Changing() }
    #expect(page.received().joined().contains("<span id>one</span><span id>two</span></h-stack>"))
    let button = try #require(page.first(.button)).id
    let text = try #require(page.all(.text).first).id
    #expect(page.send("tap", to: button).joined().contains(#"["set","class",\#(text),"C"]"#))
    #expect(page.send("tap", to: button).joined().contains(#"["set","class",\#(text),"n"]"#))
    #expect(page.send("tap", to: button).joined().contains(#"["set","class",\#(text),null]"#))
  }

  @Test("A stack whose own style changes keeps the shared text style")
  func stack() throws {
    let page = TestSession { Spaced() }
    _ = page.received()
    let button = try #require(page.first(.button)).id
    let stack = try #require(page.first(.hStack)).id
    let patch = page.send("tap", to: button).joined()
    #expect(patch.contains(#"["set","class",\#(stack),"C B"],["styles",".C{gap:20px}"]"#), "\(patch)")
  }

  @Test("A repeated full render uses the same style names as the first")
  func again() throws {
    let page = TestSession { Changing() }
    let first = page.received().joined()
    let button = try #require(page.first(.button)).id
    page.send("tap", to: button)
    page.send("tap", to: button)
    page.send("tap", to: button)
    page.cut()
    let picture = page.comeBack(applied: 0).joined()
    let markup = { (frame: String) in frame.split(separator: "\"render\"").last.map(String.init) ?? "" }
    #expect(markup(picture) == markup(first))
  }

  private struct Changing: View {
    @State private var count = 0

    var body: some View {
      HStack {
        Text("one").font([Font.title, .body, nil][count % 3])
        Text("two").font(.title)
      }
      Button("Change") { count += 1 }
    }
  }

  private struct Spaced: View {
    @State private var isWide = false

    var body: some View {
      HStack(spacing: isWide ? 20 : nil) {
        Text("one").bold()
        Text("two").bold()
      }
      Button("Change") { isWide.toggle() }
    }
  }
}
