import PhoneDialer
import ScreenTesting
import SwiftUI
import Testing

/// The problems of the baseline, each demonstrated by a test.
@Suite("Baseline dialer screen")
@MainActor
struct BaselineDialerScreenTests {
  @Test("The baseline dials the typed number")
  func dials() async throws {
    let screen = await Screen { BaselineDialerScreen() }
    #expect(try screen.find("Dial this number").isEnabled == false)
    try await screen.type("555-0123", into: "Phone number")
    try await screen.tap("Dial this number")
    #expect(screen.openedURLs.map(\.absoluteString) == ["tel:555-0123"])
  }

  @Test("The baseline greets every user with the same name")
  func greetsEverybodyAlike() async {
    let screen = await Screen { BaselineDialerScreen() }
    #expect(screen.contains("Hello, Sam!"))
  }

  @Test("The baseline dials a text that PhoneNumber rejects")
  func dialsLetters() async throws {
    let screen = await Screen { BaselineDialerScreen() }
    try await screen.type("555x", into: "Phone number")
    try await screen.tap("Dial this number")
    #expect(screen.openedURLs.map(\.absoluteString) == ["tel:555x"])
    #expect(throws: PhoneNumber.Problem.unexpectedCharacter("x")) { try PhoneNumber("555x") }
  }

  @Test("The baseline shows no message when a call fails")
  func failsSilently() async throws {
    let screen = await Screen { BaselineDialerScreen() }
    screen.canOpen = { _ in false }
    try await screen.type("112", into: "Phone number")
    let texts = screen.findAll(.role(.text)).map(\.text)
    try await screen.tap("Dial this number")
    #expect(screen.openedURLs.map(\.absoluteString) == ["tel:112"])
    #expect(screen.findAll(.role(.text)).map(\.text) == texts)
  }
}
