import Elements
import PortableUI
import Testing
import ViewGraph

@testable import TrifectaWeb

@Suite("Overlay content")
@MainActor
struct LayerContentTests {
  @Test("An overlay moves when its alignment changes")
  func alignment() throws {
    let page = TestSession { Moving() }
    #expect(page.received().joined().contains("class=A><span id>front</span></view-layer>"))
    let button = try #require(page.first(.button)).id
    let content = try #require(page.first(.text)?.layers.first?.content).id
    let patch = page.send("tap", to: button).joined()
    #expect(
      patch.contains(#"["set","class",\#(content),"B"],["styles",".B{justify-content:end;align-items:start}"]"#),
      "\(patch)")
    // Center is the default alignment.
    #expect(page.send("tap", to: button).joined().contains(#"["set","class",\#(content),null]"#))
  }

  private struct Moving: View {
    @State private var count = 0

    var body: some View {
      Text("a").overlay(alignment: [Alignment.topTrailing, .bottomLeading, .center][count % 3]) { Text("front") }
      Button("Change") { count += 1 }
    }
  }
}
