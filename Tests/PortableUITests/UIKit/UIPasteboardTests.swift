import IssueRecording
import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("What a program puts on the clipboard")
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

  @Test("It comes to the person who has pressed, and the screen reads what it has put there")
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

  @Test("Without a screen nothing is copied, which is reported")
  func nobody() {
    let reported = issues { UIPasteboard.general.string = "4711" }
    #expect(reported.count == 1 && reported.first?.contains("button's action") == true)
    #expect(UIPasteboard.general.string == nil)
  }
}
