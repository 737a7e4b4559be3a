import PortableUI
import Testing
import ViewGraph

@testable import TrifectaWeb

@Suite("Texts in several parts")
@MainActor
struct TextRunTests {
  @Test("Each part that looks different is a span with its style, and what it says is escaped")
  func markup() {
    let page = TestSession { Text("a<\(Text("b&").bold()) \(Text("c").font(.title).italic())") }
    #expect(
      page.received().joined().contains(
        """
        a&lt;<span style=\\"font-weight:700\\">b&amp;</span> \
        <span style=\\"font:var(--font-title);font-style:italic\\">c</span></span>
        """))
  }

  @Test("A part that changes replaces the parts, and a plain text those")
  func changes() throws {
    let page = TestSession { Counter() }
    _ = page.received()
    let button = try #require(page.first(.button)).id
    let second = page.send("tap", to: button).joined()
    #expect(second.contains(#"<span style=\"font-weight:700\">1</span> press"#))
    let third = page.send("tap", to: button).joined()
    #expect(third.contains(#"<span style=\"font-weight:700\">2</span> presses"#))
    let last = page.send("tap", to: button).joined()
    #expect(last.contains(#""many""#))
    #expect(!last.contains("span"))
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      Button("press") { count += 1 }
      shown
    }

    private var shown: Text {
      switch count {
      case 0: Text("none")
      case 1: Text("\(Text("1").bold()) press")
      case 2: Text("\(Text("2").bold()) presses")
      default: Text("many")
      }
    }
  }
}
