import PortableUI
import Testing

@testable import TrifectaWeb

@Suite("Clipboard")
@MainActor
struct CopyingTests {
  @Test("Only the newest copied text is sent, exactly once, with the page part for copying")
  func copies() throws {
    let page = TestSession {
      Button("copy") {
        UIPasteboard.general.string = "a"
        UIPasteboard.general.string = "b <\"> \u{7}"
      }
    }
    _ = page.received()
    let frames = page.send("tap", to: try #require(page.first(.button)).id).filter { $0.contains(#"["copy","#) }
    #expect(frames.count == 1)
    #expect(frames.first?.contains(#"["copy","b <\"> \u0007"]"#) == true, "\(frames)")
    #expect(frames.first?.contains("/trifecta/copying-") == true)
    #expect(!page.comeBack(applied: 0).joined().contains(#"["copy","#))
  }

  @Test("A text that is too long is not copied, and later copies still work")
  func tooLong() throws {
    let page = TestSession {
      Button("long") { UIPasteboard.general.string = String(repeating: "x", count: 300_000) }
      Button("short") { UIPasteboard.general.string = "y" }
    }
    _ = page.received()
    let buttons = page.all(.button)
    #expect(!page.send("tap", to: buttons[0].id).joined().contains("xx"))
    #expect(page.send("tap", to: buttons[1].id).joined().contains(#"["copy","y"]"#))
  }
}
