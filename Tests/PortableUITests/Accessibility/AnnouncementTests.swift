import IssueRecording
import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Announcements")
struct AnnouncementTests {
  private struct Notes: View {
    var body: some View {
      Button("words") { AccessibilityNotification.Announcement("It did not come.").post() }
      Button("attributes") { AccessibilityNotification.Announcement(AttributedString("Try again.")).post() }
      Button("translated") { AccessibilityNotification.Announcement(LocalizedStringResource("Saved.")).post() }
    }
  }

  @Test("Posted announcements are recorded in order and not shown")
  func said() async throws {
    let screen = await Screen { Notes() }
    for name: Query in ["words", "attributes", "translated"] { try await screen.tap(name) }
    #expect(screen.announcements == ["It did not come.", "Try again.", "Saved."])
    #expect(!screen.contains(.text("It did not come.")))
  }

  @Test("Only UIKit notifications with a text are announced")
  func notifications() async throws {
    struct Posts: View {
      var body: some View {
        Button("string") { UIAccessibility.post(notification: .announcement, argument: "Saved.") }
        Button("attributes") {
          UIAccessibility.post(notification: .announcement, argument: NSAttributedString(string: "Sent."))
        }
        Button("layout") { UIAccessibility.post(notification: .layoutChanged, argument: AttributedString("Sorted.")) }
        Button("nothing") { UIAccessibility.post(notification: .screenChanged, argument: nil) }
      }
    }
    let screen = await Screen { Posts() }
    for name: Query in ["string", "attributes", "layout", "nothing"] { try await screen.tap(name) }
    #expect(screen.announcements == ["Saved.", "Sent.", "Sorted."])
  }

  @Test("An announcement without a screen is reported")
  func nobody() {
    let reported = issues {
      AccessibilityNotification.Announcement("It did not come.").post()
    }
    #expect(reported.count == 1 && reported.first?.contains("It did not come.") == true)
  }
}
