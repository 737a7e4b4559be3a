// swift-format-ignore-file
import Foundation
import News
import ScreenTesting
import Testing
import Trifecta

@testable import Gallery

@MainActor
@Test("Recorded: News: Store")
func recordedNewsStore() async throws {
  // The dependencies of the app, with the recorded responses.
  let screen = await withDependencies {
    $0.context = .live
    $0.fixtures["newsClient.entries"] = [
      .success([
        NewsEntry(
          id: "comet",
          title: "A comet comes back",
          summary: "It was last seen when your great-grandparents were young.",
          paragraphs: ["Look to the east.", "The best time is an hour before the sun rises."],
          url: URL(string: "https://example.com/comet"),
          date: Date(timeIntervalSinceReferenceDate: 802159200.0),
          author: "Ada",
          source: "The Evening Sky",
          image: nil),
        NewsEntry(
          id: "rain",
          title: "Rain until Thursday",
          summary: "Take a coat.",
          paragraphs: [],
          url: nil,
          date: nil,
          author: nil,
          source: "The Evening Sky",
          image: nil),
      ]),
      .failure(NewsError.status(503)),
    ]
  } operation: {
    await Screen(traits: .device(locale: "en_US", timeZone: "GMT")) { NewsExample() }
  }
  try await screen.wait(for: .text("News"))
  try await screen.tap(.button("The Evening Sky A comet comes back It was last seen when your great-grandparents were young. Jun 3 at 6:00 AM"))
  try await screen.wait(for: .text("A comet comes back"))
  try await screen.wait(for: .text("By Ada"))
  try await screen.wait(for: .text("Wednesday, June 3, 2026 at 6:00 AM"))
  try await screen.tap(.button("Read on example.com"))
  #expect(screen.openedURLs == [URL(string: "https://example.com/comet")])
  try await screen.goBack()
  try await screen.wait(for: .text("News"))
  try await screen.refresh()
  try await screen.wait(for: .text("The news server reported an error (status 503). Try again later."))
}
