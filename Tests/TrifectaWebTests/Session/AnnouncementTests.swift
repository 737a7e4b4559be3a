import PortableUI
import Testing

@testable import TrifectaWeb

@Suite("Accessibility announcements")
@MainActor
struct AnnouncementTests {
  private struct Failing: View {
    @State private var hasFailed = false

    var body: some View {
      Button("ask") { hasFailed = true }
      if hasFailed {
        Text("No answer").onAppear { AccessibilityNotification.Announcement("It did not come.").post() }
      }
    }
  }

  @Test("An announcement is sent once, with the page part for announcements")
  func said() async throws {
    let page = TestSession { Failing() }
    _ = page.received()
    let button = try #require(page.first(.button)).id
    var frames = page.send("tap", to: button)
    await page.settle()
    frames += page.received()
    let said = frames.filter { $0.contains("announce") }
    #expect(said.count == 1)
    #expect(said.first?.contains(#"["announce","It did not come."]"#) == true)
    #expect(said.first?.contains("/trifecta/speech-") == true)
    #expect(!page.comeBack(applied: 0).contains { $0.contains("announce") })
  }

  @Test("An announcement during the first render is not sent")
  func first() {
    let page = TestSession {
      Text("a").onAppear { AccessibilityNotification.Announcement("It is there.").post() }
    }
    #expect(!page.received().contains { $0.contains("It is there.") })
  }

  @Test("Of many simultaneous announcements only the newest are sent")
  func many() throws {
    let page = TestSession {
      Button("count") { for number in 1...100 { AccessibilityNotification.Announcement("\(number)").post() } }
    }
    _ = page.received()
    let frames = page.send("tap", to: try #require(page.first(.button)).id).joined()
    #expect(frames.contains(#"["announce","100"]"#) && frames.contains(#"["announce","93"]"#))
    #expect(!frames.contains(#"["announce","92"]"#))
  }
}
