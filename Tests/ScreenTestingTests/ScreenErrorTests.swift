import ScreenTesting
import SwiftUI
import Testing

@Suite("What a screen says when something is not there")
@MainActor
struct ScreenErrorTests {
  @Test("A look-up that finds nothing names the nearest and prints the screen")
  func nothing() async {
    let screen = await Screen { Form() }
    let error = #expect(throws: LookupError.self) { try screen.find(.button("Gret")) }
    #expect(
      error?.description == """
        Nothing on the screen is a button named "Gret".
        Nearest: "Greet", "greet", "Name".
        The screen:
        root
          vStack alignment=center
            textField "" prompt=Name
            button identifier=greet
              text "Greet"
            text "Nobody yet"
            text "Submitted 0 times"
            divider
        """)
  }

  @Test("A look-up that finds several lists them")
  func several() async {
    let screen = await Screen {
      HStack {
        Text("Same")
        Text("Same").accessibilityLabel("Other name")
        Text("Same")
      }
    }
    let error = #expect(throws: LookupError.self) { try screen.find("Same") }
    #expect(
      error?.description == """
        2 elements are "Same"; say which one is meant, by its role or its identifier:
          text "Same"
          text "Same"
        The screen:
        root
          hStack alignment=center
            text "Same"
            text "Same" label="Other name"
            text "Same"
        """)
  }

  @Test("A disabled control says that it is disabled")
  func disabled() async {
    let screen = await Screen { Button("Go") {}.disabled(true) }
    let error = await #expect(throws: ActionError.self) { try await screen.tap("Go") }
    #expect(
      error?.description == """
        Could not send tap to "Go". It is disabled.
        The screen:
        root
          button disabled
            text "Go"
        """)
  }

  @Test("What is no control says so")
  func noControl() async {
    let screen = await Screen { Text("Read me") }
    let tap = await #expect(throws: ActionError.self) { try await screen.tap("Read me") }
    #expect(
      tap?.description.hasPrefix("Could not send tap to \"Read me\". It is no control, nor inside of one.") == true)
    let type = await #expect(throws: ActionError.self) { try await screen.type("x", into: "Read me") }
    #expect(type?.description.hasPrefix("Could not send input to \"Read me\". It does not react to that.") == true)
  }

  @Test(
    "Each kind of query is named in words",
    arguments: [
      (Query.text("a"), "the text \"a\""), (.label("a"), "the label \"a\""),
      (.identifier("a"), "the identifier \"a\""), (.role(.divider), "a divider"), (.named("a"), "\"a\""),
    ])
  func words(query: Query, words: String) {
    #expect(query.description == words)
  }
}
