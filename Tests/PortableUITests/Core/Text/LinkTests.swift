import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Links in texts")
struct LinkTests {
  @Test("Tapping a link in a text opens its URL")
  func opens() async throws {
    let screen = await Screen { Text("See the [terms *of use*](https://a.b/terms) or [help](mailto:c@d.e).") }
    try await screen.tap(.link("terms of use"))
    try await screen.tap("help")
    #expect(screen.openedURLs.map(\.absoluteString) == ["https://a.b/terms", "mailto:c@d.e"])
  }

  @Test("A custom `openURL` action handles a link")
  func decides() async throws {
    struct Some: View {
      @State private var pressed = ""
      var body: some View {
        Text("pressed \(pressed)")
        Text("[one](app://one)").environment(
          \.openURL,
          OpenURLAction { url in
            pressed = url.absoluteString
            return .handled
          })
      }
    }
    let screen = await Screen { Some() }
    try await screen.tap("one")
    #expect(screen.contains("pressed app://one"))
    #expect(screen.openedURLs.isEmpty)
  }

  @Test("A test distinguishes a link from a button of the same name, and a link name that occurs twice throws")
  func ambiguous() async throws {
    let screen = await Screen {
      Button("help") {}
      Text("[help](https://a.b)")
      Text("[x](https://a.b) and [x](https://c.d)")
    }
    try await screen.tap(.button("help"))
    #expect(screen.openedURLs.isEmpty)
    try await screen.tap(.link("help"))
    #expect(screen.openedURLs.count == 1)
    await #expect(throws: ActionError.self) { try await screen.tap(.link("x")) }
    await #expect(throws: LookupError.self) { try await screen.tap(.link("nowhere")) }
  }

  @Test("A link in a disabled text or a button does not open")
  func disabled() async throws {
    struct Some: View {
      @State private var presses = 0
      var body: some View {
        Text("[off](https://a.b)").disabled(true)
        Button {
          presses += 1
        } label: {
          Text("[on](https://a.b)")
        }
        Text("\(presses) presses")
      }
    }
    let screen = await Screen { Some() }
    await #expect(throws: ActionError.self) { try await screen.tap("off") }
    try await screen.tap(.link("on"))
    #expect(screen.contains("1 presses"))
    #expect(screen.openedURLs.isEmpty)
  }

  @Test("A text reacts to taps only while it has a link")
  func changes() async throws {
    struct Some: View {
      @State private var hasLink = false
      var body: some View {
        Button("switch") { hasLink.toggle() }
        Text(hasLink ? "[a](https://a.b)" : "a")
      }
    }
    let screen = await Screen { Some() }
    await #expect(throws: LookupError.self) { try await screen.tap(.link("a")) }
    try await screen.tap("switch")
    try await screen.tap(.link("a"))
    try await screen.tap("switch")
    await #expect(throws: LookupError.self) { try await screen.tap(.link("a")) }
    #expect(screen.openedURLs.count == 1)
  }
}
