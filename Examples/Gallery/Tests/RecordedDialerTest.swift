import Foundation
import ScreenTesting
import Testing
import Trifecta

@testable import Gallery

@MainActor
@Test("Recorded: Phone dialer: Store")
func recordedPhoneDialerStore() async throws {
  // The dependencies of the app, with the recorded responses.
  let screen = await withDependencies {
    $0.context = .live
    $0.fixtures["profile.username"] = [.success("guest")]
  } operation: {
    await Screen(traits: .device(locale: "en_US", timeZone: "GMT")) { DialerExample() }
  }
  try await screen.wait(for: .text("Hello, guest!"))
  try await screen.wait(for: .text("Enter a number to dial."))
  try await screen.clear(.textField("Phone number"))
  try await screen.type("5", into: .textField("Phone number"))
  try await screen.wait(for: .text("Enter at least 3 digits."))
  try await screen.clear(.textField("Phone number"))
  try await screen.type("55x", into: .textField("Phone number"))
  try await screen.wait(for: .text("A phone number cannot contain “x”."))
  try await screen.clear(.textField("Phone number"))
  try await screen.type("555-0123", into: .textField("Phone number"))
  try await screen.tap(.button("Dial this number"))
  #expect(screen.openedURLs == [URL(string: "tel:5550123")])
}
