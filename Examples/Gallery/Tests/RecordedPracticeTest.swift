import ScreenTesting
import Testing

@testable import Practice

@MainActor
@Test("Recorded: Practice: App")
func recordedPracticeApp() async throws {
  let screen = await Screen(traits: .device(locale: "en_US", timeZone: "GMT")) { PracticeScreen() }
  try await screen.wait(for: .text("Welcome to Practice"))
  try await screen.wait(for: .text("Learn a few words every day."))
  try await screen.wait(for: .text("At least three letters"))
  try await screen.clear(.textField("Your name"))
  try await screen.type("Ada", into: .textField("Your name"))
  try await screen.wait(for: .text("3"))
  try await screen.tap(.named("Remember me"))
  try await screen.tap(.button("Register"))
  try await screen.wait(for: .text("Hi, Ada"))
  try await screen.wait(for: .text("Ready for 5 words?"))
  try await screen.tap(.button("Start"))
  try await screen.wait(for: .text("0/5"))
  try await screen.tap(.identifier("question"))
  try await screen.choose("Settings", in: .named("Tab bar"))
  try await screen.wait(for: .text("Settings"))
  try await screen.wait(for: .text("Sessions"))
  try await screen.wait(for: .text("Questions: 5"))
  try await screen.tap(.button("Increment"))
  try await screen.wait(for: .text("Questions: 6"))
  try await screen.tap(.button("Log out"))
  try await screen.wait(for: .text("Welcome to Practice"))
  try await screen.wait(for: .text("Learn a few words every day."))
  try await screen.wait(for: .text("At least three letters"))
}
