import ScreenTesting
import SwiftUI
import Testing

@Suite("Lookup and action errors")
@MainActor
struct ScreenErrorTests {
  @Test("A failed lookup names the nearest elements and prints the screen")
  func nothing() async {
    let screen = await Screen { Form() }
    let error = #expect(throws: LookupError.self) { try screen.find(.button("Gret"), fileID: "Shop/A.swift", line: 7) }
    #expect(
      error?.description == """
        No element on the screen matches a button named "Gret".
        Called at Shop/A.swift:7.
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

  @Test("An ambiguous lookup lists the matching elements")
  func several() async {
    let screen = await Screen {
      HStack {
        Text("Same")
        Text("Same").accessibilityLabel("Other name")
        Text("Same")
      }
    }
    let error = #expect(throws: LookupError.self) { try screen.find("Same", fileID: "Shop/A.swift", line: 8) }
    #expect(
      error?.description == """
        2 elements match "Same"; select one by its role or its identifier:
        Called at Shop/A.swift:8.
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

  @Test("An action on a disabled control says that it is disabled")
  func disabled() async {
    let screen = await Screen { Button("Go") {}.disabled(true) }
    let error = await #expect(throws: ActionError.self) { try await screen.tap("Go", fileID: "Shop/A.swift", line: 9) }
    #expect(
      error?.description == """
        Could not send tap to "Go". It is disabled.
        Called at Shop/A.swift:9.
        The screen:
        root
          button disabled
            text "Go"
        """)
  }

  @Test("An action on an unsuitable element gives the reason")
  func noControl() async {
    let screen = await Screen { Text("Read me") }
    let tap = await #expect(throws: ActionError.self) { try await screen.tap("Read me") }
    #expect(
      tap?.description.hasPrefix("Could not send tap to \"Read me\". It is not a control and is not inside one.")
        == true)
    let type = await #expect(throws: ActionError.self) { try await screen.type("x", into: "Read me") }
    #expect(type?.description.hasPrefix("Could not send input to \"Read me\". It does not handle this event.") == true)
  }

  @Test("An error names the line of the test's call, even if the failing action is nested in another action")
  func callers() async throws {
    let screen = await Screen { Text("Read me") }
    func place(_ action: () async throws -> Void) async throws -> String {
      do {
        try await action()
      } catch {
        return try #require("\(error)".split(separator: "\n").first { $0.hasPrefix("Called at") }.map(String.init))
      }
      Issue.record("The action did not fail.")
      return ""
    }
    var line = #line + 1
    let find = try await place { _ = try screen.find("Nothing") }
    #expect(find == "Called at \(#fileID):\(line).")
    line = #line + 1
    let tap = try await place { try await screen.tap("Read me") }
    #expect(tap == "Called at \(#fileID):\(line).")
    line = #line + 1
    let drag = try await place { try await screen.drag("Read me", to: CGPoint(x: 9, y: 9)) }
    #expect(drag == "Called at \(#fileID):\(line).")
    line = #line + 1
    let frame = try await place { _ = try screen.frame(of: "Nothing") }
    #expect(frame == "Called at \(#fileID):\(line).")
  }

  @Test(
    "Each kind of query has a description",
    arguments: [
      (Query.text("a"), "the text \"a\""), (.label("a"), "the label \"a\""),
      (.identifier("a"), "the identifier \"a\""), (.role(.divider), "a divider"), (.named("a"), "\"a\""),
    ])
  func words(query: Query, words: String) {
    #expect(query.description == words)
  }
}
