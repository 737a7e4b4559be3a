import Foundation
import IssueRecording
import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Web views")
struct WebViewTests {
  @Test(
    "A web view's value is its URL",
    arguments: ["https://example.com/a", "HTTP://example.com", "/beside", "beside?a=b#c"])
  func address(text: String) async throws {
    let screen = await Screen { WebView(url: URL(string: text)).accessibilityLabel("Page") }
    #expect(try screen.find("Page").role == .webPage)
    #expect(try screen.find("Page").value == text)
  }

  @Test("A web view follows changes of its URL")
  func changes() async throws {
    let screen = await Screen { Changing() }
    #expect(try screen.find("Page").value == "/first")
    try await screen.tap("Second")
    #expect(try screen.find("Page").value == "/second")
    try await screen.tap("None")
    #expect(try screen.find("Page").value == nil)
  }

  @Test(
    "An unsupported URL is reported, not loaded", arguments: ["javascript:alert(1)", "file:///etc/passwd", "data:,a"])
  func noPage(text: String) async throws {
    var shown: String?? = nil
    let issues = await issues {
      let screen = await Screen { WebView(url: URL(string: text)).accessibilityLabel("Page") }
      shown = try? screen.find("Page").value
    }
    #expect(shown == .some(nil))
    #expect(issues.count == 1)
    #expect(issues.first?.contains(text) == true)
  }
}

private struct Changing: View {
  @State private var path: String? = "/first"

  var body: some View {
    WebView(url: path.flatMap(URL.init(string:))).accessibilityLabel("Page")
    Button("Second") { path = "/second" }
    Button("None") { path = nil }
  }
}
