import Elements
import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("The focus of an ancestor")
struct IsFocusedTests {
  private struct Reading: View {
    let name: String
    @Environment(\.isFocused) private var isFocused
    var body: some View { Text(verbatim: "\(name): \(isFocused)") }
  }

  @Test("Views in a focusable view read whether it has the focus")
  func focusable() async throws {
    let screen = await Screen {
      VStack { Reading(name: "first") }.focusable().accessibilityIdentifier("first")
      VStack { Reading(name: "second") }.focusable().accessibilityIdentifier("second")
      Reading(name: "outside")
    }
    #expect(screen.contains("first: false"))
    try await screen.focus(.identifier("first"))
    #expect(screen.contains("first: true"))
    #expect(screen.contains("second: false"))
    #expect(screen.contains("outside: false"))
    try await screen.focus(.identifier("second"))
    #expect(screen.contains("first: false"))
    #expect(screen.contains("second: true"))
    await screen.unfocus()
    #expect(screen.contains("second: false"))
  }

  private struct Card: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        Reading(name: "card")
      }
    }
  }

  @Test("The style of a button reads whether the button has the focus")
  func button() async throws {
    let screen = await Screen { Button("Open") {}.buttonStyle(Card()).accessibilityIdentifier("open") }
    #expect(screen.contains("card: false"))
    try await screen.focus(.identifier("open"))
    #expect(screen.contains("card: true"))
    await screen.unfocus()
    #expect(screen.contains("card: false"))
  }

  @Test("A view with `focusable(false)` reads the focus of the focusable view around it")
  func unfocusable() async throws {
    let screen = await Screen {
      VStack { Reading(name: "view").focusable(false) }.focusable().accessibilityIdentifier("outer")
    }
    try await screen.focus(.identifier("outer"))
    #expect(screen.contains("view: true"))
  }

  @Test("A host must report the focus only if a view reads it")
  func demand() async {
    let unread = await Screen { VStack { Text("a") }.focusable() }
    #expect(unread.attributes(of: .focus).map { $0[.watchesFocus] } == [nil])
    let read = await Screen { VStack { Reading(name: "a") }.focusable() }
    #expect(read.attributes(of: .focus).map { $0[.watchesFocus] } == [.flag(true)])
  }
}
