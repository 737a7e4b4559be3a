import IssueRecording
import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Pasteboard")
struct UIPasteboardTests {
  private struct Codes: View {
    @State private var read = "nothing"

    var body: some View {
      Button("copy") { UIPasteboard.general.string = "4711" }
      Button("link") { UIPasteboard.general.url = URL(string: "https://example.com/a") }
      Button("take away") { UIPasteboard.general.string = nil }
      Button("read") {
        read = UIPasteboard.general.hasStrings ? UIPasteboard.general.string ?? "" : "nothing"
      }
      Text(read)
    }
  }

  @Test("Text that a screen copies can be read on that screen and on no other")
  func copies() async throws {
    let screen = await Screen { Codes() }
    let other = await Screen { Codes() }
    #expect(screen.copiedText == nil)
    try await screen.tap("copy")
    #expect(screen.copiedText == "4711")
    try await screen.tap("read")
    #expect(screen.contains("4711"))
    try await other.tap("read")
    #expect(other.copiedText == nil && other.contains("nothing"))
    try await screen.tap("link")
    #expect(screen.copiedText == "https://example.com/a")
    try await screen.tap("take away")
    try await screen.tap("read")
    #expect(screen.copiedText == "" && screen.contains("nothing"))
  }

  @Test("Copying without a screen is reported and does nothing")
  func nobody() {
    let reported = issues { UIPasteboard.general.string = "4711" }
    #expect(reported.count == 1 && reported.first?.contains("button's action") == true)
    #expect(UIPasteboard.general.string == nil)
  }
}
