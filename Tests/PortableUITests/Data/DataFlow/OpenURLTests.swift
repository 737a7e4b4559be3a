import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("openURL")
struct OpenURLTests {
  struct Dialer: View {
    @Environment(\.openURL) private var openURL
    @State private var outcome = "untried"
    var body: some View {
      Button("dial") {
        openURL(URL(string: "tel:1")!) { outcome = $0 ? "accepted" : "refused" }
      }
      Text(outcome)
    }
  }

  @Test("The completion reports whether the host opened the URL", arguments: [true, false])
  func host(canOpen: Bool) async throws {
    let screen = await Screen { Dialer() }
    screen.canOpen = { _ in canOpen }
    try await screen.tap("dial")
    #expect(screen.openedURLs == [URL(string: "tel:1")!])
    #expect(screen.contains(canOpen ? "accepted" : "refused"))
  }

  @Test("A custom action handles the URL instead of the host")
  func handled() async throws {
    let probe = Probe()
    let screen = await Screen {
      Dialer().environment(
        \.openURL,
        OpenURLAction { url in
          probe.note(url.absoluteString)
          return .handled
        })
    }
    try await screen.tap("dial")
    #expect(probe.notes == ["tel:1"])
    #expect(screen.openedURLs.isEmpty)
    #expect(screen.contains("accepted"))
  }

  @Test("A custom action discards the URL")
  func discarded() async throws {
    let screen = await Screen { Dialer().environment(\.openURL, OpenURLAction { _ in .discarded }) }
    try await screen.tap("dial")
    #expect(screen.openedURLs.isEmpty)
    #expect(screen.contains("refused"))
  }

  @Test("A custom action makes the host open another URL")
  func another() async throws {
    let screen = await Screen {
      Dialer().environment(\.openURL, OpenURLAction { _ in .systemAction(URL(string: "sms:1")!) })
    }
    try await screen.tap("dial")
    #expect(screen.openedURLs == [URL(string: "sms:1")!])
  }

  @Test("Outside a screen no URL is opened and the completion receives false")
  func outside() {
    var outcomes: [Bool] = []
    EnvironmentValues().openURL(URL(string: "tel:1")!) { outcomes.append($0) }
    #expect(outcomes == [false])
  }
}
