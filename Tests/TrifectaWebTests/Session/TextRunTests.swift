import PortableUI
import Testing
import ViewGraph

@testable import TrifectaWeb

@Suite("Text runs")
@MainActor
struct TextRunTests {
  @Test("Each styled run becomes a span with escaped content")
  func markup() {
    let page = TestSession { Text("a<\(Text("b&").bold()) \(Text("c").font(.title).italic())") }
    #expect(
      page.received().joined().contains(
        """
        a&lt;<span style=\\"font-weight:700\\">b&amp;</span> \
        <span style=\\"font:var(--font-title);font-style:italic\\">c</span></span>
        """))
  }

  @Test("A changed run replaces the markup, and a plain text replaces all runs")
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
