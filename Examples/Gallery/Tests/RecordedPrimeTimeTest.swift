import ScreenTesting
import Testing
import Trifecta

@testable import Gallery

@MainActor
@Test("Recorded: Prime time")
func recordedPrimeTime() async throws {
  // The dependencies of the app. Override those that a test must not use.
  let screen = await withDependencies {
    $0.context = .live
  } operation: {
    await Screen(traits: .device(locale: "en_US", timeZone: "GMT")) { PrimeTimeExample() }
  }
  try await screen.wait(for: .text("Prime time"))
  try await screen.tap(.button("Counter 0"))
  try await screen.wait(for: .text("Counter"))
  try await screen.tap(.button("Increment"))
  try await screen.tap(.button("Increment"))
  try await screen.tap(.button("Is this prime?"))
  try await screen.wait(for: .text("2 is prime 🎉"))
  try await screen.tap(.button("Save to favorites"))
  try await screen.wait(for: .button("Remove from favorites"))
}
