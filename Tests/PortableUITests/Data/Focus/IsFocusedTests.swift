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

  private struct Marked: View {
    let name: String
    var body: some View {
      HStack {
        Text("Open")
        Reading(name: name)
      }
    }
  }

  @Test("The label of a built-in button reads whether the button has the focus")
  func label() async throws {
    var opened = 0
    let screen = await Screen {
      NavigationStack {
        Button {
          opened += 1
        } label: {
          Marked(name: "plain")
        }
        .accessibilityIdentifier("plain")
        Button {
        } label: {
          AnyView(Reading(name: "bordered"))
        }.buttonStyle(.borderedProminent)
          .accessibilityIdentifier("bordered")
        NavigationLink {
          Text("Page")
        } label: {
          Text("Next")
          Text("Page").background { Reading(name: "link") }
        }
        .accessibilityIdentifier("link")
      }
    }
    for name in ["plain", "bordered", "link"] {
      #expect(screen.contains("\(name): false"))
      try await screen.focus(.identifier(name))
      #expect(screen.contains("\(name): true"))
    }
    #expect(screen.contains("plain: false"))
    try await screen.tap(.identifier("plain"))
    #expect(opened == 1)
  }

  @Test("A button in a focusable view is the nearest focusable ancestor of its label")
  func nearest() async throws {
    let screen = await Screen {
      VStack {
        Button {
        } label: {
          Reading(name: "label")
        }
      }.focusable().accessibilityIdentifier("around")
    }
    try await screen.focus(.identifier("around"))
    #expect(screen.contains("label: false"))
  }

  @Test("A button's host must report the focus only if the label reads it")
  func demandOfButton() async {
    func watched(@ViewBuilder _ label: @escaping () -> some View) async -> AttributeValue? {
      let screen = await Screen {
        Button {
        } label: {
          label()
        }
      }
      return screen.attributes(of: .button).first?[.watchesFocus]
    }
    #expect(await watched { Text("a") } == nil)
    #expect(await watched { AnyView(Text("a")) } == nil)
    #expect(await watched { Reading(name: "a") } == .flag(true))
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
